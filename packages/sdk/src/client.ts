import type { Api } from './api.gen.ts'
import type { ClientEvent, SessionStore } from './contracts.ts'
import { createCore } from './core.ts'
import { ignore } from './ignore.ts'
import { operationTable } from './operations.gen.ts'
import type { Params, Schemas, Profile } from './operations.ts'
import { ofSession } from '#options/check-options.ts'
import type { CallOptions, ClientOptions } from '#options/options.ts'
import { refreshPolicy } from '#options/policies.ts'
import { cookieStorage } from './session/server/cookies.ts'
import { createSessionGuard } from './session/guard.ts'
import { createUserLoader } from './session/load-user.ts'
import { createRefresher, type RefreshOptions } from './session/refresh.ts'
import { createSession } from './session/session.ts'
import { webStorage } from './session/storage.ts'
import { createTabs } from './session/tabs.ts'
import { createApi } from './transport/api.ts'
import { createHttp, type HttpClient } from './transport/http.ts'
import { createTransport } from './transport/transport.ts'

declare global {
  // As @types/node has them, for programs without the library esnext.disposable.
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol
  }
  interface AsyncDisposable {
    [Symbol.asyncDispose](): PromiseLike<void>
  }
}

/** What a user proves with who they are. */
export type SignIn =
  | Params<'auth.signIn'>
  | Params<'auth.secondStep'>
  | Params<'auth.byPasskey'>
  | Params<'oidc.finish'>
  | Schemas['TokenResponse']

/** A client of the staff API: two styles of calls over one session. */
export interface Client extends AsyncDisposable {
  /**
   * One typed method per operation of the contract: flat parameters in, the bare body out. It rejects with an `ApiError`.
   * @example
   * const user = await client.api.users.update({ id: 5, version: 3, position: 'Контент-менеджер' })
   */
  readonly api: Api
  /**
   * The same operations by path, through openapi-fetch: it resolves to `{ data, error, response }`.
   * @example
   * const { data, error } = await client.http.GET('/api/user/admin/user', { params: { query: { q: 'Иванова' } } })
   */
  readonly http: HttpClient
  /** The current session as an external store. */
  readonly session: SessionStore
  /**
   * Stores the token and loads the profile. A wrong password rejects with kind `validation`; with its code
   * `second_factor`, call it again with the `challenge` of the error and the user's `code`, or the `credential` of a passkey. The `credential` of a
   * passkey, for the options of `auth.beginPasskey`, signs in alone. After `api.oidc.start` it takes the `secret` and the
   * provider's `answer`, and after `api.enrolment` its `token`.
   */
  signIn(credentials: SignIn, options?: CallOptions): Promise<Profile>
  /** Ends the session at once, then informs the server; never rejects. */
  signOut(): Promise<void>
  /** Loads the profile of the token's owner, joining a load in progress. */
  loadUser(): Promise<Profile>
  /** Exchanges the token if 15 minutes or less remain, once for all tabs. `force` exchanges it in any case. */
  refresh(options?: Pick<RefreshOptions, 'force'>): Promise<void>
  /** Listens to what happens in the client; the result unsubscribes. Listeners are not awaited. */
  readonly on: (listener: (event: ClientEvent) => void) => () => void
  /**
   * Sends a request outside the contract with the same session, retries and errors. The token goes to the API's own origin only.
   * @param path - an address relative to `baseUrl`, or an absolute one
   * @example
   * const response = await client.request('/health/ready')
   */
  request(path: string, init?: RequestInit & CallOptions): Promise<Response>
  /** Stops the timers, removes the listeners and aborts the calls in progress. */
  dispose(): void
}

/**
 * Creates a client of the staff API: typed calls, a session that refreshes itself, one kind of error.
 * @example
 * const client = createClient({ baseUrl: 'https://panel.example.com' })
 * await client.signIn({ email, password })
 * const { items } = await client.api.users.list({ status: ['active'] })
 */
export function createClient(options: ClientOptions): Client {
  const base = createCore(ofSession(), options)
  const { events } = base
  const storage = options.session ? cookieStorage(options.initial?.entries) : (options.storage ?? webStorage())
  const core = { ...base, options, storage, policy: { ...refreshPolicy, ...options.refresh } }
  const tabs = createTabs(core, (message) => session.receive(message))
  const session = createSession(core, tabs.post, loadReported)
  const refresher = createRefresher(core, session, tabs, () => api.auth.refresh())
  const transport = createTransport(core, createSessionGuard(core, session, refresher))
  const api = createApi(transport)
  const loadUser = createUserLoader(session, events, () => api.profile.view())

  function loadReported() {
    loadUser().catch(ignore)
  }

  function follow() {
    // A server that renders a page only shows the session.
    if (options.session && !globalThis.document) return
    if (options.refresh !== false) refresher.schedule()
    if (session.getSnapshot().status === 'loading') loadReported()
  }
  const cleanups = [
    session.subscribe(follow),
    storage.subscribe?.(session.onStorage, (key, cause) => events.emit({ type: 'storage-failed', key, cause })),
    refresher.stop,
    tabs.close,
    () => base.disposal.abort(),
  ]
  follow()

  function dispose() {
    for (const cleanup of cleanups) cleanup?.()
  }

  return {
    api,
    http: createHttp(transport),
    session,
    async signIn(credentials, callOptions) {
      const { token } = await ('token' in credentials
        ? credentials
        : 'challenge' in credentials
          ? api.auth.secondStep(credentials, callOptions)
          : 'credential' in credentials
            ? api.auth.byPasskey(credentials, callOptions)
            : 'answer' in credentials
              ? api.oidc.finish(credentials, callOptions)
              : api.auth.signIn(credentials, callOptions))
      session.storeToken('signed-in', token)
      return loadUser()
    },
    async signOut() {
      const token = session.token()
      const withToken = { headers: { Authorization: `Bearer ${token}` } }
      session.end('user')
      // The session has ended here whatever the server answers.
      if (token) await transport.send(operationTable['auth.signOut'], {}, withToken, 'detached').catch(ignore)
    },
    loadUser,
    refresh: refresher.refresh,
    on: events.on,
    request: transport.request,
    dispose,
    [Symbol.asyncDispose]: async () => dispose(),
  }
}
