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

/** What is said of a failure: nothing of an end of session or a missing profile, which are the session's to announce, nor of an aborted call. */
export function errorToast(error: unknown) {
  if (!isApiError(error)) return { status: 'error', message: m.error_generic() } as const
  const { message, messages, silent, code } = error
  if (silent || code === 'user-failed') return undefined
  // A server may repeat in the details what it says of the whole.
  const items = isUnanswered(error) ? [m.error_no_connection()] : messages.filter((item) => item !== message)
  return { status: 'error', message, items } as const
}
