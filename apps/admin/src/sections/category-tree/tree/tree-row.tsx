import { Button } from '@admin-panel/ui/button'
import { cn } from '@admin-panel/ui/cn'
import { Spinner } from '@admin-panel/ui/spinner'
import { StatusChip } from '@admin-panel/ui/status-chip'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { highlighted } from '#sections/category-tree/match.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { INDENT } from './use-drag.ts'

interface TreeRowProps {
  node: CategoryNode
  place: { level: number; posInSet: number; setSize: number }
  isOpen: boolean
  isSelected: boolean
  isTabStop: boolean
  isLoading: boolean
  isFailed: boolean
  href: string
  query: string | undefined
  /** The drop target and the cut node. */
  mark: 'into' | 'refused' | 'cut' | undefined
  /** Replaces the name during renaming. */
  renaming: ReactNode
  menu: ReactNode
  drag: HTMLAttributes<HTMLElement>
  register: (element: HTMLElement | null) => void
  onFocus: () => void
  onToggle: () => void
  onSelect: () => void
  onRetry: () => void
  onMenu: () => void
}

const marks = {
  into: 'bg-selected outline-2 -outline-offset-2 outline-focus',
  refused: 'outline-2 -outline-offset-2 outline-danger outline-dashed',
  cut: 'outline-2 -outline-offset-2 outline-frame outline-dashed',
}

/** A click selects, the arrow expands; the name is a real link that can open in a new tab. */
export function TreeRow({
  node,
  place,
  isOpen,
  isSelected,
  isTabStop,
  isLoading,
  isFailed,
  href,
  query,
  mark,
  renaming,
  menu,
  drag,
  register,
  onFocus,
  onToggle,
  onSelect,
  onRetry,
  onMenu,
}: TreeRowProps) {
  const { name, children_count: count, products_count: products = 0, is_active, effective_active } = node
  const isParent = count > 0
  const status = is_active ? (effective_active ? null : m.catalog_off_above()) : m.catalog_off()

  const label = [
    name,
    status,
    isParent && m.catalog_children_count({ count }),
    products > 0 && m.catalog_products_count({ count: products }),
  ]
    .filter(Boolean)
    .join(', ')

  function click(event: MouseEvent<HTMLDivElement>) {
    if (event.target instanceof Element && event.target.closest('a, button, input')) return
    onSelect()
  }
  // The menu key and Shift+F10 fire this event too.
  function openMenu(event: MouseEvent) {
    if (!menu || (event.target instanceof Element && event.target.closest('input'))) return
    event.preventDefault()
    onMenu()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys
    <div
      {...drag}
      ref={register}
      role="treeitem"
      tabIndex={isTabStop ? 0 : -1}
      // The row's accessible name contains the text while it is typed.
      aria-label={renaming ? undefined : label}
      aria-level={place.level + 1}
      aria-posinset={place.posInSet + 1}
      aria-setsize={place.setSize}
      aria-expanded={isParent ? isOpen : undefined}
      aria-selected={isSelected}
      aria-busy={isLoading || undefined}
      onClick={click}
      onFocus={onFocus}
      onContextMenu={openMenu}
      style={{ paddingInlineStart: place.level * INDENT, backgroundSize: `${place.level * INDENT}px 100%` }}
      className={cn(
        // A line for each level that the row stands in.
        'bg-[repeating-linear-gradient(90deg,transparent_0_11px,var(--color-line)_11px_12px,transparent_12px_24px)] bg-no-repeat rtl:bg-right',
        'group flex min-h-9 cursor-pointer items-center gap-1 rounded-lg pe-2 pointer-coarse:min-h-11',
        'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus',
        isSelected ? 'bg-selected' : 'hover:bg-hover',
        mark && marks[mark],
      )}
    >
      <span className="grid size-8 shrink-0 place-items-center pointer-coarse:size-10">
        {isLoading ? (
          <Spinner />
        ) : (
          isParent && (
            <button
              type="button"
              tabIndex={-1}
              aria-label={isOpen ? m.catalog_collapse({ name }) : m.catalog_expand({ name })}
              onClick={onToggle}
              className="grid size-full place-items-center rounded-lg text-muted hover:bg-pressed hover:text-text"
            >
              <ChevronRight aria-hidden className={cn('size-4 transition-transform', isOpen && 'rotate-90')} />
            </button>
          )
        )}
      </span>
      {renaming ?? (
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-2 gap-y-0.5 py-1">
          <Link
            to={href}
            tabIndex={-1}
            preventScrollReset
            draggable={false}
            className={cn(
              '-my-0.5 min-w-0 py-0.5 break-words underline-offset-2 outline-none hover:underline',
              !effective_active && 'text-muted',
            )}
          >
            {query ? <Highlighted name={name} query={query} /> : name}
          </Link>{' '}
          {status && <StatusChip>{status}</StatusChip>}{' '}
          {isParent && (
            // On a phone it would stand against the number of products and be read as its thousands.
            <span
              className="shrink-0 text-xs text-muted tabular-nums max-sm:hidden"
              title={m.catalog_children_count({ count })}
            >
              {count}
            </span>
          )}
          {isFailed && isOpen && (
            <span className="flex items-center gap-2 text-danger">
              <span>{m.catalog_children_failed()}</span>
              <Button size="sm" onClick={onRetry}>
                {m.catalog_retry()}
              </Button>
            </span>
          )}
        </span>
      )}
      {products > 0 && (
        // The row's accessible name states it in full; visible text would have to be a part of that name.
        <span
          data-products={m.catalog_products_count({ count: products })}
          className="shrink-0 text-xs text-muted tabular-nums after:content-[attr(data-products)]"
        />
      )}
      {menu}
    </div>
  )
}

function Highlighted({ name, query }: { name: string; query: string }) {
  return highlighted(name, query).map(({ text, isHit }, index) =>
    isHit ? (
      <mark key={index} className="rounded-sm bg-amber-soft text-amber-text">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
