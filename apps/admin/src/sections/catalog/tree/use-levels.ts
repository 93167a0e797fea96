import type { ItemInstance } from '@headless-tree/core'
import { useCallback, useMemo } from 'react'
import type { CategoryNode } from '#sections/catalog/nodes.ts'
import type { RowData } from './use-drag.ts'

// Kept by hand: the compiler leaves the tree around them alone, and each row that scrolls by would do it all again.

/** Nodes by their id, and the ids under each. */
export function useLevels(nodes: readonly CategoryNode[], root: string) {
  return useMemo(() => {
    const byId = new Map(nodes.map((node) => [String(node.id), node]))
    const byParent = new Map<string, string[]>()
    for (const { id, parent_id } of nodes) {
      const parent = String(parent_id ?? root)
      const siblings = byParent.get(parent)
      if (siblings) siblings.push(String(id))
      else byParent.set(parent, [String(id)])
    }
    return { byId, byParent }
  }, [nodes, root])
}

/** With another function the virtualizer measures all rows anew. */
export function useKeys(items: readonly ItemInstance<RowData>[]) {
  return useCallback((index: number) => items[index]?.getId() ?? index, [items])
}
