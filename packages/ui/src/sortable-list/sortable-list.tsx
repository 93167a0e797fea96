import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { IconButton } from '#button/icon-button.tsx'
import { useSortableTexts } from './texts.ts'
import { useReorder, type Move, type ReorderState } from './use-reorder.ts'
import { useSortableItem } from './use-sortable-item.ts'

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
  { move: 'first', icon: ArrowUpToLine, keys: 'Alt+Home' },
  { move: 'earlier', icon: ArrowUp, keys: 'Alt+ArrowUp' },
  { move: 'later', icon: ArrowDown, keys: 'Alt+ArrowDown' },
  { move: 'last', icon: ArrowDownToLine, keys: 'Alt+End' },
] as const satisfies readonly { move: Move; icon: unknown; keys: string }[]

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
  const name = useId()
  const list = useRef<HTMLOListElement>(null)
  const ids = items.map(itemId)
  const byId = new Map(items.map((item) => [itemId(item), item]))
  const [chosen, setChosen] = useState(ids[0])
  const current = chosen !== undefined && byId.has(chosen) ? chosen : ids[0]
  const reorder = useReorder({
    ids,
    nameOf: (id) => {
      const item = byId.get(id)
      return item === undefined ? '' : itemName(item)
    },
    onReorder: (next) => onReorder(next.flatMap((id) => byId.get(id) ?? [])),
  })
  const { announcement } = reorder
  // Keeps the moved line in view: the browser follows the focus, which does not move.
  useEffect(() => {
    if (announcement) list.current?.querySelector('li:has(:checked)')?.scrollIntoView({ block: 'nearest' })
  }, [announcement])
  return (
    <fieldset className={cn('min-w-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div role="toolbar" aria-label={label} className="sticky top-0 z-10 flex gap-1 bg-surface pb-2">
        {moves.map(({ move, icon: Icon, keys }) => (
          <IconButton
            key={move}
            label={texts[move]}
            variant="secondary"
            size="md"
            aria-keyshortcuts={keys}
            aria-disabled={current === undefined || !reorder.canMove(current, move)}
            onClick={() => current !== undefined && reorder.move(current, move)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
      <ol ref={list}>
        {items.map((item, index) => (
          <SortableLine
            key={itemId(item)}
            id={itemId(item)}
            group={name}
            place={index + 1}
            isCurrent={itemId(item) === current}
            reorder={reorder}
            onChoose={setChosen}
            actions={actions?.(item)}
          >
            {renderItem(item)}
          </SortableLine>
        ))}
      </ol>
      <output className="sr-only">{announcement}</output>
    </fieldset>
  )
}

interface SortableLineProps {
  id: string
  group: string
  place: number
  isCurrent: boolean
  reorder: ReorderState
  onChoose: (id: string) => void
  actions: ReactNode
  children: ReactNode
}

function SortableLine({ id, group, place, isCurrent, reorder, onChoose, actions, children }: SortableLineProps) {
  const line = useRef<HTMLLIElement>(null)
  const drag = useSortableItem(line, reorder, id, 'vertical')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the drop chooses the line; keys have the radio button
    <li
      ref={line}
      onDragEnd={() => onChoose(id)}
      className={cn(
        'flex scroll-mt-14 scroll-mb-2 items-center gap-1 rounded-lg hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-focus',
        drag,
      )}
    >
      <label className="flex min-h-(--control) min-w-0 grow cursor-grab items-center gap-2 px-2 py-1">
        <input
          type="radio"
          name={group}
          checked={isCurrent}
          onChange={() => onChoose(id)}
          onKeyDown={(event: KeyboardEvent) => reorder.press(event, id)}
          className="sr-only"
        />
        <GripVertical aria-hidden className="size-4 shrink-0 text-muted" />
        <span aria-hidden className="min-w-5 shrink-0 text-end text-muted tabular-nums">
          {place}
        </span>
        <span className="flex min-w-0 grow items-center gap-3 break-words">{children}</span>
      </label>
      {actions && <span className="flex shrink-0 gap-1 pe-1">{actions}</span>}
    </li>
  )
}
