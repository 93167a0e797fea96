import { connect as axios } from './clients/axios.ts'
import { type Connect, REFRESH, SIGN_IN } from './clients/connection.ts'
import { connectHeyApi } from './clients/hey-api.ts'
import { connect as ky } from './clients/ky.ts'
import { connect as openapiFetch } from './clients/openapi-fetch.ts'
import { connect as ours } from './clients/ours.ts'
import type { Result } from './rounds.ts'

const CALLS = 50

/** Fifty calls meet a 401 at once: how many refreshes that takes, and how many calls come through. */
export async function storm(): Promise<Result[]> {
  const contestants: Record<string, Connect> = {
    sdk: ours,
    'openapi-fetch': openapiFetch,
    'hey-api': await connectHeyApi(),
    ky,
    axios,
  }
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, connect] of Object.entries(contestants)) rows[name] = await meet(connect)
  const { refreshes, succeeded } = rows['sdk'] ?? {}
  return [
    {
      title: `${CALLS} calls meet a 401`,
      rows,
      goals: [
        {
          text: 'the sdk refreshes once, and each call succeeds',
          isMet: refreshes === '1' && succeeded === `${CALLS}`,
        },
      ],
    },
  ]
}

async function meet(connect: Connect) {
  const server = createServer()
  const connection = connect('http://api.test', server.fetch)
  await connection.signIn()
  server.expire()
  const results = await Promise.allSettled(Array.from({ length: CALLS }, () => connection.read()))
  const succeeded = results.filter(({ status }) => status === 'fulfilled').length
  return { succeeded: String(succeeded), refreshes: String(server.refreshes), requests: String(server.requests) }
}

/** The server knows one token at a time, and exchanges an expired one. */
function createServer() {
  let token = 0
  const server = {
    refreshes: 0,
    requests: 0,
    expire() {
      token++
      server.requests = 0
    },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      server.requests++
      const { url, headers } = new Request(input, init)
      if (url.endsWith(REFRESH)) server.refreshes++
      if (url.endsWith(SIGN_IN) || url.endsWith(REFRESH)) return Response.json(issued(`T${token}`))
      if (headers.get('authorization') !== `Bearer T${token}`) return Response.json({ message: 'no' }, { status: 401 })
      return Response.json({
        items: [],
        meta: { total: 0, page: 1, per_page: 20, page_count: 0, total_is_exact: true },
      })
    },
  }
  return server
}

const issued = (value: string) => ({
  token: { value, expired_at: new Date(Date.now() + 3_600_000).toISOString() },
})
