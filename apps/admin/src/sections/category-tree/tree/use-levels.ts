import type { ItemInstance } from '@headless-tree/core'
import { useCallback, useMemo } from 'react'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import type { RowData } from './use-drag.ts'

// Memoised by hand: the React Compiler skips the tree around them, and each scrolled row would recompute everything.

/** Nodes by id, and child ids by parent. */
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

/** A new function would make the virtualizer measure all rows again. */
export function useKeys(items: readonly ItemInstance<RowData>[]) {
  return useCallback((index: number) => items[index]?.getId() ?? index, [items])
}
