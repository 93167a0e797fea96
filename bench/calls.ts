import { createClient, memoryStorage, type paths, type User } from '@admin-panel/sdk'
import { create as createAxios } from 'axios'
import ky from 'ky'
import openapiFetch from 'openapi-fetch'
import { connectHeyApi } from './clients/hey-api.ts'
import { median, pairedRounds, type Result } from './rounds.ts'

const baseUrl = 'http://api.test'
const path = '/api/user/admin/user'
const headers = { Authorization: 'Bearer t' }
const body = JSON.stringify({
  items: [{ id: 1 }],
  meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const user: User = {
  id: 1,
  email: 'a@example.com',
  last_name: 'Ли',
  first_name: 'Анна',
  middle_name: null,
  phone: null,
  position: null,
  time_zone: 'Europe/Moscow',
  company_ids: [],
  roles: [],
  version: 1,
}

const fetch: typeof globalThis.fetch = async () =>
  new Response(body, { headers: { 'Content-Type': 'application/json' } })

/** The time of one authorised read, compared with raw `fetch` and `json()`, over a fetch that resolves at once. */
export async function calls(): Promise<Result[]> {
  const client = createClient({
    baseUrl,
    fetch,
    user,
    storage: memoryStorage({ token: 't', 'token-expire': new Date(Date.now() + 3_600_000).toISOString() }),
  })
  const withAxios = createAxios({ baseURL: baseUrl, adapter: 'fetch', env: { fetch, Request }, headers })
  const withKy = ky.create({ prefix: baseUrl, fetch, headers })
  const withOpenapiFetch = openapiFetch<paths>({ baseUrl, fetch, headers })
  const withHeyApi = (await connectHeyApi())(baseUrl, fetch)
  const rounds = await pairedRounds(
    {
      raw: async () => (await fetch(`${baseUrl}${path}?q=ab`, { headers })).json(),
      sdk: () => client.api.users.list({ q: 'ab' }),
      'openapi-fetch': () => withOpenapiFetch.GET(path, { params: { query: { q: 'ab' } } }),
      'hey-api': () => withHeyApi.read(),
      ky: () => withKy.get(path.slice(1), { searchParams: { q: 'ab' } }).json(),
      axios: () => withAxios.get(path, { params: { q: 'ab' } }),
    },
    31,
    300,
  )
  client.dispose()
  const over = (name: keyof (typeof rounds)[number]) => median(rounds.map((times) => times[name] - times.raw))
  const ratio = (name: keyof (typeof rounds)[number]) =>
    median(rounds.map((times) => (times[name] - times.raw) / (times.sdk - times.raw)))
  const names = ['sdk', 'openapi-fetch', 'hey-api', 'ky', 'axios'] as const
  return [
    {
      title: 'A call, microseconds over raw fetch (medians of paired rounds)',
      rows: Object.fromEntries(
        names.map((name) => [name, { 'to the sdk': ratio(name).toFixed(2), over: over(name).toFixed(1) }]),
      ),
      goals: [
        { text: `the sdk takes ${over('sdk').toFixed(1)} µs, at most 10 is the goal`, isMet: over('sdk') <= 10 },
        { text: `ky takes ${ratio('ky').toFixed(2)} times as long, at least 2 is the goal`, isMet: ratio('ky') >= 2 },
        {
          text: `axios takes ${ratio('axios').toFixed(2)} times as long, at least 4 is the goal`,
          isMet: ratio('axios') >= 4,
        },
      ],
    },
  ]
}
