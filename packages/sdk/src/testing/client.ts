import {
  createClient,
  memoryStorage,
  storageKeys,
  type Client,
  type ClientOptions,
  type Permission,
  type User,
} from '@admin-panel/sdk'
import { getResponse, type HttpHandler } from 'msw'
import { createTestClock, type TestClock } from './clock.ts'
import { createHandlers } from './handlers.ts'
import { createTestUser } from './user.ts'

/** The settings of a test client. Its calls are not repeated and have no deadline unless `retry` and `timeout` are set. */
export interface TestClientOptions extends Omit<Partial<ClientOptions>, 'clock'> {
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
  /**
   * The handlers of the API, before the standard ones of sign-in, refresh, sign-out and profile.
   * @default []
   */
  readonly handlers?: readonly HttpHandler[]
  /**
   * The time of the client.
   * @default createTestClock()
   */
  readonly clock?: TestClock
}

/** A client whose time, requests and answers a test controls. */
export interface TestClient extends Client {
  /** The clock of the client, which the test moves. */
  readonly clock: TestClock
  /** The requests sent so far, oldest first. */
  readonly requests: readonly Request[]
  /** Adds handlers, which precede the earlier ones. */
  use(...handlers: HttpHandler[]): void
}

const LIFETIME = 30 * 60_000

/**
 * Creates a client that talks to msw handlers instead of a network, in Node and in a browser alike.
 * @example
 * const on = createHandlers()
 * const client = createTestClient({ as: ['user.view'], handlers: [on.users.view({ error: { status: 404 } })] })
 */
export function createTestClient(options: TestClientOptions = {}): TestClient {
  const {
    as = 'administrator',
    expiresIn = LIFETIME,
    handlers: ownHandlers = [],
    clock = createTestClock(),
    ...rest
  } = options
  const handlers = [...ownHandlers]
  const requests: Request[] = []
  const user = options.user ?? (as === 'anonymous' ? createTestUser('administrator') : createTestUser(as))
  const standard = standardHandlers(user, clock)

  async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    requests.push(request.clone())
    const response = await unlessAborted(request.signal, getResponse([...handlers, ...standard], request))
    if (!response) throw new TypeError(`No handler for ${request.method} ${request.url}`)
    if (response.type === 'error') throw new TypeError('Failed to fetch')
    return response
  }

  const storage = memoryStorage(
    as === 'anonymous'
      ? {}
      : { [storageKeys.token]: 'test-token', [storageKeys.expire]: new Date(clock.now() + expiresIn).toISOString() },
  )
  const client = createClient({
    baseUrl: 'http://api.test',
    storage,
    fetch: answer,
    retry: false,
    timeout: 0,
    user,
    clock,
    ...rest,
  })
  return Object.assign(client, {
    clock,
    requests,
    use: (...added: HttpHandler[]) => void handlers.unshift(...added),
  })
}

function standardHandlers(user: User, clock: TestClock) {
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
