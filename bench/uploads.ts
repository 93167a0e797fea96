import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { serverEnv } from '../tools/run.ts'
import { rss, tokenOf, withServer } from './api/client.ts'
import type { Result } from './rounds.ts'

const MB = 1024 * 1024
const AT_ONCE = 40
const REST = 10_000
const ROUNDS = 3

/** The server's memory during forty simultaneous uploads, and whether it grows with their number. Read from /proc on Linux. */
export async function uploads(): Promise<Result[]> {
  return withServer('', measure, serverEnv)
}

async function measure(address: string, server: ChildProcess): Promise<Result[]> {
  const url = `${address}/api/system/admin/file`
  const token = await tokenOf(address, 'admin@example.com')
  const memory = () => rss(server)
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(9.9 * MB)])

  const photo = await noise()
  const rows: Record<string, Record<string, string>> = {}
  const goals: { text: string; isMet: boolean }[] = []
  for (const [name, bytes, entity] of [
    ['documents of 10 MB', pdf, 'contract'],
    [`photos of ${(photo.length / MB).toFixed(1)} MB`, photo, 'product'],
  ] as const) {
    await send(url, token, bytes, entity)
    await wait(REST)
    const before = memory()
    const peaks: number[] = []
    const statuses = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      let highest = 0
      const timer = setInterval(() => (highest = Math.max(highest, memory())), 20)
      for (const status of await Promise.all(Array.from({ length: AT_ONCE }, () => send(url, token, bytes, entity))))
        statuses.add(status)
      clearInterval(timer)
      peaks.push(highest)
      await wait(REST)
    }
    const [first = 0, ...later] = peaks
    rows[name] = {
      before: `${before.toFixed(0)} MB`,
      peaks: peaks.map((peak) => peak.toFixed(0)).join(', '),
      after: `${memory().toFixed(0)} MB`,
      statuses: [...statuses].join(),
    }
    const isKept = [...statuses].join() === '201'
    goals.push(
      { text: `${AT_ONCE} ${name} at once take at most 150 MB`, isMet: isKept && Math.max(...peaks) - before <= 150 },
      { text: 'and the next ones use them again', isMet: Math.max(...later) - first <= 40 },
      { text: `${REST / 1000} s later they are back within 40 MB`, isMet: memory() - before <= 40 },
    )
  }
  return [{ title: `Memory of the server beside ${AT_ONCE} uploads at once`, rows, goals }]
}

async function send(url: string, token: string, bytes: Buffer, entity: string): Promise<number> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'file'))
  form.append('entity', entity)
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return status
}

/** An incompressible photo of 24 megapixels, as phones take them. */
function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 6000,
      height: 4000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .jpeg({ quality: 55 })
    .toBuffer()
}
