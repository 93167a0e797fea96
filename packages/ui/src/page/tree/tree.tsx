import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { rowsOf, type TreeNode, type TreeRow } from './rows.ts'
import { useTreeKeys } from './use-tree-keys.ts'
import { mergeProps } from '#headless/props/merge-props.ts'

export type { TreeNode } from './rows.ts'

/** Props of {@link Tree}. */
export interface TreeProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'> {
  /** The accessible name. */
  label: string
  /** The nodes of the first level, in order. */
  nodes: readonly TreeNode[]
  /** The ids of the branches that are open. */
  open: ReadonlySet<string>
  /** A branch has opened or closed. */
  onOpenChange: (open: ReadonlySet<string>) => void
  /**
   * The id of the chosen node.
   * @default null
   */
  selected?: string | null
  /** A node was chosen. */
  onSelect?: (id: string) => void
}

/**
 * Nested names that open and close: up to about a thousand in view. Its keys are those of the tree pattern of WAI-ARIA.
 *
 * @example
 * <Tree label="Folders" nodes={folders} open={open} onOpenChange={setOpen} selected={folder} onSelect={setFolder} />
 */
export function Tree({ label, nodes, open, onOpenChange, selected = null, onSelect, className, ...props }: TreeProps) {
  const treeId = useId()
  const [focusedId, setFocusedId] = useState(selected)
  const rows = rowsOf(nodes, open)
  const focused = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === focusedId),
  )
  const elementId = (id: string) => `${treeId}-${id}`
  function toggle(id: string, isOpen: boolean) {
    const next = new Set(open)
    if (isOpen) next.add(id)
    else next.delete(id)
    onOpenChange(next)
  }
  const press = useTreeKeys({
    rows,
    focused,
    open,
    onFocus: ({ node }: TreeRow) => {
      setFocusedId(node.id)
      document.getElementById(elementId(node.id))?.focus()
    },
    onToggle: toggle,
    onOpenAll: (ids) => onOpenChange(new Set([...open, ...ids])),
    onSelect: (id) => onSelect?.(id),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its rows
    <div
      data-slot="tree"
      role="tree"
      aria-label={label}
      {...mergeProps({ onKeyDown: press }, props)}
      className={cn('flex min-w-0 flex-col', className)}
    >
      {rows.map(({ node, level, place, siblings }, index) => {
        const isBranch = node.children !== undefined
        const isOpen = open.has(node.id)
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys
          <div
            key={node.id}
            id={elementId(node.id)}
            data-slot="tree-item"
            role="treeitem"
            aria-level={level}
            aria-posinset={place}
            aria-setsize={siblings}
            aria-expanded={isBranch ? isOpen : undefined}
            aria-selected={node.id === selected}
            tabIndex={index === focused ? 0 : -1}
            onFocus={() => setFocusedId(node.id)}
            onClick={() => onSelect?.(node.id)}
            style={{ paddingInlineStart: `${(level - 1) * 1.25 + 0.25}rem` }}
            className={cn(
              'flex min-h-(--control) cursor-default items-center gap-1 rounded-lg pe-2 -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11',
              'aria-selected:bg-selected aria-selected:font-label',
            )}
          >
            <span
              aria-hidden
              onClick={(event) => {
                if (!isBranch) return
                event.stopPropagation()
                toggle(node.id, !isOpen)
              }}
              className="grid size-7 shrink-0 place-items-center self-center rounded-md text-muted hover:text-text pointer-coarse:size-11"
            >
              {isBranch && (
                <ChevronRight className={cn('size-4 transition-transform rtl:-scale-x-100', isOpen && 'rotate-90')} />
              )}
            </span>
            <span className="min-w-0 py-1 break-words">{node.name}</span>
            {node.end !== undefined && <span className="ms-auto shrink-0">{node.end}</span>}
          </div>
        )
      })}
    </div>
  )
}
