import { IconButton } from '@admin-panel/ui/icon-button'
import Pencil from 'lucide-react/icons/pencil'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { RenameInput } from './rename-input.tsx'

export function NodeName({ node }: { node: CategoryNode }) {
  const { can, renaming, rename } = useActions()
  const heading = useRef<HTMLHeadingElement>(null)
  if (renaming?.place === 'panel' && renaming.node.id === node.id)
    return (
      <RenameInput
        renaming={renaming}
        // The button is rendered again only after this update.
        onDone={() => requestAnimationFrame(() => heading.current?.parentElement?.querySelector('button')?.focus())}
      />
    )
  return (
    <span className="flex min-w-0 items-center gap-1">
      <h2 ref={heading} className="min-w-0 text-lead font-label break-words">
        {node.name}
      </h2>
      {can.rename && (
        <IconButton label={m.catalog_rename()} onClick={() => rename({ node, text: node.name, place: 'panel' })}>
          <Pencil aria-hidden />
        </IconButton>
      )}
    </span>
  )
}
