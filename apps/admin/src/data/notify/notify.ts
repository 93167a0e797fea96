import type { ToastInput } from '@admin-panel/ui/toasts'

/** Shows a toast, and answers the way to close it. The toaster is loaded with the first one, so that the sign-in page does without it. */
export async function notify<Props extends object>(toast: ToastInput<Props>) {
  const { toasts } = await import('./toaster.tsx')
  const id = toasts.show(toast)
  return () => toasts.close(id)
}
