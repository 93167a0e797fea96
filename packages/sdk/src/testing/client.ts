import {
  createClient,
  createKeyClient,
  memoryStorage,
  storageKeys,
  type Client,
  type ClientOptions,
  type KeyClient,
  type KeyClientOptions,
  type Permission,
  type Profile,
} from '@admin-panel/sdk'
import { getResponse, type HttpHandler } from 'msw'
import { createTestClock, type TestClock } from './clock.ts'
import { createHandlers } from './handlers.ts'
import { operationAt } from './match.ts'
import { createTestUser } from './user.ts'

interface TestParts {
  /**
   * The handlers of the API; with a session, before the standard ones of sign-in, refresh, sign-out and profile.
   * @default []
   */
  readonly handlers?: readonly HttpHandler[]
  /**
   * The time of the client.
   * @default createTestClock()
   */
  readonly clock?: TestClock
}

/** The settings of a test client. Its calls are not repeated and have no deadline unless `retry` and `timeout` are set. */
export interface TestClientOptions extends Omit<Partial<ClientOptions>, 'clock'>, TestParts {
  /**
   * The signed-in user: a role, or exactly these permissions.
   * @default 'administrator'
   */
  readonly as?: 'administrator' | 'merchant' | 'anonymous' | readonly Permission[]
  /**
   * Milliseconds until the token expires.
   * @default 1_800_000
   */
  readonly expiresIn?: number
}

/** The settings of a test client with a service key. */
export interface TestKeyClientOptions extends Omit<Partial<KeyClientOptions>, 'clock' | 'key'>, TestParts {
  /** Any key. */
  readonly key: string
}

/** What a test controls and sees of its client. */
export interface TestControls {
  /** The clock of the client, which the test moves. */
  readonly clock: TestClock
  /** The requests sent so far, oldest first. */
  readonly requests: readonly Request[]
  /** Adds handlers, which precede the earlier ones. */
  use(...handlers: HttpHandler[]): void
}

/** A client whose time, requests and answers a test controls. */
export interface TestClient extends Client, TestControls {}

/** A client with a service key whose time, requests and answers a test controls. */
export interface TestKeyClient extends KeyClient, TestControls {}

const LIFETIME = 30 * 60_000
const baseUrl = 'http://api.test'

/**
 * Creates a client that talks to msw handlers instead of a network, in Node and in a browser alike. A request without a handler
 * rejects, and fails the test run with an error that names the operation.
 * @example
 * const on = createHandlers()
 * const client = createTestClient({ as: ['user.view'], handlers: [on.users.view({ error: { status: 404 } })] })
 */
export function createTestClient(options?: TestClientOptions): TestClient
/**
 * Creates a client with a service key that talks to msw handlers.
 * @example
 * const client = createTestClient({ key: 'ap_live_test', handlers: [on.orders.list(page([]))] })
 */
export function createTestClient(options: TestKeyClientOptions): TestKeyClient
export function createTestClient(options: TestClientOptions | TestKeyClientOptions = {}): TestClient | TestKeyClient {
  if ('key' in options) {
    const { handlers = [], clock = createTestClock(), ...rest } = options
    const server = serverOf(handlers, clock)
    return Object.assign(
      createKeyClient({ baseUrl, fetch: server.answer, retry: false, timeout: 0, clock, ...rest }),
      server.controls,
    )
  }
  const { as = 'administrator', expiresIn = LIFETIME, handlers = [], clock = createTestClock(), ...rest } = options
  const user = options.user ?? (as === 'anonymous' ? createTestUser('administrator') : createTestUser(as))
  const server = serverOf([...handlers, ...standardHandlers(user, clock)], clock)
  const storage = memoryStorage(
    as === 'anonymous'
      ? {}
      : { [storageKeys.token]: 'test-token', [storageKeys.expire]: new Date(clock.now() + expiresIn).toISOString() },
  )
  const client = createClient({
    baseUrl,
    storage,
    fetch: server.answer,
    retry: false,
    timeout: 0,
    user,
    clock,
    ...rest,
  })
  return Object.assign(client, server.controls)
}

function serverOf(first: readonly HttpHandler[], clock: TestClock) {
  const handlers = [...first]
  const requests: Request[] = []

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    requests.push(request.clone())
    const response = await unlessAborted(request.signal, getResponse(handlers, request))
    if (!response) throw unhandled(request)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  const controls: TestControls = { clock, requests, use: (...added) => void handlers.unshift(...added) }
  return { answer, controls }
}

/** The rejection may be swallowed by the code under test, so the error is thrown as well. */
function unhandled(request: Request) {
  const operation = operationAt(request, '')
  const error = new Error(
    `No handler for ${operation ?? `${request.method} ${request.url}`}${operation ? `: add on.${operation}(…)` : ''}`,
  )
  queueMicrotask(() => {
    throw error
  })
  return error
}

function standardHandlers(user: Profile, clock: TestClock) {
  const on = createHandlers()
  let issued = 0
  const issue = () => ({
    token: { value: `test-token-${++issued}`, expired_at: new Date(clock.now() + LIFETIME).toISOString() },
  })
  return [on.profile.view(user), on.auth.signIn(issue), on.auth.refresh(issue), on.auth.signOut(undefined)]
}

function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException('The request was aborted', 'AbortError'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject)
  })
}
