import { Avatar } from '@admin-panel/ui/avatar'
import { cn } from '@admin-panel/ui/cn'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { formatName } from '#text/format-name.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { useSession } from '#data/queries.ts'
import type { AccountDialogName } from './account/account-dialog.tsx'

// Deferred: the menu and its dialogs are opened rarely.
const OpenedUserMenu = lazyPart(async () => (await import('./user-menu-items.tsx')).OpenedUserMenu, {
  fallback: ({ trigger }) => trigger,
})
const { prepare } = OpenedUserMenu
const AccountDialog = lazyPart(async () => (await import('./account/account-dialog.tsx')).AccountDialog)

/** The signed-in user and what concerns them alone; in a narrow menu the avatar stands for it. */
export function UserMenu({ isNarrow = false }: { isNarrow?: boolean }) {
  const { user } = useSession()
  const [dialog, setDialog] = useState<AccountDialogName | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (!user) return null
  const name = formatName(user)
  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      onPointerEnter={prepare}
      onClick={() => setHasOpened(true)}
      title={isNarrow ? name : undefined}
      className={cn(
        'flex items-center gap-2 rounded-lg text-start hover:bg-hover',
        isNarrow ? 'm-1 p-1.5' : 'm-2 min-w-0 grow p-2',
      )}
    >
      <Avatar name={name} />
      <span className={isNarrow ? 'sr-only' : 'min-w-0'}>
        <span className="block truncate font-label">
          <span className="sr-only">{m.app_user_menu()}</span>
          {name}
        </span>
        <span className="block truncate text-xs text-muted">{user.email}</span>
      </span>
    </button>
  )
  return (
    <>
      {hasOpened ? <OpenedUserMenu user={user} onOpen={setDialog} trigger={trigger} /> : trigger}
      {dialog && <AccountDialog name={dialog} onClose={() => setDialog(null)} />}
    </>
  )
}
