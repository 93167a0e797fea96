import { GoTrueClient } from '@supabase/auth-js'
import { type Connection, CREDENTIALS, type Fetch, USERS } from './connection.ts'

/** It keeps a session only, and leaves the calls to others. */
export function connect(baseUrl: string, fetch: Fetch): Connection {
  const auth = new GoTrueClient({ url: `${baseUrl}/auth`, fetch })
  return {
    signIn: () => auth.signInWithPassword(CREDENTIALS),
    async read() {
      const { data } = await auth.getSession()
      const response = await fetch(`${baseUrl}${USERS}?q=ab`, {
        headers: { Authorization: `Bearer ${data.session?.access_token}` },
      })
      return response.json()
    },
  }
}
