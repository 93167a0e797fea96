import { createClient, webStorage, type ClientOptions, type Middleware } from '@admin-panel/sdk'
import { getLocale } from '#text/locale.ts'
import { reach } from '#data/live/reach.ts'
import { isPreview } from '#data/preview/is-preview.ts'
import { m } from '#paraglide/messages.js'

export const storage = webStorage()

/** Asks who the user is; the layout behind the sign-in sets it. */
export const proof: { ask?: NonNullable<ClientOptions['onStepUp']> } = {}

// Traces are loaded where the server sends them to a collector.
const trace: Middleware = async (request, next, call) =>
  document.querySelector('meta[name=traced]')
    ? (await import('./live/traces.ts')).traceCall(request, next, call)
    : next(request)

// Tells the script of the first requests that they are on their way, in case it comes late.
globalThis.takeEarly ??= () => undefined

/** The panel's only client. `fetch` is looked up at each call, so that tests and stories can replace it. */
export const client = createClient({
  baseUrl: '',
  storage,
  fetch: (...request) => globalThis.takeEarly?.(...request) ?? globalThis.fetch(...request),
  middleware: [reach, trace],
  language: getLocale(),
  onStepUp: async (refusal) => proof.ask?.(refusal),
  // A preview ends by itself, and its token is not refreshed.
  ...(isPreview() && { refresh: false }),
  messages: {
    generic: m.error_generic(),
    'session-expired': m.error_session_expired(),
    'wrong-credentials': m.error_credentials(),
    'user-failed': m.error_user(),
    'refresh-failed': m.error_refresh(),
    'too-large': m.error_too_large(),
  },
})
