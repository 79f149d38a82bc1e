/*
 * Inlined into every built page, see scripts/prerender/inline.ts. Translators put each text into an element of their own,
 * and extensions move what they find. React looks for its nodes where it has put them, would throw, and an error would
 * take the place of the page with all that was typed. So a node that is not there any more is not removed, and what
 * belongs before it comes last.
 *
 * Source: https://github.com/facebook/react/issues/11538
 */
const native = Object.getOwnPropertyDescriptors(Node.prototype);

Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
  if (child.parentNode === this) native.removeChild.value?.call(this, child);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(child: Child, next: Node | null) {
  native.insertBefore.value?.call(this, child, next?.parentNode === this ? next : null);
  return child;
};
