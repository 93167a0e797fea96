import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { markUnsaved } from '#data/unsaved.ts'

/** The state of a navigation to another step of the same form, which keeps the draft. */
export const KEEPS_DRAFT = 'keeps-draft'

/** Asks once before unsaved input is left. An ended session skips the question: the draft is kept. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== KEEPS_DRAFT &&
      client.session.getSnapshot().status === 'active',
  )
  // The browser itself asks before a tab is closed or reloaded, the menu before a sign-out.
  useEffect(() => {
    if (!isDirty) return undefined
    const settle = markUnsaved()
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => {
      settle()
      window.removeEventListener('beforeunload', preventUnload)
    }
  }, [isDirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      heading={m.form_leave_title()}
      description={m.form_leave_text()}
      confirmText={m.form_leave_go()}
      cancelText={m.form_leave_stay()}
      variant="leave"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
