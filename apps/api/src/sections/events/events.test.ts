import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import { useApp } from '#test/app.ts'
import { placeNow } from './changes.ts'
import { createOutlet } from './outlet.ts'

const PATH = '/api/system/admin/events'
const app = await useApp()
// The very first sign-in is no new device, so it sends no notice and no letter.
await app.db.execute(sql`update "user" set last_login_at = null`)
const admin = await app.as('admin@example.com')

async function signIn(email: string): Promise<string> {
  const body = { email, password: app.env.seedPassword }
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', { body })
  return reply.body.token.value
}

interface Event {
  event: string
  id: string
  data: { items?: { entity: string; ids: number[] | null; by: { id: number | null; label: string } | null }[] }
}

/** Opens a stream and reads its events in order; pings are skipped unless requested. */
async function listen(
  email: string,
  { after, shownFor, token }: { after?: string; shownFor?: number; token?: string } = {},
) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const search = shownFor === undefined ? '' : `?shown_for=${shownFor}`
  const response = await fetch((await app.listen()) + PATH + search, {
    headers: {
      authorization: `Bearer ${token ?? (await signIn(email))}`,
      ...(after !== undefined && { 'last-event-id': after }),
    },
    signal: abort.signal,
  })
  const events = read(response)
  // The first ping announces the start position of the stream; what was missed comes before it.
  const missed: Event[] = []
  for (let isBegun = !response.ok; !isBegun;) {
    const { value, done } = await events.next()
    isBegun = done || value.event === 'ping'
    if (!done && !isBegun) missed.push(value)
  }
  const waiting = [...missed]
  async function next(): Promise<Event | undefined> {
    for (;;) {
      const earlier = waiting.shift()
      if (earlier) return earlier
      const { value, done } = await events.next()
      if (done) return undefined
      if (value.event !== 'ping') return value
    }
  }
  return { response, next, missed, close: () => abort.abort() }
}

async function* read(response: Response): AsyncGenerator<Event> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      text = text.slice(end + 2)
      yield { event: fields['event'] ?? '', id: fields['id'] ?? '', data: JSON.parse(fields['data'] ?? '{}') }
    }
  }
}

const writeLog = (...entries: AuditEntry[]) =>
  app.db.transaction((tx) => audit(tx, { ...systemCaller(app.now), userId: 1, userName: 'Волков А. С.' }, ...entries))
const changed = (entity: string, entity_id: number, company_id: number | null = null): AuditEntry => ({
  event: 'updated',
  entity,
  entity_id,
  company_id,
  changes: { name: ['a', 'b'] },
})

test('P7: a stream needs a session', async () => {
  const { response } = await listen('nobody', { token: `ab_${'x'.repeat(43)}` })

  expect(response.status).toBe(401)
})

test('A change is sent with its record and author to users with access to the record', async () => {
  const moderator = await listen('moderator@example.com')
  const { body: brand } = await admin.get('/api/catalog/admin/brand/12')
  await admin.put('/api/catalog/admin/brand/12', {
    version: brand.version,
    body: { name: `${brand.name}.` },
  })

  expect(moderator.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(moderator.response.headers.get('cache-control')).toBe('no-store')
  expect(await moderator.next()).toMatchObject({
    event: 'changes',
    data: { items: [{ entity: 'brand', ids: [12], by: { id: 1, label: expect.stringContaining('Волков') } }] },
  })
})

test('P7: events of other companies are not sent, and a seller does not learn which member of staff made a change', async () => {
  const [own, stranger, nobody] = await Promise.all([
    listen('merchant1@example.com'),
    listen('merchant2@example.com'),
    listen('no-rights@example.com'),
  ])
  await writeLog(changed('company', 1, 1), changed('role', 2))
  await writeLog(changed('company', 2, 2))

  const by = { id: null, label: 'Сотрудник маркетплейса' }
  expect((await own.next())?.data.items).toEqual([{ entity: 'company', ids: [1], by }])
  expect((await stranger.next())?.data.items).toEqual([{ entity: 'company', ids: [2], by }])
  nobody.close()
})

test('G9: every user hears that the redirects have changed, and only staff learn by which member', async () => {
  const [nobody, own] = await Promise.all([listen('no-rights@example.com'), listen('merchant1@example.com')])
  await writeLog(changed('route-rule', 3))

  expect((await nobody.next())?.data.items).toMatchObject([{ entity: 'route-rule', ids: [3] }])
  expect((await own.next())?.data.items).toEqual([
    { entity: 'route-rule', ids: [3], by: { id: null, label: 'Сотрудник маркетплейса' } },
  ])
})

test('A notification reaches its recipient, and reading it updates their other windows', async () => {
  const finance = await app.as('finance@example.com')
  const [reader, other] = await Promise.all([listen('finance@example.com'), listen('viewer@example.com')])
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = 'finance'`)
  await admin.post('/api/system/admin/notification', {
    body: { title: 'Закрытие месяца', body: 'До 18:00', role_ids: [rows[0]?.id] },
  })
  const notice = [{ entity: 'notification', ids: null, by: null }]
  expect((await reader.next())?.data.items).toEqual(notice)
  await finance.put('/api/system/admin/notification/read-all')
  expect((await reader.next())?.data.items).toEqual(notice)
  await writeLog(changed('product', 1))
  expect((await other.next())?.data.items).toMatchObject([{ entity: 'product' }])
})

test('An event of a sub-order includes its order; an event of many records has no ids', async () => {
  const { next } = await listen('admin@example.com')
  const { rows } = await app.db.execute<{ id: number }>(
    sql`insert into "order" (number, buyer_name, buyer_phone, city_id, delivery_type, payment_system_id, payment_status,
          items_kopecks, delivery_kopecks, total_kopecks, status, source, placed_at)
        values ('9980001', 'Ильин', '+79005550001', (select min(id) from city), 'post', (select min(id) from payment_system), 'paid', 100, 0, 100, 'new', 'site', now())
        returning id`,
  )
  const order = rows[0]?.id ?? 0
  const parts = await app.db.execute<{ id: number }>(
    sql`insert into sub_order (number, order_id, company_id, status, items_kopecks, total_kopecks, ship_by)
        values ('9980001-1', ${order}, 1, 'new', 100, 100, now()) returning id`,
  )
  await writeLog(changed('sub-order', parts.rows[0]?.id ?? 0, 1))
  expect((await next())?.data.items?.map(({ entity, ids }) => [entity, ids])).toEqual([
    ['sub-order', [parts.rows[0]?.id]],
    ['order', [order]],
  ])

  await writeLog(...Array.from({ length: 150 }, (_, index) => changed('product', index + 1)))
  expect((await next())?.data.items).toMatchObject([{ entity: 'product', ids: null }])
})

test('A stream resumes after the last received event, and loses and repeats none', async () => {
  const first = await listen('admin@example.com')
  await writeLog(changed('city', 1))
  const last = await first.next()
  first.close()
  await writeLog(changed('city', 2))
  await writeLog(changed('city', 3), { event: 'exported', entity: 'city' })
  const again = await listen('admin@example.com', { after: last?.id ?? '' })
  await writeLog(changed('city', 4))

  const ids: number[] = []
  while (!ids.includes(4)) ids.push(...((await again.next())?.data.items?.[0]?.ids ?? [4]))
  expect(ids).toEqual([2, 3, 4])
})

test('A stream sends missed events before their position, so a dropped connection loses none', async () => {
  const { next } = await listen('admin@example.com')
  const after = await placeNow(app.db)
  app.advance(60_000)
  await writeLog(changed('city', 2))
  await next()
  const resumed = await listen('admin@example.com', { after })
  const loaded = await listen('admin@example.com', { shownFor: 1000 })

  for (const { missed } of [resumed, loaded])
    expect(missed).toMatchObject([{ event: 'changes', data: { items: [{ entity: 'city', ids: [2] }] } }])
})

test('A stream resumed by a process that is behind is not reset and repeats nothing', async () => {
  const { next } = await listen('admin@example.com')
  await writeLog(changed('city', 1))
  await next()
  await writeLog(changed('city', 2))
  // The other process has sent this change already, while this one looks at the log only within a second.
  const again = await listen('admin@example.com', { after: await placeNow(app.db) })
  await writeLog(changed('city', 3))

  expect(await again.next()).toMatchObject({ event: 'changes', data: { items: [{ entity: 'city', ids: [3] }] } })
})

test('A stream begins with the changes since the page was loaded', async () => {
  const earlier = await listen('admin@example.com')
  app.advance(60_000)
  await writeLog(changed('city', 1))
  await earlier.next()
  app.advance(5000)
  await writeLog(changed('city', 2), { event: 'exported', entity: 'city' })
  await earlier.next()
  app.advance(2000)
  const { next } = await listen('admin@example.com', { shownFor: 3000 })

  expect(await next()).toMatchObject({ event: 'changes', data: { items: [{ entity: 'city', ids: [2] }] } })
})

const token = signIn('admin@example.com')
test.each(['', 'abc', '0:0:', '00:01:', '5:1:', '1:5:9', `1:9:${'2,'.repeat(5000)}3`, '1:999999999999999999:'])(
  'An id of another database or without meaning («%.12s») starts a new stream',
  async (after) => {
    const here = (await placeNow(app.db)).replace(/^[^@]*/, after)
    const { next } = await listen('admin@example.com', { after: here, token: await token })
    expect(await next()).toMatchObject({ event: 'reset' })
  },
)

test('Too many changes at once reset an open stream and a resumed one', async () => {
  const open = await listen('admin@example.com')
  const after = await placeNow(app.db)
  await writeLog(...Array.from({ length: 1001 }, (_, index) => changed('product', index + 1)))
  // The poll of the log has passed them then: a stream that opens later does not hear of them.
  expect(await open.next()).toMatchObject({ event: 'reset' })
  const { next } = await listen('admin@example.com', { after })

  expect(await next()).toMatchObject({ event: 'reset' })
})

test('A stream sends nothing after its session has ended', async () => {
  const token = await signIn('content@example.com')
  const { next } = await listen('', { token })
  await app.withToken(token).post('/api/user/admin/auth/sign-out')
  await writeLog(changed('brand', 12))

  expect(await next()).toBeUndefined()
})

test('A user has at most five concurrent streams', async () => {
  const token = await signIn('finance@example.com')
  const open = await Promise.all(Array.from({ length: 5 }, () => listen('', { token })))
  const sixth = await listen('', { token })

  expect(sixth.response.status).toBe(429)
  open[0]?.close()
  await expect.poll(async () => (await listen('', { token })).response.status).toBe(200)
})

test('A client that does not read is disconnected and frees its place', () => {
  let closings = 0
  const outlet = createOutlet(() => void closings++)
  const items = [changed('product', 1)]
  for (let sent = 0; sent < 5000; sent++) outlet.send('changes', '1:1:', { items })

  expect(outlet.events.destroyed).toBe(true)
  expect(outlet.events.readableLength).toBeLessThan(300_000)
})
