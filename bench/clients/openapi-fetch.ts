import type { paths } from '@admin-panel/sdk'
import createFetchClient from 'openapi-fetch'
import { type Connection, CREDENTIALS, type Fetch, REFRESH, SIGN_IN, USERS } from './connection.ts'

export function connect(baseUrl: string, fetch: Fetch): Connection {
  const client = createFetchClient<paths>({ baseUrl, fetch })
  let token = ''
  client.use({
    onRequest({ request }) {
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
    },
    async onResponse({ request, response }) {
      if (response.status !== 401 || request.url.endsWith(REFRESH)) return response
      token = (await client.POST(REFRESH)).data?.token.value ?? ''
      const again = new Request(request)
      again.headers.set('Authorization', `Bearer ${token}`)
      return fetch(again)
    },
  })
  return {
    async signIn() {
      token = (await client.POST(SIGN_IN, { body: CREDENTIALS })).data?.token.value ?? ''
    },
    async read() {
      const { data, response } = await client.GET(USERS, { params: { query: { q: 'ab' } } })
      if (!data) throw new Error(`status ${response.status}`)
      return data
    },
  }
}
