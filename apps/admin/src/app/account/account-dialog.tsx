import { lazyPart } from '#page/lazy-part.tsx'

const dialogs = {
  broadcast: lazyPart(async () => (await import('./broadcast-dialog.tsx')).BroadcastDialog),
  profile: lazyPart(async () => (await import('./profile-dialog.tsx')).ProfileDialog),
  security: lazyPart(async () => (await import('./security-dialog.tsx')).SecurityDialog),
  settings: lazyPart(async () => (await import('./settings-dialog.tsx')).SettingsDialog),
  'sign-out': lazyPart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog),
}

export type AccountDialogName = keyof typeof dialogs

export function AccountDialog({ name, onClose }: { name: AccountDialogName; onClose: () => void }) {
  const Dialog = dialogs[name]
  return <Dialog onClose={onClose} />
}
