import { setTimeout as wait } from 'node:timers/promises'

const READS_PER_S = 16
const WRITES_PER_S = 8
const PRODUCTS = '/api/catalog/admin/product'

export interface Seen {
  reads: number[]
  writes: number[]
  refused: string[]
}

/** Calls a server at a steady rate, as a shop does, whatever the answers take, until it is stopped. */
export async function startLoad(url: string, ids: readonly number[]) {
  const signedIn = await fetch(`${url}/api/user/admin/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'demo-password-2026' }),
  })
  const { token }: { token: { value: string } } = await signedIn.json()
  const headers = { authorization: `Bearer ${token.value}`, 'content-type': 'application/json' }
  let seen: Seen = { reads: [], writes: [], refused: [] }
  const open = new Set<Promise<void>>()

  async function call(times: number[], path: string, change?: object, version?: number) {
    const into = seen
    const started = performance.now()
    try {
      const reply = await fetch(url + path, {
        method: change ? 'PUT' : 'GET',
        headers: { ...headers, ...(version && { 'if-match': `"v${version}"` }) },
        ...(change && { body: JSON.stringify(change) }),
      })
      const body: { version: number } = await reply.json()
      if (!reply.ok) into.refused.push(`${reply.status} ${path}`)
      times.push(performance.now() - started)
      return body.version
    } catch (error) {
      into.refused.push(`${String(error)} ${path}`)
      return 0
    }
  }

  let count = 0
  const read = async () => {
    count++
    const path = count % 2 ? `${PRODUCTS}?page=${(count % 40) + 1}` : `${PRODUCTS}/${ids[count % ids.length]}`
    await call(seen.reads, path)
  }
  const write = async () => {
    const id = ids[(count * 7) % ids.length]
    const version = await call(seen.reads, `${PRODUCTS}/${id}`)
    await call(seen.writes, `${PRODUCTS}/${id}`, { weight_g: 100 + (count % 900) }, version)
  }
  const repeat = (perSecond: number, run: () => Promise<void>) =>
    setInterval(() => {
      const promise = run().finally(() => open.delete(promise))
      open.add(promise)
    }, 1000 / perSecond)
  const timers = [repeat(READS_PER_S, read), repeat(WRITES_PER_S, write)]

  return {
    /** Returns what was seen since the last call. */
    async take(): Promise<Seen> {
      await Promise.all(open)
      const taken = seen
      seen = { reads: [], writes: [], refused: [] }
      return taken
    },
    async during(ms: number): Promise<Seen> {
      await this.take()
      await wait(ms)
      return this.take()
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(open)
    },
  }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
