import ky from 'ky'
import { type Connection, CREDENTIALS, type Fetch, REFRESH, SIGN_IN, type TokenBody, USERS } from './connection.ts'

export function connect(baseUrl: string, fetch: Fetch): Connection {
  let token = ''
  const bare = ky.create({ prefix: baseUrl, fetch })
  const client = bare.extend({
    hooks: {
      beforeRequest: [({ request }) => request.headers.set('Authorization', `Bearer ${token}`)],
      afterResponse: [
        async ({ request, response, retryCount }) => {
          if (response.status !== 401 || retryCount > 0) return undefined
          const headers = { Authorization: `Bearer ${token}` }
          token = (await bare.post(REFRESH.slice(1), { headers }).json<TokenBody>()).token.value
          const again = new Request(request)
          again.headers.set('Authorization', `Bearer ${token}`)
          return ky.retry({ request: again, code: 'TOKEN_REFRESHED', delay: 0 })
        },
      ],
    },
  })
  return {
    async signIn() {
      token = (await bare.post(SIGN_IN.slice(1), { json: CREDENTIALS }).json<TokenBody>()).token.value
    },
    read: () => client.get(USERS.slice(1), { searchParams: { q: 'ab' } }).json(),
  }
}
