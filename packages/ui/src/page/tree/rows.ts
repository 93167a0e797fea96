import type { ReactNode } from 'react'

/** A node of a `Tree`. */
export interface TreeNode {
  /** Identifies the node; unique in the tree. */
  id: string
  /** The name of the node. Letters that are typed find it. */
  name: string
  /** Beside the name: a counter, a tag. */
  end?: ReactNode
  /** The nodes under it; an empty list is a branch without leaves. */
  children?: readonly TreeNode[]
}

/** A node in view, with its place. */
export interface TreeRow {
  node: TreeNode
  level: number
  /** Its place among its siblings, from 1. */
  place: number
  siblings: number
  parent: string | undefined
}

/** The nodes whose parents are all open, in order. */
export function rowsOf(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): readonly TreeRow[] {
  return nodes.flatMap((node, index) => [
    { node, level, place: index + 1, siblings: nodes.length, parent },
    ...(open.has(node.id) ? rowsOf(node.children ?? [], open, level + 1, node.id) : []),
  ])
}
