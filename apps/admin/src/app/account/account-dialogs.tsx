import { MenuItem } from '@admin-panel/ui/dropdown-menu'
import { Settings, ShieldCheck, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useCan } from '#shared/queries.ts'

const dialogs = {
  profile: lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog })),
  security: lazy(async () => ({ default: (await import('./security-dialog.tsx')).SecurityDialog })),
  settings: lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog })),
}

/** What users may change of themselves and, with the right to, of the whole panel: lines of a menu, and what they open. */
export function useAccountDialogs() {
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const canSeeSettings = useCan('setting')
  const Dialog = open && dialogs[open]
  return {
    items: (
      <>
        <MenuItem onSelect={() => setOpen('profile')}>
          <UserRound aria-hidden />
          {m.account_profile()}
        </MenuItem>
        <MenuItem onSelect={() => setOpen('security')}>
          <ShieldCheck aria-hidden />
          {m.account_security()}
        </MenuItem>
        {canSeeSettings && (
          <MenuItem onSelect={() => setOpen('settings')}>
            <Settings aria-hidden />
            {m.account_settings()}
          </MenuItem>
        )}
      </>
    ),
    dialog: Dialog && (
      <Suspense>
        <Dialog onClose={() => setOpen(null)} />
      </Suspense>
    ),
  }
}
