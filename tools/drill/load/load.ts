import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Schemas } from '@admin-panel/sdk'
import { type Session, signIn } from './client.ts'
import { openStream, type Stream } from './streams.ts'

export interface Write {
  readonly entity: 'brand' | 'user'
  /** The name of a brand, or the address of a user, which gets an invitation by mail. */
  readonly name: string
  readonly startedAt: number
  /** The record of the answer, once there was one. */
  id?: number
  acknowledgedAt?: number
  /** An answer that no repetition can change. */
  refused?: number
}

interface Created {
  readonly id: number
}

export interface Attempt {
  readonly at: number
  readonly status: number
  readonly isWrite: boolean
}

export interface Load {
  readonly admin: Session
  readonly writes: readonly Write[]
  readonly attempts: readonly Attempt[]
  readonly streams: readonly Stream[]
  readonly resume: () => Promise<void>
  /** Begins no more requests, and waits for those under way. */
  readonly pause: () => Promise<void>
}

const WRITE_EVERY = 125
const READ_EVERY = 62
const REPEAT_AFTER = 700
const GIVE_UP_AFTER = 150_000
const STAFF = ['v.sergeev', 'content', 'k.makarova', 'm.vinogradov']
const READS = [
  '/api/catalog/admin/brand?per_page=20',
  '/api/order/admin/order?per_page=20',
  '/api/user/profile',
  '/api/log/admin/audit-log?per_page=20',
]

/** Eight writes and sixteen reads a second of five people, and three open panels. */
export async function startLoad(url: string): Promise<Load> {
  const admin = await signIn(url, 'admin@example.com')
  const sessions = [admin, ...(await Promise.all(STAFF.map((name) => signIn(url, `${name}@example.com`))))]
  const { body: roles } = await admin.call<{ items: { id: number; slug: string }[] }>(
    'GET',
    '/api/user/admin/role?per_page=100',
  )
  const role = roles?.items.find(({ slug }) => slug === 'viewer')
  const streams = [openStream(url, admin), openStream(url, admin), openStream(url, admin)]
  const writes: Write[] = []
  const attempts: Attempt[] = []
  const underWay = new Set<Promise<void>>()
  const run = randomUUID().slice(0, 8)
  let count = 0

  async function write() {
    // Every fourth is an invitation, which only an administrator may send.
    const isUser = ++count % 4 === 0
    const session = sessions[count % (isUser ? 2 : sessions.length)] ?? admin
    const number = String(count).padStart(6, '0')
    const entry: Write = {
      entity: isUser ? 'user' : 'brand',
      name: isUser ? `drill-${run}-${number}@example.com` : `Учение ${run} ${number}`,
      startedAt: Date.now(),
    }
    writes.push(entry)
    const headers = { 'idempotency-key': randomUUID() }
    const path = isUser ? '/api/user/admin/user' : '/api/catalog/admin/brand'
    const body = isUser
      ? { last_name: 'Учение', first_name: number, email: entry.name, role_ids: [role?.id] }
      : { name: entry.name, kind: 'aftermarket' }
    while (Date.now() - entry.startedAt < GIVE_UP_AFTER) {
      const answer = await session.call<Created | Schemas['ErrorBody']>('POST', path, { body, headers })
      // A proof lasts ten minutes. The panel asks for the next one in a dialog, and shows no failure.
      if (answer.body && 'data' in answer.body && answer.body.data.code === 'step_up') {
        await session.prove()
        continue
      }
      attempts.push({ at: Date.now(), status: answer.status, isWrite: true })
      if (answer.status === 201 && answer.body && 'id' in answer.body) {
        entry.id = answer.body.id
        entry.acknowledgedAt = Date.now()
        return
      }
      if (isFinal(answer.status)) {
        entry.refused = answer.status
        return
      }
      await wait(REPEAT_AFTER)
    }
  }

  async function read() {
    const number = Math.floor(Math.random() * READS.length)
    const { status } = await admin.call('GET', READS[number] ?? '')
    attempts.push({ at: Date.now(), status, isWrite: false })
  }

  function begin(request: () => Promise<void>) {
    const done = request().finally(() => underWay.delete(done))
    underWay.add(done)
  }

  let timers: NodeJS.Timeout[] = []
  return {
    admin,
    writes,
    attempts,
    streams,
    async resume() {
      for (const session of sessions) await session.refresh()
      timers = [setInterval(() => begin(write), WRITE_EVERY), setInterval(() => begin(read), READ_EVERY)]
    },
    async pause() {
      for (const timer of timers) clearInterval(timer)
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

/** A repetition may find the database again, or the first attempt done. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 409 && status !== 429
