import { useId, useState } from 'react'
import { useReorder, type ReorderState } from './use-reorder.ts'

/** What `useSortableList` takes. */
export interface SortableListArgs<Item> {
  /** The items, in order. */
  items: readonly Item[]
  /** Identifies an item; unique among the items. */
  itemId: (item: Item) => string
  /** The items are in another order. */
  onReorder: (items: readonly Item[]) => void
  /** What screen readers hear when an item has moved: its place counts from 1. */
  announce: (item: Item, place: number, total: number) => string
}

/** The state of a list, which its parts take. */
export interface SortableListState<Item> extends Pick<SortableListArgs<Item>, 'items' | 'itemId'> {
  /** The name that the radio buttons of the lines share. */
  group: string
  /** The id of the chosen line. */
  current: string | undefined
  /** Chooses a line. */
  choose: (id: string) => void
  /** What moves the lines. */
  reorder: ReorderState
  /** What screen readers hear. */
  announcement: string
}

/**
 * A list that the user reorders by dragging, by buttons, or by keys: arrows choose a line, Alt with arrows moves it. The
 * state of it, for the parts.
 *
 * @example
 * const list = useSortableList({ items, itemId, onReorder, announce })
 */
export function useSortableList<Item>({
  items,
  itemId,
  onReorder,
  announce,
}: SortableListArgs<Item>): SortableListState<Item> {
  const group = useId()
  const ids = items.map(itemId)
  const byId = new Map(items.map((item) => [itemId(item), item]))
  const [chosen, choose] = useState(ids[0])
  const current = chosen !== undefined && byId.has(chosen) ? chosen : ids[0]
  const reorder = useReorder({
    ids,
    onReorder: (next) => onReorder(next.flatMap((id) => byId.get(id) ?? [])),
    announce: (id, place, total) => {
      const item = byId.get(id)
      return item === undefined ? '' : announce(item, place, total)
    },
  })
  return {
    items,
    itemId,
    group,
    current,
    choose,
    reorder,
    announcement: reorder.announcement,
  }
}
