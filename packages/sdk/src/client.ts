import { createApi } from './transport/api.ts'
import { systemClock } from './clock.ts'
import { createEvents, ignore, type ClientEvent } from './events.ts'
import { russianMessages } from './errors/messages.ts'
import type { Api, Params, User } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { createPipeline } from './transport/pipeline.ts'
import { createRefresher, refreshPolicy, type RefreshOptions } from './session/refresh.ts'
import { createSession, type SessionStore } from './session/session.ts'
import { webStorage } from './session/storage.ts'
import { createTabs } from './session/tabs.ts'
import { createUserLoader } from './session/load-user.ts'

export interface Client extends AsyncDisposable {
  /** One typed method per operation of the contract. */
  readonly api: Api
  /** Who is signed in, as an external store. */
  readonly session: SessionStore
  /** Stores the token and loads the profile (A1). A wrong password rejects with kind `validation`. */
  signIn(credentials: Params<'auth.signIn'>, options?: CallOptions): Promise<User>
  /** Forgets the session at once (A2), then tells the server; never rejects. */
  signOut(): Promise<void>
  /** Loads the profile of the token's owner (A7), joining a load in progress. */
  loadUser(): Promise<User>
  /** Exchanges the token if 15 minutes or less remain, once for all tabs (A4, A5). */
  refresh(options?: Pick<RefreshOptions, 'force'>): Promise<void>
  readonly on: (listener: (event: ClientEvent) => void) => () => void
  /** A request outside the contract through the same pipeline; the token goes to the API's own origin only. */
  request(path: string, init?: RequestInit & CallOptions): Promise<Response>
  /** Ends timers, listeners and calls in flight. */
  dispose(): void
}

/** A client of the staff API: typed calls, a session that refreshes itself, one kind of error. */
export function createClient(options: ClientOptions): Client {
  const clock = { ...systemClock, ...options.clock }
  const messages = { ...russianMessages, ...options.messages }
  const events = createEvents(messages)
  const storage = options.storage ?? webStorage()
  const policy = { ...refreshPolicy, ...options.refresh }
  const tabs = createTabs(
    `admin-panel:${options.baseUrl}`,
    // A channel reaches every client of a process and its threads: only what is a tab may share a session.
    options.crossTab !== false && storage.shared === true && globalThis.document !== undefined,
    policy.lockTimeout,
    clock,
    (message) => session.receive(message),
  )
  const session = createSession(storage, clock, events, options.user, tabs.post, loadReported)
  const refresher = createRefresher(policy, options.refresh !== false, session, tabs, clock, events, () =>
    api.auth.refresh(),
  )
  const pipeline = createPipeline(options, messages, clock, events, session, refresher)
  const api = createApi(pipeline.perform)
  const loadUser = createUserLoader(session, events, () => api.profile.view())

  function loadReported() {
    loadUser().catch(ignore)
  }

  function follow() {
    refresher.schedule()
    if (session.getSnapshot().status === 'loading') loadReported()
  }
  const cleanups = [
    session.subscribe(follow),
    storage.subscribe?.(session.onStorage, (key, cause) => events.emit({ type: 'storage-failed', key, cause })),
    refresher.stop,
    tabs.close,
    pipeline.abort,
  ]
  follow()

  function dispose() {
    for (const cleanup of cleanups) cleanup?.()
  }

  return {
    api,
    session,
    async signIn(credentials, callOptions) {
      const { token } = await api.auth.signIn(credentials, callOptions)
      session.keep('signed-in', token)
      return loadUser()
    },
    async signOut() {
      const token = session.token()
      session.end('user')
      // The session is over here whatever the server answers.
      if (token)
        await pipeline
          .perform('auth.signOut', {}, { headers: { Authorization: `Bearer ${token}` } }, 'foreign')
          .catch(ignore)
    },
    loadUser,
    refresh: refresher.refresh,
    on: events.on,
    request: pipeline.request,
    dispose,
    [Symbol.asyncDispose]: async () => dispose(),
  }
}
