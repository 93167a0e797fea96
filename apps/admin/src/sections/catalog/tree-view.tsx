import { dragAndDropFeature, hotkeysCoreFeature, syncDataLoaderFeature } from '@headless-tree/core'
import { useTree } from '@headless-tree/react/react-compiler'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useActions } from './actions.ts'
import { useAddress } from './address.ts'
import { DropLine } from './drop-line.tsx'
import { retryUnder, type CategoryNode } from './nodes.ts'
import { keepScrollTop, scrollTopOf } from './place.ts'
import { RenameInput } from './rename-input.tsx'
import { RowMenu } from './row-menu.tsx'
import { TreeNote } from './tree-note.tsx'
import { TreeRow } from './tree-row.tsx'
import { dragHandlers, scrollAtEdge, useDrag, type RowData } from './use-drag.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useTreeKeys } from './use-tree-keys.ts'

const ROOT = 'root'
const ROW = 36

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
  const { can, cut, renaming } = useActions()
  const [initialOffset] = useState(() => scrollTopOf(entry))
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const { config, refused, overRow, clear } = useDrag(nodes)
  const hasMenu = Object.values(can).some(Boolean)
  const byId = new Map(nodes.map((node) => [String(node.id), node]))
  const byParent = childrenByParent(nodes)
  const begin = byId.has(String(selected)) ? selected : start

  const tree = useTree<RowData>({
    ...config,
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
    features: [syncDataLoaderFeature, hotkeysCoreFeature, dragAndDropFeature],
  })()

  const [built, setBuilt] = useState<readonly CategoryNode[]>([])
  if (built !== nodes) {
    setBuilt(nodes)
    tree.scheduleRebuildTree()
  }
  const items = tree.getItems()
  const { focused, ...focusHandlers } = useFocusKept(items)
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
  // What is selected elsewhere (a link, «Назад», a new category) comes into view, as soon as it is there.
  useEffect(() => {
    if (shown.current === selected) return
    const item = items.find((candidate) => candidate.getId() === String(selected))
    if (!item) return
    shown.current = selected
    item.setFocused()
    if (tree.getElement()?.contains(document.activeElement)) return tree.updateDomFocus()
    const element = item.getElement()
    if (element) element.scrollIntoView({ block: 'nearest' })
    else virtualizer.scrollToIndex(item.getItemMeta().index)
  })

  const select = ({ id }: CategoryNode) => void navigate(hrefOf(id), { preventScrollReset: true })
  const press = useTreeKeys({ tree, items, nodes, focused, onSelect: select })
  const line = tree.getDragLineData()

  return (
    <div className="relative flex min-h-0 grow flex-col">
      <div
        ref={scroller}
        className="min-h-0 grow overflow-y-auto p-1 [scrollbar-gutter:stable]"
        onScrollEnd={(event) => keepScrollTop(entry, event.currentTarget.scrollTop)}
        onDragOver={scrollAtEdge}
      >
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its rows */}
        <div
          ref={tree.registerElement}
          role="tree"
          aria-label={m.catalog_tree()}
          onKeyDown={press}
          {...focusHandlers}
          className="relative"
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ key, index, start: top }) => {
            const item = items[index]
            const node = item?.getItemData().node
            if (!item || !node) return null
            const id = item.getId()
            const focusRow = () => item.getElement()?.focus()
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
                  mark={
                    refused?.id === id
                      ? 'refused'
                      : item.isUnorderedDragTarget()
                        ? 'into'
                        : cut?.id === node.id
                          ? 'cut'
                          : undefined
                  }
                  renaming={
                    renaming?.place === 'row' && renaming.node.id === node.id ? (
                      <RenameInput renaming={renaming} onDone={focusRow} />
                    ) : null
                  }
                  menu={
                    hasMenu && (
                      <RowMenu
                        node={node}
                        nodes={nodes}
                        isOpen={menuOf === id}
                        onOpenChange={(isOpen) => setMenuOf(isOpen ? id : null)}
                        focusAfter={() => item.getElement()}
                      />
                    )
                  }
                  drag={can.move ? dragHandlers(item, overRow, clear) : {}}
                  register={item.registerElement}
                  onFocus={() => tree.getState().focusedItem === id || item.setFocused()}
                  onToggle={() => (item.isExpanded() ? item.collapse() : item.expand())}
                  onSelect={() => select(node)}
                  onRetry={() => retryUnder(id)}
                  onMenu={() => setMenuOf(id)}
                />
              </div>
            )
          })}
          {line && <DropLine {...line} />}
        </div>
      </div>
      <TreeNote refused={refused?.reason} />
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
