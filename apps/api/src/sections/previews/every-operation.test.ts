import { describe, expect, test } from 'vitest'
import { type Client, type Reply, useApp } from '#test/app.ts'
import { ANY_VERSION, call, coverage, sampleOf } from '#test/contract/matrix.ts'
import { type Operation, readContract } from '#contract/operations.ts'
import { sql } from '#db/drizzle.ts'

// The tests iterate over the contract, so a new operation is covered automatically.
const app = await useApp()
const cover = coverage()
const operations = readContract()
const admin = await app.as('admin@example.com')
// An event stream never ends: previews.test.ts opens one.
const reads = operations.filter(({ method, id }) => method === 'GET' && id !== 'events.stream')
const writes = operations.filter(({ method, id }) => method !== 'GET' && id !== 'previews.end')
const PEOPLE = [
  'v.sergeev',
  'merchant1',
  'moderator',
  'content',
  'orders',
  'finance',
  'viewer',
  'log-only',
  'no-rights',
].map((name) => `${name}@example.com`)

describe.each(PEOPLE)('A13: as %s', (email) => {
  test('a preview answers each read as a session of that person does', async () => {
    const { token, person } = await viewAs(email)
    const preview = app.withToken(token)
    for (const operation of reads)
      for (const id of operation.path.includes('{') ? ['1', '999999'] : ['1']) {
        const sent = { id, query: queryOf(operation) }
        const seen = await call(preview, operation, sent)
        const real = await call(person, operation, sent)
        cover('read', operation, email)
        // A preview has no proof of identity, so what needs one is not read in it; without a record or a right it is refused as such.
        if (operation.stepUp !== undefined && seen.body?.data?.code === 'preview') continue
        expect(comparable(operation, seen), `${operation.id} of ${id}`).toEqual(comparable(operation, real))
      }
  })

  test('a preview changes nothing, whatever the call', async () => {
    const { token } = await viewAs(email)
    const before = await lastOfLog()
    for (const operation of writes) {
      const sent = { headers: ANY_VERSION, ...(operation.body && { body: sampleOf(operation.body) }) }
      const reply = await call(app.withToken(token), operation, sent)
      cover('write', operation, email)
      expect([operation.id, reply.status, reply.body.data.code]).toEqual([operation.id, 403, 'preview'])
    }
    expect(await lastOfLog()).toBe(before)
  })
})

async function viewAs(email: string): Promise<{ token: string; person: Client }> {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = ${email}`)
  const { body } = await admin.post('/api/user/admin/preview', {
    body: { user_id: rows[0]?.id, reason: 'Проверка прав' },
  })
  return { token: body.token.value, person: await app.as(email) }
}

async function lastOfLog() {
  const { rows } = await app.db.execute<{ last: number }>(sql`select max(id) as last from audit_log`)
  return rows[0]?.last
}

/** What a person sees; the session itself and the request are of the caller. */
function comparable({ id }: Operation, { status, body, text, headers }: Reply) {
  const types = ['content-type', 'etag', 'content-disposition', 'cache-control', 'x-row-count'].map(
    (name) => headers[name],
  )
  if (id === 'ownSessions.list')
    return { status, items: body.items.map((one: object) => ({ ...one, is_current: undefined })) }
  return { status, types, body: body ?? text }
}

function queryOf({ id, query: { required = [], properties = {} } }: Operation): string {
  // Each export of the log leaves a row for the next one.
  if (id === 'auditLog.export') return '?event=created'
  return `?${required.map((name) => `${name}=${encodeURIComponent(String(sampleOf(properties[name] ?? {})))}`).join('&')}`
}
