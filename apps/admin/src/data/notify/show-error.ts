import { isApiError } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { isUnanswered } from '#data/is-unanswered.ts'
import { notify } from './notify.ts'

/** Shows a failure once for every screen: rules E4 to E7. */
export function showError(error: unknown) {
  const toast = errorToast(error)
  if (toast) void notify(toast)
  if (!isApiError(error)) throw error
}

/** The message of a failure; none for an ended session or a missing profile, which the session announces, nor for an aborted call. */
export function errorToast(error: unknown) {
  if (!isApiError(error)) return { status: 'error', message: m.error_generic() } as const
  const { message, messages, silent, code } = error
  if (silent || code === 'user-failed') return undefined
  // A server may repeat its main message in the details.
  const items = isUnanswered(error) ? [m.error_no_connection()] : messages.filter((item) => item !== message)
  return { status: 'error', message, items } as const
}
