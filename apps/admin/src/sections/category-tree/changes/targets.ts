import { m } from '#paraglide/messages.js'
import { isWithin, type CategoryNode } from '#sections/category-tree/nodes.ts'

const LEVELS = 6

/** Why a category cannot have children. The server decides; this explains it in advance. */
export function whyNoChildren(parent: CategoryNode | null): string | undefined {
  if (!parent) return undefined
  if (parent.depth >= LEVELS) return m.catalog_too_deep({ levels: LEVELS })
  // Only leaves hold products, so a leaf's count is its own.
  if (parent.children_count === 0 && parent.products_count)
    return m.catalog_has_products({ count: parent.products_count })
  return undefined
}

/** Why a category cannot be moved to a target. */
export function whyNotInto(
  node: CategoryNode,
  parent: CategoryNode | null,
  nodes: readonly CategoryNode[],
): string | undefined {
  if (parent && isWithin(parent, node)) return m.catalog_into_itself()
  if (node.parent_id === (parent?.id ?? null)) return undefined
  if ((parent?.depth ?? 0) + levelsOf(node, nodes) > LEVELS) return m.catalog_too_deep({ levels: LEVELS })
  return whyNoChildren(parent)
}

/** The depth of a branch, as far as it is loaded. */
function levelsOf(node: CategoryNode, nodes: readonly CategoryNode[]): number {
  const maxDepth = nodes.reduce(
    (deepest, other) => (isWithin(other, node) ? Math.max(deepest, other.depth) : deepest),
    0,
  )
  return Math.max(maxDepth - node.depth, node.children_count > 0 ? 1 : 0) + 1
}
