import { createApi } from './calls.ts'
import { systemClock } from './clock.ts'
import { createEmitter, type ClientEvent } from './events.ts'
import { russianMessages } from './messages.ts'
import type { Api, Params, User } from './operations.ts'
import type { CallOptions, ClientOptions } from './options.ts'
import { createPipeline } from './pipeline.ts'
import { createRefresher, refreshPolicy, type RefreshOptions } from './refresh.ts'
import { createSession, type SessionStore } from './session.ts'
import { webStorage } from './storage.ts'
import { createTabs, type PairMessage } from './tabs.ts'
import { createUserLoader } from './user.ts'

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
  const events = createEmitter<ClientEvent>()
  const storage = options.storage ?? webStorage()
  const policy = { ...refreshPolicy, ...options.refresh }
  const messages = { ...russianMessages, ...options.messages }
  const tabs = createTabs({
    name: `admin-panel:${options.baseUrl}`,
    shared: options.crossTab ?? storage.subscribe !== undefined,
    lockTimeout: policy.lockTimeout,
    clock,
    onMessage: (message) => session.receive(message),
  })
  const session = createSession({
    storage,
    clock,
    events,
    user: options.user,
    post: tabs.post,
    onUnannounced: () => loadUser().catch(ignoreReported),
  })
  const refresher = createRefresher({
    policy,
    scheduled: options.refresh !== false && (options.refresh !== undefined || typeof document !== 'undefined'),
    session,
    tabs,
    clock,
    events,
    messages,
    exchange: async () => pairOf('refreshed', await api.auth.refresh()),
  })
  const pipeline = createPipeline({ options, messages, clock, events, session, refresher })
  const api = createApi(pipeline.perform)
  const loadUser = createUserLoader(session, events, messages, () => api.profile.view())

  function follow() {
    refresher.schedule()
    if (session.getSnapshot().status === 'loading') loadUser().catch(ignoreReported)
  }
  const unsubscribe = [
    session.subscribe(follow),
    storage.subscribe?.(session.onStorage, (key, cause) => events.emit({ type: 'storage-failed', key, cause })),
  ]
  follow()

  function dispose() {
    for (const stop of unsubscribe) stop?.()
    refresher.stop()
    tabs.close()
    pipeline.abort()
  }

  return {
    api,
    session,
    async signIn(credentials, callOptions) {
      session.keep(pairOf('signed-in', await api.auth.signIn(credentials, callOptions)))
      return loadUser()
    },
    async signOut() {
      const token = session.token()
      session.end('user')
      if (token !== null) await pipeline.signOut(token)
    },
    loadUser,
    refresh: refresher.refresh,
    on: events.on,
    request: pipeline.request,
    dispose,
    [Symbol.asyncDispose]: async () => dispose(),
  }
}

// Other back ends send an epoch in seconds or milliseconds.
function pairOf(
  type: PairMessage['type'],
  { token }: { token: { value: string; expired_at: string | number } },
): PairMessage {
  return { type, token: token.value, expire: String(token.expired_at) }
}

// The failure has been reported as an event.
function ignoreReported() {}
