import { IconButton } from '@admin-panel/ui/icon-button'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { m } from '#paraglide/messages.js'
import { NodeMenu } from '#sections/category-tree/panel/node-menu.tsx'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'

interface RowMenuProps {
  node: CategoryNode
  nodes: readonly CategoryNode[]
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  focusAfter: () => HTMLElement | null | undefined
}

/** Renders only a button per row: the menu mounts when it opens. */
export function RowMenu({ node, nodes, isOpen, onOpenChange, focusAfter }: RowMenuProps) {
  const button = (
    <IconButton
      label={m.catalog_actions({ name: node.name })}
      tabIndex={-1}
      onClick={isOpen ? undefined : () => onOpenChange(true)}
      className="not-aria-expanded:opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 group-aria-selected:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-100"
    >
      <Ellipsis aria-hidden />
    </IconButton>
  )
  return isOpen ? (
    <NodeMenu node={node} nodes={nodes} trigger={button} open onOpenChange={onOpenChange} focusAfter={focusAfter} />
  ) : (
    button
  )
}
