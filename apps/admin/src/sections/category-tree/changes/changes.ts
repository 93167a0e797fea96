import { childrenOf, isWithin, type CategoryNode } from '#sections/category-tree/nodes.ts'

export interface Place {
  parent: CategoryNode | null
  /** The position among the siblings, from 1. */
  position: number
}

/** The reversible changes of the tree. */
export type Change =
  | { kind: 'move'; node: CategoryNode; from: Place; to: Place }
  | { kind: 'sort'; parent: CategoryNode | null; from: readonly number[]; to: readonly number[] }
  | { kind: 'rename'; node: CategoryNode; from: string; to: string }
  | { kind: 'switch'; node: CategoryNode; from: boolean; to: boolean }

export function placeOf(nodes: readonly CategoryNode[], { parent_id, position }: CategoryNode): Place {
  return { parent: nodes.find(({ id }) => id === parent_id) ?? null, position }
}

/** The last position under a parent; the server treats larger positions as the end. */
export function endOf(nodes: readonly CategoryNode[], parent: CategoryNode | null): Place {
  return { parent, position: (parent ? parent.children_count : childrenOf(nodes, null).length) + 1 }
}

/** The tree after a change, assuming that the server accepts it. */
export function withChange(nodes: readonly CategoryNode[], change: Change): readonly CategoryNode[] {
  switch (change.kind) {
    case 'rename':
      return nodes.map((node) => (node.id === change.node.id ? { ...node, name: change.to } : node))
    case 'switch':
      return nodes.map((node) => (node.id === change.node.id ? withSwitch(node, nodes, change.to) : node))
    case 'sort':
      return withOrder(nodes, change.to)
    default:
      return withMove(nodes, change)
  }
}

function withSwitch(node: CategoryNode, nodes: readonly CategoryNode[], is_active: boolean): CategoryNode {
  const parent = nodes.find(({ id }) => id === node.parent_id)
  return { ...node, is_active, effective_active: is_active && (parent?.effective_active ?? true) }
}

function withOrder(nodes: readonly CategoryNode[], ids: readonly number[]) {
  const positions = new Map(ids.map((id, index) => [id, index + 1]))
  return inOrder(nodes.map((node) => ({ ...node, position: positions.get(node.id) ?? node.position })))
}

/**
 * Works on the loaded nodes, which may be only some of the siblings: positions are numbers, not indexes. While the two
 * levels reload one after the other, the node is in both or in neither.
 */
function withMove(nodes: readonly CategoryNode[], { node, from, to }: Extract<Change, { kind: 'move' }>) {
  const source = from.parent?.id ?? null
  const target = to.parent?.id ?? null
  const copies = nodes.filter(({ id }) => id === node.id)
  const atSource = copies.find(({ parent_id }) => parent_id === source)
  const atTarget = copies.find(({ parent_id }) => parent_id === target)
  const now = atSource ?? atTarget ?? node
  const parent = nodes.find(({ id }) => id === target) ?? to.parent
  const path = `${parent?.path ?? ''}${node.id}.`
  const deeper = (parent?.depth ?? 0) + 1 - now.depth
  const isLeaving = source !== target && atSource !== undefined
  const isArriving = source !== target && atTarget === undefined
  const rest = nodes.flatMap((other) => {
    if (other.id === node.id) return []
    const next = { ...other }
    if (isWithin(other, now)) {
      next.path = path + other.path.slice(now.path.length)
      next.depth += deeper
    }
    if ((isLeaving || source === target) && other.parent_id === source && other.position > now.position) next.position--
    if ((isArriving || source === target) && other.parent_id === target && next.position >= to.position) next.position++
    if (isLeaving && other.id === source) next.children_count--
    if (isArriving && other.id === target) next.children_count++
    return [next]
  })
  return inOrder([...rest, { ...now, parent_id: target, path, depth: now.depth + deeper, position: to.position }])
}

function inOrder(nodes: readonly CategoryNode[]) {
  return nodes.toSorted((a, b) => a.position - b.position)
}
