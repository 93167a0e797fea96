import { Button } from '@admin-panel/ui/button'
import { IconButton } from '@admin-panel/ui/icon-button'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { usePageActions } from '#page/page-actions.ts'
import { WhyDenied } from '#page/access/why-denied.tsx'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import { commandsOf } from '#sections/category-tree/changes/commands.ts'
import { NodeMenu } from './node-menu.tsx'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { whyNoChildren } from '#sections/category-tree/changes/targets.ts'

export function NodeActions({ node, nodes }: { node: CategoryNode; nodes: readonly CategoryNode[] }) {
  const actions = useActions()
  const { can, openDialog } = actions
  const menu = useRef<HTMLButtonElement>(null)
  usePageActions(commandsOf(node, nodes, actions).flat())
  if (!Object.values(can).some(Boolean))
    return (
      <div className="mt-3">
        <WhyDenied permission="category.update" label={m.form_read_only()} />
      </div>
    )
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {can.create && !whyNoChildren(node) && (
        <Button onClick={() => openDialog({ kind: 'create', parent: node })}>
          <Plus aria-hidden className="size-4" />
          {m.catalog_subcategory()}
        </Button>
      )}
      {can.move && <Button onClick={() => openDialog({ kind: 'move', node })}>{m.catalog_move()}</Button>}
      <NodeMenu
        node={node}
        nodes={nodes}
        trigger={
          <IconButton ref={menu} label={m.catalog_actions({ name: node.name })} variant="secondary" size="md">
            <Ellipsis aria-hidden />
          </IconButton>
        }
        focusAfter={() => menu.current}
      />
    </div>
  )
}
