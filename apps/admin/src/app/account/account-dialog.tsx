import { lazy } from 'react'

const dialogs = {
  broadcast: lazy(async () => ({ default: (await import('./broadcast-dialog.tsx')).BroadcastDialog })),
  profile: lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog })),
  security: lazy(async () => ({ default: (await import('./security-dialog.tsx')).SecurityDialog })),
  settings: lazy(async () => ({ default: (await import('./settings-dialog.tsx')).SettingsDialog })),
  'sign-out': lazy(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog })),
}

export type AccountDialogName = keyof typeof dialogs

/** What an entry of the user's menu opens above the page. */
export function AccountDialog({ name, onClose }: { name: AccountDialogName; onClose: () => void }) {
  const Dialog = dialogs[name]
  return <Dialog onClose={onClose} />
}
