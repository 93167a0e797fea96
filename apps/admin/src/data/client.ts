import { createClient, webStorage } from '@admin-panel/sdk'
import { getLocale } from '#text/locale.ts'
import { m } from '#paraglide/messages.js'
import { countExport } from './export-progress.ts'

export const storage = webStorage()

/** The panel's only client. `fetch` is looked up at each call, so that tests and stories can replace it. */
export const client = createClient({
  baseUrl: '',
  storage,
  fetch: (...request) => globalThis.fetch(...request),
  middleware: [countExport],
  language: getLocale(),
  messages: {
    generic: m.error_generic(),
    'session-expired': m.error_session_expired(),
    'wrong-credentials': m.error_credentials(),
    'user-failed': m.error_user(),
    'refresh-failed': m.error_refresh(),
  },
})
