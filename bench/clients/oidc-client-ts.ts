import { UserManager } from 'oidc-client-ts'
import { type Connection, CREDENTIALS, type Fetch, USERS } from './connection.ts'

/** It keeps a session only, and leaves the calls to others. */
export function connect(baseUrl: string, fetch: Fetch): Connection {
  const manager = new UserManager({
    authority: baseUrl,
    client_id: 'panel',
    redirect_uri: baseUrl,
    automaticSilentRenew: true,
  })
  return {
    signIn: () =>
      manager.signinResourceOwnerCredentials({ username: CREDENTIALS.email, password: CREDENTIALS.password }),
    async read() {
      const user = await manager.getUser()
      const response = await fetch(`${baseUrl}${USERS}?q=ab`, {
        headers: { Authorization: `Bearer ${user?.access_token}` },
      })
      return response.json()
    },
  }
}
