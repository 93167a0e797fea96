import { create, isAxiosError } from 'axios'
import { type Connection, CREDENTIALS, type Fetch, REFRESH, SIGN_IN, type TokenBody, USERS } from './connection.ts'

export function connect(baseURL: string, fetch: Fetch): Connection {
  let token = ''
  const options = { baseURL, adapter: 'fetch', env: { fetch, Request } } as const
  const bare = create(options)
  const client = create(options)
  const replayed = new WeakSet<object>()
  client.interceptors.request.use((config) => {
    config.headers.set('Authorization', `Bearer ${token}`)
    return config
  })
  client.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401 || !error.config || replayed.has(error.config))
      throw error
    const headers = { Authorization: `Bearer ${token}` }
    token = (await bare.post<TokenBody>(REFRESH, undefined, { headers })).data.token.value
    replayed.add(error.config)
    return client.request(error.config)
  })
  return {
    async signIn() {
      token = (await bare.post<TokenBody>(SIGN_IN, CREDENTIALS)).data.token.value
    },
    read: () => client.get(USERS, { params: { q: 'ab' } }),
  }
}
