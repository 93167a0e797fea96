import { createClient, isApiError } from '@admin-panel/sdk'
import { type Connection, CREDENTIALS, type Fetch } from './connection.ts'

export function connect(baseUrl: string, fetch: Fetch): Connection {
  const client = createClient({ baseUrl, fetch, onUnauthorized: 'refresh-then-sign-out' })
  return {
    signIn: () => client.signIn(CREDENTIALS),
    read: () =>
      client.api.users.list({ q: 'ab' }).catch((error: unknown) => {
        throw isApiError(error, 'unauthorized') ? new Error('signed out', { cause: error }) : error
      }),
  }
}
