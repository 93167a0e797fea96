import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { m } from '#paraglide/messages.js'
import { signOut } from '#app/session/sign-out.ts'

/** Asks before a sign-out that would lose unsaved changes. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  return (
    <ConfirmDialog
      onClose={onClose}
      heading={m.app_sign_out_title()}
      description={m.app_sign_out_text()}
      confirmText={m.app_sign_out()}
      cancelText={m.form_leave_stay()}
      variant="leave"
      onConfirm={signOut}
    />
  )
}
