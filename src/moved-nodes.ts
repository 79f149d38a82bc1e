/*
 * Inlined into every built page, see scripts/prerender/inline.ts. Translators wrap each text in an element of
 * their own, and extensions move nodes. React expects its nodes where it put them; otherwise it would throw,
 * and an error page would replace everything that was typed. So removing a missing node does nothing, and
 * inserting before one appends.
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
