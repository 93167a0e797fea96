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

export interface TestClientOptions extends Omit<Partial<ClientOptions>, 'clock'> {
  /** Who is signed in: a role, or somebody with just these permissions. The administrator unless given. */
  readonly as?: 'administrator' | 'merchant' | 'anonymous' | readonly Permission[]
  /** Milliseconds until the token expires; 30 minutes unless given. */
  readonly expiresIn?: number
  readonly handlers?: readonly HttpHandler[]
  readonly clock?: TestClock
}

export interface TestClient extends Client {
  readonly clock: TestClock
  /** Every request that was sent, oldest first. */
  readonly requests: readonly Request[]
  /** Adds handlers before those that are there. */
  use(...handlers: HttpHandler[]): void
}

const LIFETIME = 30 * 60_000

/** A client that talks to msw handlers instead of a network, in Node and in a browser alike. */
export function createTestClient(options: TestClientOptions = {}): TestClient {
  const {
    as = 'administrator',
    expiresIn = LIFETIME,
    handlers: given = [],
    clock = createTestClock(),
    ...rest
  } = options
  const handlers = [...given]
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
