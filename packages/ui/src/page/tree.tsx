import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#cn.ts'
import * as Nodes from '#headless/tree/tree.ts'

/** A node of a `Tree`. */
export interface TreeNode extends Nodes.TreeNode<TreeNode> {
  /** Beside the name: a counter, a tag. */
  end?: ReactNode
}

/** Props of {@link Tree}. */
export interface TreeProps
  extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'>, Omit<Nodes.TreeArgs<TreeNode>, 'onSelect'> {
  /** The accessible name. */
  label: string
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
  const tree = Nodes.useTree({ nodes, open, onOpenChange, selected, onSelect })
  return (
    <Nodes.Root
      data-slot="tree"
      {...props}
      aria-label={props['aria-label'] ?? label}
      tree={tree}
      className={cn('flex min-w-0 flex-col', className)}
    >
      {(row) => (
        <Nodes.Item
          key={row.node.id}
          tree={tree}
          row={row}
          data-slot="tree-item"
          style={{ paddingInlineStart: `${(row.level - 1) * 1.25 + 0.25}rem` }}
          className={cn(
            'flex min-h-(--control) cursor-default items-center gap-1 rounded-lg pe-2 -outline-offset-2 hover:bg-hover pointer-coarse:min-h-11',
            'aria-selected:bg-selected aria-selected:font-label',
          )}
        >
          <Nodes.Toggle
            tree={tree}
            row={row}
            className="grid size-7 shrink-0 place-items-center self-center rounded-md text-muted hover:text-text pointer-coarse:size-11"
          >
            {row.node.children && (
              <ChevronRight
                className={cn('size-4 transition-transform rtl:-scale-x-100', open.has(row.node.id) && 'rotate-90')}
              />
            )}
          </Nodes.Toggle>
          <span className="min-w-0 py-1 break-words">{row.node.name}</span>
          {row.node.end !== undefined && <span className="ms-auto shrink-0">{row.node.end}</span>}
        </Nodes.Item>
      )}
    </Nodes.Root>
  )
}
