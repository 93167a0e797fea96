/**
 * Lets React go on when a translator or an extension has put a text node of the page into an element of its own, or has
 * replaced it: `removeChild` and `insertBefore` would throw, and take the screen with them.
 * Call it before the first render.
 */
export function tolerateMovedNodes() {
  // oxlint-disable-next-line typescript/unbound-method -- Both are called with the node as `this`.
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    let { parentNode } = child
    if (parentNode !== this && (!parentNode || !this.contains(child))) return child
    removeChild.call(parentNode, child)
    // The empty element would keep its place in a row with gaps.
    while (parentNode !== this && parentNode?.parentNode && !parentNode.hasChildNodes()) {
      const empty: ParentNode = parentNode
      parentNode = parentNode.parentNode
      removeChild.call(parentNode, empty)
    }
    return child
  }
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, next: Node | null): T {
    insertBefore.call(this, node, next && childWith(this, next))
    return node
  }
}

/** The child of a node that is the other node or holds it; a replaced one has no place any more. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}
