import type { ToastInput } from '@admin-panel/ui/toasts'

/** Shows a toast. The toaster is loaded with the first one, so that the sign-in page does without it. */
export async function notify<Props extends object>(toast: ToastInput<Props>) {
  const { toasts } = await import('./toaster.tsx')
  toasts.show(toast)
}
