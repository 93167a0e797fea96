import { IconButton } from '@admin-panel/ui/icon-button'
import type { TableViewMenuProps } from '@admin-panel/ui/table-view-menu'
import { useTexts } from '@admin-panel/ui/texts'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState, type ReactElement } from 'react'
import { lazyPart } from '#page/lazy-part.tsx'

type MenuProps = TableViewMenuProps<never> & { trigger: ReactElement }

// Loaded when the columns are first chosen.
const Menu = lazyPart<MenuProps>(async () => (await import('@admin-panel/ui/table-view-menu')).TableViewMenu, {
  fallback: ({ trigger }) => trigger,
})
const { prepare } = Menu

/** Opens the menu of the columns and of the height of rows. */
export function ColumnsButton<Row>({ columns, view, onViewChange }: TableViewMenuProps<Row>) {
  const texts = useTexts()
  const [hasOpened, setHasOpened] = useState(false)
  const trigger = (
    <IconButton
      label={texts.columns}
      variant="secondary"
      size="md"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onClick={() => setHasOpened(true)}
    >
      <Settings2 aria-hidden />
    </IconButton>
  )
  return hasOpened ? (
    <Menu columns={columns} view={view} onViewChange={onViewChange} trigger={trigger} defaultOpen />
  ) : (
    trigger
  )
}
