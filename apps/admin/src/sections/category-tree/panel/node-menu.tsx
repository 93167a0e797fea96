import { DropdownMenu, MenuItem, MenuSeparator } from '@admin-panel/ui/dropdown-menu'
import { Kbd } from '@admin-panel/ui/kbd'
import { Fragment, useRef, type ReactElement } from 'react'
import { useActions } from '#sections/category-tree/changes/actions.ts'
import type { PageAction } from '#page/page-actions.ts'
import { commandsOf } from '#sections/category-tree/changes/commands.ts'
import type { CategoryNode } from '#sections/category-tree/nodes.ts'
import { shortcutText } from '#page/keys/shortcuts.ts'

interface NodeMenuProps {
  node: CategoryNode
  nodes: readonly CategoryNode[]
  trigger: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** The target of the focus, to which dialogs return it. */
  focusAfter: () => HTMLElement | null | undefined
}

/** All actions on a category. */
export function NodeMenu({ node, nodes, focusAfter, ...menu }: NodeMenuProps) {
  const actions = useActions()
  const chosen = useRef<PageAction>(undefined)
  return (
    <DropdownMenu
      {...menu}
      // A dialog returns the focus to its previous place, which must not be an entry of the closed menu.
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        focusAfter()?.focus()
        chosen.current?.run()
        chosen.current = undefined
      }}
    >
      {commandsOf(node, nodes, actions).map((group, index) => (
        <Fragment key={group[0]?.label}>
          {index > 0 && <MenuSeparator />}
          {group.map((command) => (
            <Entry key={command.label} command={command} onSelect={() => (chosen.current = command)} />
          ))}
        </Fragment>
      ))}
    </DropdownMenu>
  )
}

function Entry({ command, onSelect }: { command: PageAction; onSelect: () => void }) {
  const { label, obstacle, shortcut, isDanger } = command
  return (
    <MenuItem
      variant={isDanger && !obstacle ? 'danger' : 'normal'}
      disabled={obstacle !== undefined}
      hint={obstacle}
      onSelect={onSelect}
      className="[&>span]:grow"
    >
      <span className="grow">{label}</span>
      {shortcut && <Kbd className="ms-4 max-sm:hidden">{shortcutText(shortcut)}</Kbd>}
    </MenuItem>
  )
}
