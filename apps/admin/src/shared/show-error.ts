import { isApiError } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { isUnanswered } from './is-unanswered.ts'
import { notify } from './notify.ts'

/** Shows a failure once for every screen: rules E4 to E7. A 401 is the session's to announce, and an aborted call nobody's. */
export function showError(error: unknown) {
  if (!isApiError(error)) {
    void notify({ status: 'error', message: m.error_generic() })
    throw error
  }
  const items = isUnanswered(error) ? [m.error_no_connection()] : error.messages
  if (!error.silent) void notify({ status: 'error', message: error.message, items })
}
