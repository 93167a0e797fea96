import type { ToastInput } from '@admin-panel/ui/toasts'

/** Shows a toast and returns the function that closes it. The toaster loads with the first toast, so the sign-in page does without it. */
export async function notify<Props extends object>(toast: ToastInput<Props>) {
  const { toasts } = await import('./toaster.tsx')
  const id = toasts.show(toast)
  return () => toasts.close(id)
}
