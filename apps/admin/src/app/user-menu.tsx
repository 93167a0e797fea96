import { storageKeys } from '@admin-panel/sdk'
import { Avatar } from '@admin-panel/ui/avatar'
import { DropdownMenu, MenuChoice, MenuItem, MenuSeparator } from '@admin-panel/ui/dropdown-menu'
import { LogOut } from 'lucide-react'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale, setLocale } from '#shared/locale.ts'
import { client, storage } from '#shared/client.ts'
import { colorMode, setColorMode, subscribeColorMode } from '#shared/color-mode.ts'
import { forgetDrafts } from '#shared/drafts.ts'
import { formatName } from '#shared/format-name.ts'
import { useSession } from '#shared/queries.ts'
import { hasUnsaved } from '#shared/unsaved.ts'
import { forgetVisited } from '#shared/visited.ts'
import { useAccountDialogs } from './account/account-dialogs.tsx'

// Languages are named in themselves, so that a reader who does not know this one finds his own.
const languages = [
  { value: 'ru', label: 'Русский' },
  { value: 'en', label: 'English' },
] as const

// Asked for rarely: most sign-outs lose nothing.
const ConfirmDialog = lazy(async () => ({ default: (await import('@admin-panel/ui/confirm-dialog')).ConfirmDialog }))

/** Clears what is typed here, before other tabs hear of it: each of them keeps what is typed in it. */
function signOut() {
  forgetDrafts()
  forgetVisited()
  void client.signOut()
}

export function UserMenu() {
  const { user } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const account = useAccountDialogs()
  const mode = useSyncExternalStore(subscribeColorMode, colorMode)
  if (!user) return null
  const name = formatName(user)
  const isAdministrator = user.roles.some(({ slug }) => slug === 'administrator')
  const hasFullAccess = storage.get(storageKeys.adminCheck) !== '0'
  return (
    <>
      <DropdownMenu
        side="top"
        align="start"
        className="w-60"
        trigger={
          <button type="button" className="m-2 flex items-center gap-2 rounded-md p-2 text-start hover:bg-hover">
            <Avatar name={name} />
            <span className="min-w-0">
              <span className="block truncate font-medium">
                <span className="sr-only">{m.app_user_menu()}</span>
                {name}
              </span>
              <span className="block truncate text-xs text-muted">{user.email}</span>
            </span>
          </button>
        }
      >
        {account.items}
        <MenuSeparator />
        <MenuChoice
          label={m.app_color_mode()}
          value={mode}
          onValueChange={setColorMode}
          options={[
            { value: 'light', label: m.app_color_mode_light() },
            { value: 'dark', label: m.app_color_mode_dark() },
            { value: 'system', label: m.app_color_mode_system() },
          ]}
        />
        <MenuSeparator />
        <MenuChoice label={m.app_language()} value={getLocale()} onValueChange={setLocale} options={languages} />
        {isAdministrator && (
          <>
            <MenuSeparator />
            <MenuChoice
              label={m.app_admin_check()}
              value={hasFullAccess ? 'on' : 'off'}
              onValueChange={(value) => client.session.setAdminCheck(value === 'on')}
              options={[
                { value: 'on', label: m.app_admin_check_on() },
                { value: 'off', label: m.app_admin_check_off() },
              ]}
            />
          </>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => (hasUnsaved() ? setIsAsking(true) : signOut())}>
          <LogOut aria-hidden className="size-4" />
          {m.app_sign_out()}
        </MenuItem>
      </DropdownMenu>
      {account.dialog}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setIsAsking}
            heading={m.app_sign_out_title()}
            description={m.app_sign_out_text()}
            confirmText={m.app_sign_out()}
            onConfirm={signOut}
          />
        </Suspense>
      )}
    </>
  )
}
