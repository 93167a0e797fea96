/** A node of a tree. */
export interface TreeNode<Node> {
  /** Identifies the node; unique in the tree. */
  id: string
  /** The name of the node. Letters that are typed find it. */
  name: string
  /** The nodes under it; an empty list is a branch without leaves. */
  children?: readonly Node[]
}

/** A node in view, with its place. */
export interface TreeRow<Node> {
  /** The node. */
  node: Node
  /** How deep it is, from 1. */
  level: number
  /** Its place among its siblings, from 1. */
  place: number
  /** How many nodes its parent has. */
  siblings: number
  /** The id of its parent; absent on the first level. */
  parent: string | undefined
}

/** The nodes whose parents are all open, in order. */
export function rowsOf<Node extends TreeNode<Node>>(
  nodes: readonly Node[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): readonly TreeRow<Node>[] {
  return nodes.flatMap((node, index) => [
    { node, level, place: index + 1, siblings: nodes.length, parent },
    ...(open.has(node.id) ? rowsOf(node.children ?? [], open, level + 1, node.id) : []),
  ])
}
