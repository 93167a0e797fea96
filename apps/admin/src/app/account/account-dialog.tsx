import { later } from '#page/later.tsx'

const dialogs = {
  broadcast: later(async () => (await import('./broadcast-dialog.tsx')).BroadcastDialog),
  profile: later(async () => (await import('./profile-dialog.tsx')).ProfileDialog),
  security: later(async () => (await import('./security-dialog.tsx')).SecurityDialog),
  settings: later(async () => (await import('./settings-dialog.tsx')).SettingsDialog),
  'sign-out': later(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog),
}

export type AccountDialogName = keyof typeof dialogs

export function AccountDialog({ name, onClose }: { name: AccountDialogName; onClose: () => void }) {
  const Dialog = dialogs[name]
  return <Dialog onClose={onClose} />
}
