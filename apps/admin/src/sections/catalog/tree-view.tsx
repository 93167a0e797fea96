import { hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react/react-compiler'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useAddress } from './address.ts'
import { retryUnder, type CategoryNode } from './nodes.ts'
import { keepScrollTop, scrollTopOf } from './place.ts'
import { TreeRow } from './tree-row.tsx'
import { useTypeAhead } from './type-ahead.ts'

const ROOT = 'root'
const ROW = 36
// The tree moves the focus by itself; the browser would scroll on top of it.
const ownKeys = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'])

interface TreeViewProps {
  /** Everything that is loaded, siblings in their order. */
  nodes: readonly CategoryNode[]
  open: readonly string[]
  onOpenChange: (ids: readonly string[]) => void
  /** Parents whose children are on their way, or did not come. */
  pending: readonly (string | null)[]
  failed: readonly (string | null)[]
  selected: number | null
  /** What to highlight in the names. */
  query?: string
  /** Where the focus begins while nothing is selected. */
  start?: number | undefined
}

/** Rows with the semantics and the keyboard of a tree; only those in view are in the document. */
export function TreeView({ nodes, open, onOpenChange, pending, failed, selected, query, start }: TreeViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { hrefOf, entry } = useAddress()
  const [initialOffset] = useState(() => scrollTopOf(entry))
  const typeAhead = useTypeAhead()
  const byId = new Map(nodes.map((node) => [String(node.id), node]))
  const byParent = childrenByParent(nodes)
  const begin = byId.has(String(selected)) ? selected : start

  const tree = useTree<{ node: CategoryNode | undefined }>({
    rootItemId: ROOT,
    initialState: { expandedItems: [...open], focusedItem: begin ? String(begin) : null },
    state: { expandedItems: asMutable(open) },
    setExpandedItems: (ids) => Array.isArray(ids) && onOpenChange(ids),
    getItemName: (item) => item.getItemData().node?.name ?? '',
    isItemFolder: (item) => (item.getItemData().node?.children_count ?? 0) > 0,
    dataLoader: {
      getItem: (id) => ({ node: byId.get(id) }),
      getChildren: (id) => byParent.get(id) ?? [],
    },
    scrollToItem: (item) => virtualizer.scrollToIndex(item.getItemMeta().index),
    features: [syncDataLoaderFeature, hotkeysCoreFeature],
  })()

  const [built, setBuilt] = useState<readonly CategoryNode[]>([])
  if (built !== nodes) {
    setBuilt(nodes)
    tree.scheduleRebuildTree()
  }
  const items = tree.getItems()
  const focused = Math.max(
    0,
    items.findIndex((item) => item.isFocused()),
  )
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised reads the virtualizer
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => items[index]?.getId() ?? index,
    overscan: 8,
    ...(initialOffset !== undefined && { initialOffset }),
    // The row with the focus stays in the document, so that Tab always finds the tree.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), focused])].toSorted((a, b) => a - b),
  })

  const shown = useRef(initialOffset === undefined ? null : selected)
  // What is selected elsewhere (a link, «Назад», the path above the details) comes into view.
  useEffect(() => {
    if (shown.current === selected) return
    shown.current = selected
    const item = items.find((candidate) => candidate.getId() === String(selected))
    if (!item) return
    const element = item.getElement()
    if (element) element.scrollIntoView({ block: 'nearest' })
    else virtualizer.scrollToIndex(item.getItemMeta().index)
  })

  function press(event: KeyboardEvent) {
    const item = items[focused]
    if (!item || (event.target instanceof HTMLElement && event.target.closest('button'))) return
    if (ownKeys.has(event.key)) return event.preventDefault()
    const found = typeAhead(
      event,
      items.map((candidate) => candidate.getItemName()),
      focused,
    )
    if (found !== null) {
      event.preventDefault()
      items[found]?.setFocused()
      return tree.updateDomFocus()
    }
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    void navigate(hrefOf(Number(item.getId())), { preventScrollReset: true })
  }

  return (
    <div
      ref={scroller}
      className="min-h-0 grow overflow-y-auto p-1 [scrollbar-gutter:stable]"
      onScrollEnd={(event) => keepScrollTop(entry, event.currentTarget.scrollTop)}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its rows */}
      <div
        ref={tree.registerElement}
        role="tree"
        aria-label={m.catalog_tree()}
        onKeyDown={press}
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ key, index, start: top }) => {
          const item = items[index]
          const node = item?.getItemData().node
          if (!item || !node) return null
          const id = item.getId()
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              role="none"
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${top}px)` }}
            >
              <TreeRow
                node={node}
                place={item.getItemMeta()}
                isOpen={item.isExpanded()}
                isSelected={node.id === selected}
                isTabStop={index === focused}
                isLoading={pending.includes(id)}
                isFailed={failed.includes(id)}
                href={hrefOf(node.id)}
                query={query}
                register={item.registerElement}
                onFocus={() => item.setFocused()}
                onToggle={() => (item.isExpanded() ? item.collapse() : item.expand())}
                onSelect={() => void navigate(hrefOf(node.id), { preventScrollReset: true })}
                onRetry={() => retryUnder(id)}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}

function childrenByParent(nodes: readonly CategoryNode[]) {
  const children = new Map<string, string[]>()
  for (const { id, parent_id } of nodes) {
    const parent = String(parent_id ?? ROOT)
    const siblings = children.get(parent)
    if (siblings) siblings.push(String(id))
    else children.set(parent, [String(id)])
  }
  return children
}

// The library's type forgets to say that it changes nothing here.
function asMutable(ids: readonly string[]) {
  return ids as string[]
}
