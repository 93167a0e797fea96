import { storageKeys, type Profile } from '@admin-panel/sdk'
import { DropdownMenu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '@admin-panel/ui/dropdown-menu'
import CornerUpRight from 'lucide-react/icons/corner-up-right'
import ListChecks from 'lucide-react/icons/list-checks'
import LogOut from 'lucide-react/icons/log-out'
import Megaphone from 'lucide-react/icons/megaphone'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserRound from 'lucide-react/icons/user-round'
import { useState, useSyncExternalStore, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client, storage } from '#data/client.ts'
import { colorMode, setColorMode, subscribeColorMode } from '#data/color-mode.ts'
import { getLocale, setLocale } from '#text/locale.ts'
import { setShift, useShift } from '#shop/shift/has-shift.ts'
import { useCan } from '#data/queries.ts'
import { hasUnsaved } from '#data/unsaved.ts'
import type { AccountDialogName } from './account/account-dialog.tsx'
import { signOut } from '#app/session/sign-out.ts'
import { pathTo } from '#data/paths.ts'
import { lacks } from '#data/access/lacks.ts'

// Each language is named in itself, so that readers recognise their own.
const languages = [
  { value: 'ru', label: 'Русский' },
  { value: 'en', label: 'English' },
] as const

interface UserMenuItemsProps {
  user: Profile
  onOpen: (dialog: AccountDialogName) => void
}

/** The user's menu, open from the start: it is loaded when it is asked for. */
export function OpenedUserMenu({ trigger, ...items }: UserMenuItemsProps & { trigger: ReactElement }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <DropdownMenu side="top" align="start" className="w-60" trigger={trigger} open={isOpen} onOpenChange={setIsOpen}>
      <UserMenuItems {...items} />
    </DropdownMenu>
  )
}

/** Changes the user's own profile and the panel's appearance; with permission, its settings. */
function UserMenuItems({ user, onOpen }: UserMenuItemsProps) {
  const mode = useSyncExternalStore(subscribeColorMode, colorMode)
  const canSeeSettings = useCan('setting')
  const navigate = useNavigate()
  const canWrite = useCan('notification.create')
  const isAdministrator = user.roles.some(({ slug }) => slug === 'administrator')
  const shift = useShift()
  const hasFullAccess = storage.get(storageKeys.adminCheck) !== '0'
  return (
    <>
      <MenuItem onSelect={() => onOpen('profile')}>
        <UserRound aria-hidden />
        {m.account_profile()}
      </MenuItem>
      {!lacks('security') && (
        <MenuItem onSelect={() => onOpen('security')}>
          <ShieldCheck aria-hidden />
          {m.account_security()}
        </MenuItem>
      )}
      {!lacks('operations') && (
        <MenuItem onSelect={() => void navigate(pathTo('operations.list'))}>
          <ListChecks aria-hidden />
          {m.entity_operation()}
        </MenuItem>
      )}
      {(canSeeSettings || canWrite) && (
        <>
          <MenuSeparator />
          <MenuLabel>{m.route_rules_administration()}</MenuLabel>
        </>
      )}
      {canSeeSettings && (
        <>
          <MenuItem onSelect={() => onOpen('settings')}>
            <Settings aria-hidden />
            {m.entity_setting()}
          </MenuItem>
          <MenuItem onSelect={() => void navigate(pathTo('routeRules.list'))}>
            <CornerUpRight aria-hidden />
            {m.entity_route_rule()}
          </MenuItem>
        </>
      )}
      {canWrite && (
        <MenuItem onSelect={() => onOpen('broadcast')}>
          <Megaphone aria-hidden />
          {m.broadcast_title()}
        </MenuItem>
      )}
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
      {shift && (
        <>
          <MenuSeparator />
          <MenuChoice
            label={m.shift_title()}
            value={shift}
            onValueChange={setShift}
            options={[
              { value: 'on', label: m.shift_on() },
              { value: 'off', label: m.shift_off() },
            ]}
          />
        </>
      )}
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
      <MenuItem onSelect={() => (hasUnsaved() ? onOpen('sign-out') : signOut())}>
        <LogOut aria-hidden />
        {m.app_sign_out()}
      </MenuItem>
    </>
  )
}
