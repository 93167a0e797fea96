import { describe, expect, test } from 'vitest'
import { type Client, useApp } from '#test/app.ts'
import { call, coverage, sampleOf } from '#test/contract/matrix.ts'
import { type Operation, readContract } from '#contract/operations.ts'
import { sql } from '#db/drizzle.ts'
import { plantPersonal } from '#test/contract/personal-values.ts'

// The tests iterate over the contract, so a new operation is covered automatically.
const app = await useApp()
const cover = coverage()
const PHONE = '+79255550177'
const BUYER = { phone: PHONE, email: 'secret.buyer@example.com', address: 'Тайный проезд, 17', comment: 'Домофон 4417' }
const ACCOUNT = '40702810900000099917'
const reads = readContract().filter(({ method, id }) => method === 'GET' && id !== 'events.stream')

const planted = await plantPersonal(app.db)
await app.db.execute(sql`
  update "order" set buyer_phone = ${BUYER.phone}, buyer_email = ${BUYER.email}, address = ${BUYER.address}, comment_buyer = ${BUYER.comment}
  where id = 123`)
// Through the API, so that the log has it in full too.
const NOTE = 'Перезвонить Тайному: 8 925 555-01-77'
const author = await app.as('orders@example.com')
const { version } = (await author.get('/api/order/admin/order/123')).body
await author.put('/api/order/admin/order/123', { body: { comment_staff: NOTE }, version })
// Every comment of the order, its parts and its past.
const SAID = 'Просил звонить'
const said = `${SAID}: 8 (925) 555-01-77, ${BUYER.email}`
await app.db.execute(sql`
  update sub_order set cancel_comment = ${said}, cancelled_at = now(), cancel_initiator = 'buyer' where order_id = 123`)
await app.db.execute(sql`
  update status_history set comment = ${said}
  where entity = 'order' and entity_id = 123 or entity = 'sub-order' and entity_id in (select id from sub_order where order_id = 123)`)
const { rows: logged } = await app.db.execute<{ id: number }>(sql`
  insert into audit_log (created_at, role_slugs, ip, user_agent, request_id, source, entity, entity_id, event, changes, comment)
  values (${app.now}, '{}', '', '', '', 'system', 'sub-order', (select min(id) from sub_order where order_id = 123), 'status_changed',
    ${JSON.stringify({ cancel_comment: [null, said] })}::jsonb, ${said}) returning id::int`)
await app.db.execute(sql`update bank_detail set settlement_account = ${ACCOUNT} where id = 1`)
const { rows: parts } = await app.db.execute<{ id: number }>(
  sql`select id from sub_order where order_id = 123 order by id`,
)
const IDS = ['1', '123', String(parts[0]?.id), String(logged[0]?.id)]

const order = (client: Client) => client.get('/api/order/admin/order/123')
const account = (client: Client) => client.get('/api/company/admin/bank-detail/1')
const total = async (client: Client, q: string, list = 'order') =>
  (await client.get(`/api/order/admin/${list}?q=${encodeURIComponent(q)}`)).body.meta.total
const hits = async (client: Client, q: string) =>
  (await client.get(`/api/system/admin/search?q=${encodeURIComponent(q)}`)).body.items.find(
    ({ kind }: { kind: string }) => kind === 'order',
  )?.items.length ?? 0

/** Staff who see orders or accounts without working with them, and those without any right to them. */
const PEOPLE: readonly [name: string, orders: boolean, accounts: boolean][] = [
  ['admin', true, true],
  ['orders', true, false],
  ['finance', false, true],
  ['viewer', false, false],
  ['moderator', false, false],
  ['content', false, false],
  ['merchant1', false, true],
  ['log-only', false, false],
  ['no-rights', false, false],
]

describe.each(PEOPLE)('D1: %s', (name, seesBuyers, seesAccounts) => {
  test('finds no unmasked personal data in any answer or export but those of their work', async () => {
    const client = await app.as(`${name}@example.com`)
    const seen = [...(seesBuyers ? ['order.personal'] : []), ...(seesAccounts ? ['bank-detail.personal'] : [])]
    // A seller sees the buyers whom their own courier serves.
    const hidden = [
      ...(seesBuyers
        ? []
        : [...Object.values(BUYER), 'Перезвонить Тайному', '9255550177', '925 555-01-77', '(925) 555-01-77']),
      ...(seesAccounts ? [] : [ACCOUNT]),
      ...(name === 'merchant1' ? [] : planted.filter(({ permission }) => !seen.includes(permission))).map(
        ({ value }) => value,
      ),
    ]
    const found: string[] = []
    for (const operation of reads)
      for (const query of queriesOf(operation))
        for (const id of operation.path.includes('{') ? IDS : ['1']) {
          const { text, bytes, headers } = await call(client, operation, { id, query })
          cover('read', operation, name)
          const sent = `${text} ${bytes.toString('latin1')} ${JSON.stringify(headers)}`
          found.push(
            ...hidden.filter((value) => sent.includes(value)).map((value) => `${operation.id} ${query}: ${value}`),
          )
        }
    expect(found).toEqual([])
  })
})

test('D1: those who work with orders see them in full, as do sellers their accounts', async () => {
  const [operator, viewer, seller, moderator, finance] = await Promise.all(
    ['orders', 'viewer', 'merchant1', 'moderator', 'finance'].map((name) => app.as(`${name}@example.com`)),
  )
  if (!operator || !viewer || !seller || !moderator || !finance) throw new Error('A person is missing')

  expect((await order(operator)).body).toMatchObject({ buyer_phone: PHONE, buyer_email: BUYER.email })
  expect((await order(viewer)).body).toMatchObject({
    buyer_phone: '+7 ••• •••-01-77',
    buyer_email: 's•••@example.com',
    address: '•••',
    comment_buyer: '•••',
    comment_staff: '•••',
  })
  expect((await order(operator)).body.comment_staff).toBe(NOTE)
  expect((await account(seller)).body.settlement_account).toBe(ACCOUNT)
  expect((await account(finance)).body.settlement_account).toBe(ACCOUNT)
  expect((await account(moderator)).body.settlement_account).toBe('•••• 9917')
})

test('D1: a masked value that is sent back leaves the real one as it is', async () => {
  const editor = await app.holding(['order.view', 'order.update'])
  const { rows } = await app.db.execute<{ id: number }>(sql`
    update "order" set buyer_phone = ${PHONE}, buyer_email = ${BUYER.email}, address = ${BUYER.address}
    where id = (select id from "order" where status = 'processing' and delivery_type = 'courier' limit 1) returning id`)
  const path = `/api/order/admin/order/${rows[0]?.id}`
  const { body } = await editor.get(path)
  const { buyer_name: _name, buyer_phone, buyer_email, address, version } = body
  const saved = await editor.put(path, {
    body: { buyer_name: 'Новый Получатель', buyer_phone, buyer_email, address },
    version,
  })
  const stale = await editor.put(path, { body: { buyer_name: 'Опоздавший' }, version })
  const stored = await app.db.execute(
    sql`select buyer_name, buyer_phone, buyer_email, address from "order" where id = ${rows[0]?.id}`,
  )

  expect(saved.body).toMatchObject({ buyer_name: 'Новый Получатель', buyer_phone: '+7 ••• •••-01-77' })
  expect(stored.rows).toEqual([
    { buyer_name: 'Новый Получатель', buyer_phone: PHONE, buyer_email: BUYER.email, address: BUYER.address },
  ])
  expect(stale.status).toBe(412)
  expect(stale.text).not.toContain(PHONE)
})

test('D1: who sees no phones finds an order by the whole number alone, so that no digit is guessed', async () => {
  const viewer = await app.as('viewer@example.com')
  const operator = await app.as('orders@example.com')

  expect(await total(viewer, PHONE)).toBeGreaterThan(0)
  expect(await total(viewer, PHONE, 'sub-order')).toBeGreaterThan(0)
  expect(await total(viewer, '9255550177')).toBeGreaterThan(0)
  for (const part of ['50177', '5550177', '255550177']) {
    expect([part, await total(viewer, part), await total(viewer, part, 'sub-order')]).toEqual([part, 0, 0])
    expect(await total(operator, part)).toBeGreaterThan(0)
  }
  expect(await hits(viewer, '5550177')).toBe(0)
})

/** As a list shows it, and filtered by the record. */
function queriesOf({ id, query: { required = [], properties = {} } }: Operation): string[] {
  const value = (name: string) => {
    if (name === 'entity') return 'order'
    if (name === 'entity_id') return '123'
    if (name === 'q') return '1000123'
    return String(sampleOf(properties[name] ?? {}))
  }
  const given = (names: readonly string[]) =>
    `?${names.map((name) => `${name}=${encodeURIComponent(value(name))}`).join('&')}`
  const isList = id.endsWith('.list') || id.endsWith('.export') || id.endsWith('.options')
  const asked = 'purpose' in properties ? [...required, 'purpose'] : required
  return 'q' in properties && isList ? [given(asked), given([...asked, 'q'])] : [given(asked)]
}
