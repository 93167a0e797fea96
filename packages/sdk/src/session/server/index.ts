import { createClient, memoryStorage, type Client, type InitialSession } from '@admin-panel/sdk'
import { EXPIRE, TOKEN } from '#session/storage.ts'
import type { ServerSessionOptions } from './options.ts'
import { createRelay } from './relay.ts'
import { belongs, readEntries, readSecret } from './secret.ts'

export type { ServerSessionOptions } from './options.ts'

/** What a request of a page brings. */
export interface PageSession {
  /** A client of the user, for this request alone; anonymous where the token has expired. */
  readonly client: Client
  /** What the client of the page begins with, as `initial`; undefined without a session. */
  readonly initial: InitialSession | undefined
}

/** The sessions of a page's users, whose tokens stay in cookies that scripts cannot read. */
export interface ServerSession {
  /** Answers a call of the page's client: the handler of the page's route `/api/*`, for every method. */
  readonly handle: (request: Request) => Promise<Response>
  /**
   * Reads the session out of the headers of a request for a page. It changes no cookie; a token that has expired is exchanged by
   * the page.
   */
  readonly read: (headers: {
    /** The value of a header, or null. */
    get(name: string): string | null
  }) => Promise<PageSession>
}

/**
 * Creates the server's part of a session that a page begins with `createClient({ session: 'server' })`.
 * @example
 * export const panel = createServerSession({ baseUrl: 'https://panel.example.com' })
 * export const GET = panel.handle
 */
export function createServerSession(options: ServerSessionOptions): ServerSession {
  const { baseUrl, fetch } = options
  return {
    handle: createRelay(options),
    async read(headers) {
      const cookies = headers.get('cookie') ?? ''
      const entries = readEntries(cookies)
      const secret = await readSecret(cookies)
      const isSignedIn = belongs(secret, entries[TOKEN])
      const isValid = isSignedIn && Date.parse(entries[EXPIRE] ?? '') > Date.now()
      const storage = memoryStorage(isValid ? { ...entries, [TOKEN]: secret.token } : {})
      const client = createClient({ baseUrl, storage, refresh: false, ...(fetch && { fetch }) })
      // The page loads the profile again, and says why it cannot.
      const user = isValid ? await client.loadUser().catch(() => undefined) : undefined
      const initial = isSignedIn ? { entries, user } : undefined
      return { client, initial }
    },
  }
}
