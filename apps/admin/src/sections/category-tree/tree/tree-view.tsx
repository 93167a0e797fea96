import { asMutable } from '#sections/category-tree/trusted.ts'
import {
  buildProxiedInstance,
  buildStaticInstance,
  dragAndDropFeature,
  hotkeysCoreFeature,
  type InstanceBuilder,
  syncDataLoaderFeature,
  type DragLineData,
} from '@headless-tree/core'
import { useTree } from '@headless-tree/react/react-compiler'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { useAddress, useSelect } from '#sections/category-tree/address.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { keepScrollTop, scrollTopOf } from '#sections/category-tree/place.ts'
import { TreeItem } from './tree-item.tsx'
import { TreeNote } from './tree-note.tsx'
import { scrollAtEdge, useDrag, type RowData } from './use-drag.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useKeys, useLevels } from './use-levels.ts'
import { useTreeKeys } from './use-tree-keys.ts'

/** The line between two rows at the depth of the drop target. */
function DropLine({ top, left, width }: DragLineData) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute h-0.5 rounded-full bg-focus before:absolute before:-start-1 before:-top-0.75 before:size-2 before:rounded-full before:bg-focus"
      style={{ top: top - 1, insetInlineStart: left, width }}
    />
  )
}

const ROOT = 'root'
const estimateSize = () => 36

interface TreeViewProps {
  /** All loaded nodes, siblings in order. */
  nodes: readonly CategoryNode[]
  open: readonly string[]
  onOpenChange: (ids: readonly string[]) => void
  /** Parents whose children are loading or have failed. */
  pending: readonly (string | null)[]
  failed: readonly (string | null)[]
  selected: number | null
  /** The query to highlight in names. */
  query?: string
  /** The initial focus while nothing is selected. */
  start?: number | undefined
}

/** Virtualised rows with the semantics and keyboard of a tree. */
export function TreeView({ nodes, open, onOpenChange, pending, failed, selected, query, start }: TreeViewProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { hrefOf, entry, isNew } = useAddress()
  const select = useSelect()
  const { cut, renaming } = useActions()
  const [initialOffset] = useState(() => scrollTopOf(entry))
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const { config, refused, overRow, clear } = useDrag(nodes)
  const { byId, byParent } = useLevels(nodes, ROOT)
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
    instanceBuilder: buildLate,
  })()

  const [built, setBuilt] = useState<readonly CategoryNode[]>([])
  if (built !== nodes) {
    setBuilt(nodes)
    tree.scheduleRebuildTree()
  }
  const items = tree.getItems()
  const getItemKey = useKeys(items)
  const focusedId = tree.getState().focusedItem
  const indexOf = (id: string) => tree.getItemInstance(id).getItemMeta().index
  const { focused, ...focusHandlers } = useFocusKept({
    focusedIndex: focusedId === null ? 0 : indexOf(focusedId),
    instead: selected === null ? -1 : indexOf(String(selected)),
    count: items.length,
    move: (index) => items[index]?.setFocused(),
    elementAt: (index) => items[index]?.getElement(),
  })
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised reads the virtualizer
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    overscan: 8,
    ...(initialOffset !== undefined && { initialOffset }),
    // The focused row stays in the document, so that Tab always reaches the tree.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), focused])].toSorted((a, b) => a - b),
  })

  const lastRevealed = useRef(initialOffset === undefined ? null : selected)
  // A node that was selected elsewhere (a link, «Назад») scrolls into view when it is loaded; a new category also takes the focus.
  useEffect(() => {
    if (lastRevealed.current === selected) return
    const item = selected === null ? undefined : tree.getItemInstance(String(selected))
    const index = item?.getItemMeta().index ?? -1
    if (!item || index < 0) return
    lastRevealed.current = selected
    if (isNew) {
      item.setFocused()
      if (tree.getElement()?.contains(document.activeElement)) return tree.updateDomFocus()
    }
    const element = item.getElement()
    if (element) element.scrollIntoView({ block: 'nearest' })
    else virtualizer.scrollToIndex(index)
  })

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
          aria-label={m.entity_category_tree()}
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
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                role="none"
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${top}px)` }}
              >
                <TreeItem
                  item={item}
                  node={node}
                  nodes={nodes}
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
                  renaming={renaming?.place === 'row' && renaming.node.id === node.id ? renaming : null}
                  isMenuOpen={menuOf === id}
                  onMenu={setMenuOf}
                  onSelect={select}
                  overRow={overRow}
                  clearDrag={clear}
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

/** A search may return ten thousand rows at once: the actions of each are created on demand. */
const buildLate: InstanceBuilder = (features, type, options) =>
  (type === 'itemInstance' ? buildProxiedInstance : buildStaticInstance)(features, type, options)
