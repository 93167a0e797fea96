import type { ToastInput } from '@admin-panel/ui/toasts'

/** Shows information that does not result from the user's own action and needs no response; it stays for 4.5 seconds (rule T4). */
export async function notifyBriefly(notification: ToastInput) {
  const { toasts } = await import('./toaster.tsx')
  toasts.notify(notification)
}
