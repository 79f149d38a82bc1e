/*
 * Inlined into every built page, see scripts/prerender/inline.ts. Translators put an element of their own in the
 * place of each text, and extensions move nodes. React expects its nodes where it put them; otherwise it would
 * throw, and an error page would replace everything that was typed, or it would change a text that is no longer
 * shown. So what is in the place of a text is removed like the text, and is replaced by a changed one; removing
 * another missing node does nothing, and inserting before one appends.
 *
 * Source: https://github.com/facebook/react/issues/11538
 */
const native = Object.getOwnPropertyDescriptors(Node.prototype);
/** The elements that have taken the place of texts. */
const replacements = new WeakMap<Node, Node>();

const observer = new MutationObserver((changes) => {
  for (const { target, removedNodes, addedNodes, previousSibling } of changes) {
    const [removed] = removedNodes;
    // React removes what it has put into the head from its parent, which must not be missing.
    if (target === document.head)
      for (const node of removedNodes) if (!node.parentNode) new DocumentFragment().append(node);
    const translation = [addedNodes[0], previousSibling].find((node) => node?.nodeName === "FONT");
    if (removed instanceof Text && translation) replacements.set(removed, translation);
  }
});
// What is translated before has to be rendered from scratch.
addEventListener("hydrated", () => observer.observe(document, { childList: true, subtree: true }));

/** A child, or what is in its place. */
function presentOf(child: Node, parent: Node): Node | null {
  const present = child.parentNode ? child : replacements.get(child);
  return present?.parentNode === parent ? present : null;
}

Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  const present = presentOf(child, this);
  if (present) native.removeChild.value?.call(this, present);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
  native.insertBefore.value?.call(this, child, next && presentOf(next, this));
  return child;
};

Object.defineProperty(Text.prototype, "nodeValue", {
  ...native.nodeValue,
  set(this: Text, text: string) {
    native.nodeValue.set?.call(this, text);
    const replacement = this.parentNode ? undefined : replacements.get(this);
    replacement?.parentNode?.replaceChild(this, replacement);
  },
});
