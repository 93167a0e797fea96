import { childrenOf, isWithin, type CategoryNode } from './nodes.ts'

export interface Place {
  parent: CategoryNode | null
  /** Among the siblings, from 1. */
  position: number
}

/** What can be done with the tree and taken back. */
export type Change =
  | { kind: 'move'; node: CategoryNode; from: Place; to: Place }
  | { kind: 'sort'; parent: CategoryNode | null; from: readonly number[]; to: readonly number[] }
  | { kind: 'rename'; node: CategoryNode; from: string; to: string }
  | { kind: 'switch'; node: CategoryNode; from: boolean; to: boolean }

export function placeOf(nodes: readonly CategoryNode[], { parent_id, position }: CategoryNode): Place {
  return { parent: nodes.find(({ id }) => id === parent_id) ?? null, position }
}

/** The last place under a parent; the server takes what is past the end for the end. */
export function endOf(nodes: readonly CategoryNode[], parent: CategoryNode | null): Place {
  return { parent, position: (parent ? parent.children_count : childrenOf(nodes, null).length) + 1 }
}

/** Each kind has its two sides of one type, which the union cannot say of itself. */
export function reversed(change: Change): Change {
  return { ...change, from: change.to, to: change.from } as Change
}

/** The tree as it will be once the server has agreed. */
export function withChange(nodes: readonly CategoryNode[], change: Change): readonly CategoryNode[] {
  switch (change.kind) {
    case 'rename':
      return nodes.map((node) => (node.id === change.node.id ? { ...node, name: change.to } : node))
    case 'switch':
      return nodes.map((node) => (node.id === change.node.id ? switched(node, nodes, change.to) : node))
    case 'sort':
      return sorted(nodes, change.to)
    case 'move':
      return moved(nodes, change)
  }
}

function switched(node: CategoryNode, nodes: readonly CategoryNode[], is_active: boolean): CategoryNode {
  const parent = nodes.find(({ id }) => id === node.parent_id)
  return { ...node, is_active, effective_active: is_active && (parent?.effective_active ?? true) }
}

function sorted(nodes: readonly CategoryNode[], ids: readonly number[]) {
  const positions = new Map(ids.map((id, index) => [id, index + 1]))
  return inOrder(nodes.map((node) => ({ ...node, position: positions.get(node.id) ?? node.position })))
}

/** Works on what is loaded, which may be a part of the siblings: their places are numbers, not indexes. */
function moved(nodes: readonly CategoryNode[], { node: { id }, to }: Extract<Change, { kind: 'move' }>) {
  const node = nodes.find((other) => other.id === id)
  if (!node) return nodes
  const from = node.parent_id
  const parent = nodes.find((other) => other.id === to.parent?.id) ?? to.parent
  const into = parent?.id ?? null
  const path = `${parent?.path ?? ''}${id}.`
  const deeper = (parent?.depth ?? 0) + 1 - node.depth
  return inOrder(
    nodes.map((other) => {
      if (other === node) return { ...node, parent_id: into, path, depth: node.depth + deeper, position: to.position }
      const next = { ...other }
      if (isWithin(other, node)) {
        next.path = path + other.path.slice(node.path.length)
        next.depth += deeper
      }
      if (other.parent_id === from && other.position > node.position) next.position--
      if (other.parent_id === into && next.position >= to.position) next.position++
      if (from !== into && other.id === from) next.children_count--
      if (from !== into && other.id === into) next.children_count++
      return next
    }),
  )
}

function inOrder(nodes: readonly CategoryNode[]) {
  return nodes.toSorted((a, b) => a.position - b.position)
}
