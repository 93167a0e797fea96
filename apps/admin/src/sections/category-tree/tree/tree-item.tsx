import type { ItemInstance } from '@headless-tree/core'
import { memo, type ComponentProps, type DragEvent } from 'react'
import { useActions, type Renaming } from '#sections/category-tree/changes/actions.ts'
import { retryUnder, type CategoryNode } from '#sections/category-tree/nodes.ts'
import { RenameInput } from '#sections/category-tree/panel/rename-input.tsx'
import { RowMenu } from './row-menu.tsx'
import { TreeRow } from './tree-row.tsx'
import { dragHandlers, type RowData } from './use-drag.ts'

type Item = ItemInstance<RowData>

interface TreeItemProps extends Pick<
  ComponentProps<typeof TreeRow>,
  'place' | 'isOpen' | 'isSelected' | 'isTabStop' | 'isLoading' | 'isFailed' | 'href' | 'query' | 'mark'
> {
  item: Item
  node: CategoryNode
  nodes: readonly CategoryNode[]
  renaming: Renaming | null
  isMenuOpen: boolean
  onMenu: (id: string | null) => void
  onSelect: (node: CategoryNode) => void
  overRow: (item: Item, event: DragEvent) => void
  clearDrag: () => void
}

/** A row with its actions. Memoised by hand, since the React Compiler skips the tree around it. */
export const TreeItem = memo(function TreeItem({
  item,
  node,
  nodes,
  renaming,
  isMenuOpen,
  onMenu,
  onSelect,
  overRow,
  clearDrag,
  ...row
}: TreeItemProps) {
  const { can } = useActions()
  const id = item.getId()
  return (
    <TreeRow
      {...row}
      node={node}
      renaming={renaming && <RenameInput renaming={renaming} onDone={() => item.getElement()?.focus()} />}
      menu={
        Object.values(can).some(Boolean) && (
          <RowMenu
            node={node}
            nodes={nodes}
            isOpen={isMenuOpen}
            onOpenChange={(isOpen) => onMenu(isOpen ? id : null)}
            focusAfter={() => item.getElement()}
          />
        )
      }
      drag={can.move ? dragHandlers(item, overRow, clearDrag) : {}}
      register={item.registerElement}
      onFocus={() => item.getTree().getState().focusedItem === id || item.setFocused()}
      onToggle={() => (item.isExpanded() ? item.collapse() : item.expand())}
      onSelect={() => onSelect(node)}
      onRetry={() => retryUnder(id)}
      onMenu={() => onMenu(id)}
    />
  )
})
