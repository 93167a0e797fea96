import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { ReactNode } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import * as Sortable from '#headless/sortable-list/sortable-list.ts'
import { dragLook } from './drag-look.ts'
import { useSortableTexts } from './texts.ts'

/** Props of {@link SortableList}. */
export interface SortableListProps<Item> {
  /** The accessible name. */
  label: string
  /** The items, in order. */
  items: readonly Item[]
  /** Identifies an item; unique among the items. */
  itemId: (item: Item) => string
  /** The name of an item, for screen readers. */
  itemName: (item: Item) => string
  /** The items are in another order. */
  onReorder: (items: readonly Item[]) => void
  /** The content of a line, `itemName` by default. Buttons and links belong to `actions`. */
  renderItem?: (item: Item) => ReactNode
  /** Buttons and menus for one item. */
  actions?: ((item: Item) => ReactNode) | undefined
  /** Classes of the list. */
  className?: string
}

const moves = [
  { step: 'first', icon: ArrowUpToLine },
  { step: 'earlier', icon: ArrowUp },
  { step: 'later', icon: ArrowDown },
  { step: 'last', icon: ArrowDownToLine },
] as const

/**
 * A list that the user reorders by dragging, by the buttons above it, or by keys: arrows choose a line, Alt with
 * arrows moves it.
 */
export function SortableList<Item>({
  label,
  items,
  itemId,
  itemName,
  onReorder,
  renderItem = itemName,
  actions,
  className,
}: SortableListProps<Item>) {
  const texts = useSortableTexts()
  const list = Sortable.useSortableList({
    items,
    itemId,
    onReorder,
    announce: (item, place, total) => texts.placeOf(itemName(item), place, total),
  })
  return (
    <Sortable.Root data-slot="sortable-list" aria-label={label} className={cn('min-w-0', className)}>
      <div role="toolbar" aria-label={label} className="sticky top-0 z-10 flex gap-1 bg-surface pb-2">
        {moves.map(({ step, icon: Icon }) => (
          <IconButton
            key={step}
            label={texts[step]}
            variant="secondary"
            size="md"
            {...Sortable.getMoveButtonProps(list, step)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
      <Sortable.List list={list}>
        {(item, place) => (
          <Sortable.Line
            key={itemId(item)}
            list={list}
            id={itemId(item)}
            className={cn(
              'flex scroll-mt-14 scroll-mb-2 items-center gap-1 rounded-lg hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus',
              dragLook,
            )}
          >
            <label className="flex min-h-(--control) min-w-0 grow cursor-grab items-center gap-2 px-2 py-1">
              <Sortable.Choice list={list} id={itemId(item)} className="sr-only" />
              <GripVertical aria-hidden className="size-4 shrink-0 text-muted" />
              <span aria-hidden className="min-w-5 shrink-0 text-end text-muted tabular-nums">
                {place}
              </span>
              <span className="flex min-w-0 grow items-center gap-3 break-words">{renderItem(item)}</span>
            </label>
            {actions && <span className="flex shrink-0 gap-1 pe-1">{actions(item)}</span>}
          </Sortable.Line>
        )}
      </Sortable.List>
      <Sortable.Announcement list={list} className="sr-only" />
    </Sortable.Root>
  )
}
