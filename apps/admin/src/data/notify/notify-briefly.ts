import type { ToastInput } from '@admin-panel/ui/toasts'

/** Says what is no outcome of the user's own step and asks for nothing: a notification, which stays for 4.5 seconds (rule T4). */
export async function notifyBriefly(notification: ToastInput) {
  const { toasts } = await import('./toaster.tsx')
  toasts.notify(notification)
}
