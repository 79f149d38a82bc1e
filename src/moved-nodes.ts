/*
 * Inlined into every built page, see scripts/prerender/inline.ts. Translators put an element of their own in the place
 * of each text, extensions that explain or embolden words several nodes, and some move nodes. React expects its nodes
 * where it put them; otherwise it would throw, and an error page would replace everything that was typed, or it would
 * change a text that is no longer shown. So the nodes that have replaced a text are removed when React removes it, and
 * replaced when React changes it; removing another missing node does nothing, and inserting before one appends.
 *
 * Source: https://github.com/facebook/react/issues/11538
 */
const native = Object.getOwnPropertyDescriptors(Node.prototype);
/** The nodes that have replaced texts. */
const replacements = new WeakMap<Node, Node[]>();

const observer = new MutationObserver((changes) => {
  const inserted = new Set<Node | null>();
  for (const { target, removedNodes, addedNodes, previousSibling } of changes) {
    const [removed] = removedNodes;
    // React removes elements that it has put into the head from their parent, which must exist.
    if (target === document.head)
      for (const node of removedNodes) if (!node.parentNode) new DocumentFragment().append(node);
    for (const node of addedNodes) {
      inserted.add(node);
      replacements.delete(node);
    }
    const isBefore = inserted.has(previousSibling) || previousSibling?.nodeName === "FONT";
    const replacement = previousSibling && isBefore ? [previousSibling] : [];
    // If several nodes are removed at once, it is unknown what has replaced which.
    if (removed instanceof Text && removedNodes.length === 1)
      replacements.set(removed, addedNodes.length > 0 ? [...addedNodes] : replacement);
  }
});
// Pages translated before that have to be rendered from scratch.
addEventListener("hydrated", () => observer.observe(document, { childList: true, subtree: true }));

/** A node, or the nodes in its place. */
function currentNodesOf(node: Node): Node[] {
  return node.parentNode ? [node] : (replacements.get(node) ?? []).flatMap(currentNodesOf);
}

Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  for (const node of currentNodesOf(child))
    if (node.parentNode === this) native.removeChild.value?.call(this, node);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
  const present = next && currentNodesOf(next).find((node) => node.parentNode === this);
  native.insertBefore.value?.call(this, child, present ?? null);
  return child;
};

Object.defineProperty(Text.prototype, "nodeValue", {
  ...native.nodeValue,
  set(this: Text, text: string) {
    native.nodeValue.set?.call(this, text);
    const [first, ...others] = this.parentNode ? [] : currentNodesOf(this);
    first?.parentNode?.replaceChild(this, first);
    for (const node of others) node.parentNode?.removeChild(node);
  },
});
