import type { DragTarget, ItemInstance, TreeConfig } from '@headless-tree/core'
import { useState, type DragEvent, type HTMLAttributes } from 'react'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { endOf, placeOf, type Place } from '#sections/category-tree/changes/changes.ts'
import { positionAfter } from '#sections/category-tree/changes/commands.ts'
import { childrenOf, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { whyNotInto } from '#sections/category-tree/changes/targets.ts'

export interface RowData {
  node: CategoryNode | undefined
}
type Item = ItemInstance<RowData>

export const INDENT = 24
const OPEN_AFTER = 600
// The distance from an edge at which dragging scrolls the tree, and the step of each event.
const EDGE = 40
const STEP = 24

/** Moves nodes by mouse: into a category or between two; a refused target explains itself. */
export function useDrag(nodes: readonly CategoryNode[]) {
  const { can, change } = useActions()
  const [refused, setRefused] = useState<{ id: string; reason: string } | null>(null)

  function whyNot([item]: readonly Item[], target: DragTarget<RowData>) {
    const node = item?.getItemData().node
    return node ? whyNotInto(node, target.item.getItemData().node ?? null, nodes) : undefined
  }

  const config = {
    indent: INDENT,
    openOnDropDelay: OPEN_AFTER,
    canDrag: () => can.move,
    canDrop: (items, target) => whyNot(items, target) === undefined,
    onDrop([item], target) {
      const node = item?.getItemData().node
      if (!node) return
      const from = placeOf(nodes, node)
      const to = placeAt(target, node)
      if (to.parent?.id === from.parent?.id && to.position === from.position) return
      change({ kind: 'move', node, from, to })
    },
  } satisfies Partial<TreeConfig<RowData>>

  function placeAt(target: DragTarget<RowData>, node: CategoryNode): Place {
    const parent = target.item.getItemData().node ?? null
    if (!('insertionIndex' in target)) {
      const end = endOf(nodes, parent)
      return node.parent_id === (parent?.id ?? null) ? { parent, position: end.position - 1 } : end
    }
    const siblings = childrenOf(nodes, parent?.id ?? null).filter(({ id }) => id !== node.id)
    const before = siblings[target.insertionIndex - 1]
    return { parent, position: before ? positionAfter(before, node) : 1 }
  }

  /** The library ignores refused targets and keeps the last allowed one. */
  function overRow(item: Item, event: DragEvent) {
    const tree = item.getTree()
    const { dnd } = tree.getState()
    if (event.defaultPrevented || !dnd?.draggedItems || dnd.draggedItems.includes(item)) {
      if (refused) setRefused(null)
      return
    }
    const parent = item.getParent()
    const reason = whyNot(dnd.draggedItems, { item }) ?? (parent && whyNot(dnd.draggedItems, { item: parent }))
    if (dnd.dragTarget) tree.applySubStateUpdate('dnd', { draggedItems: dnd.draggedItems })
    if (refused?.id !== item.getId()) setRefused({ id: item.getId(), reason: reason ?? '' })
  }

  return { config, refused, overRow, clear: () => setRefused(null) }
}

/** The library's props of a row, completed. */
export function dragHandlers(
  item: Item,
  overRow: (item: Item, event: DragEvent) => void,
  clear: () => void,
): HTMLAttributes<HTMLElement> {
  const { draggable, onDragStart, onDragEnter, onDragOver, onDragLeave, onDrop, onDragEnd } = item.getProps()
  return {
    draggable,
    onDragStart(event) {
      // The focused row stays in the document while the tree scrolls.
      item.setFocused()
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', item.getItemName())
      onDragStart(event)
    },
    onDragEnter,
    onDragOver(event) {
      onDragOver(event)
      overRow(item, event)
    },
    onDragLeave,
    onDrop(event) {
      clear()
      onDrop(event)
    },
    onDragEnd(event) {
      clear()
      onDragEnd(event)
    },
  }
}

export function scrollAtEdge({ clientY, currentTarget }: DragEvent) {
  const { top, bottom } = currentTarget.getBoundingClientRect()
  if (clientY < top + EDGE) currentTarget.scrollBy(0, -STEP)
  else if (clientY > bottom - EDGE) currentTarget.scrollBy(0, STEP)
}
