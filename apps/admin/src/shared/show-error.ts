import { isApiError } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { notify } from './notify.ts'

/** Words a failure once for every screen: rules E4 to E7. A 401 is the session's to announce, and an aborted call nobody's. */
export function showError(error: unknown, fallback = m.error_generic()) {
  if (!isApiError(error)) {
    void notify({ status: 'error', message: fallback })
    throw error
  }
  if (error.silent) return
  const message = error.hasPayload ? error.message : fallback
  void notify({ status: 'error', message, items: error.messages })
}
