import type { ChildProcess } from 'node:child_process'
import type { Result } from '../rounds.ts'
import { clientOf, rss, withServer } from './client.ts'

/** The memory that the rows of an export may take while they are sent. */
const EXPORT_MB = 64

/** The memory that an export of the log takes. */
export async function exports(url: string): Promise<Result> {
  const { rate, rows, before, most } = await withServer(url, exportOf)
  return {
    title: 'An export of the log',
    rows: {
      export: {
        'rows per second': rate.toFixed(0),
        rows: String(rows),
        'memory before, MB': String(before),
        'at most, MB': String(most),
      },
    },
    goals: [{ text: `An export takes at most ${EXPORT_MB} MB`, isMet: most - before <= EXPORT_MB }],
  }
}

async function exportOf(address: string, server: ChildProcess) {
  const call = await clientOf(address, 'admin@example.com')
  await (await call('/api/log/admin/audit-log/export?format=csv&entity=brand')).text()
  const before = rss(server)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, rss(server))
  }, 50)
  const startedAt = performance.now()
  try {
    const reply = await call('/api/log/admin/audit-log/export?format=csv&created_from=2026-05-29&created_to=2026-05-30')
    const rows = Number(reply.headers.get('x-row-count'))
    await reply.body?.pipeTo(new WritableStream())
    return { rate: (rows * 1000) / (performance.now() - startedAt), rows, before, most }
  } finally {
    clearInterval(watch)
  }
}
