import { expect, test } from 'vitest'
import { personalFields } from '#contract/personal.ts'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { createHolder } from '#test/holder.ts'

const app = await useApp()
const PHONE = '+79255550177'
const { rows: orders } = await app.db.execute<{ id: number }>(sql`
  select "order".id::int from "order" join sub_order on order_id = "order".id
  where company_id <> 1 and not exists (select from sub_order own where own.order_id = "order".id and company_id = 1) limit 1`)
const { id: orderId = 0 } = orders[0] ?? {}
await app.db.execute(sql`
  update "order" set buyer_phone = ${PHONE}, buyer_email = 'secret.buyer@example.com', comment_buyer = 'Домофон 4417' where id = ${orderId}`)
const { rows: accounts } = await app.db.execute<{ id: number; company_id: number }>(sql`
  select id::int, company_id::int from bank_detail where company_id in (1, 2) order by company_id`)
const foreign = accounts.find(({ company_id }) => company_id === 2)?.id ?? 0
const own = accounts.find(({ company_id }) => company_id === 1)?.id ?? 0

const READS = [
  'order.index',
  'order.view',
  'sub-order.index',
  'sub-order.view',
  'bank-detail.index',
  'bank-detail.view',
]
const PERSONAL = ['order.personal', 'bank-detail.personal']
const PATHS = {
  order: '/api/order/admin/order',
  'bank-detail': '/api/company/admin/bank-detail',
}

/** Reads everything as staff, and works with personal data for company 1 alone. */
const twoRoles = await app.db.transaction(async (tx) => {
  const at = app.now
  const wide = await createHolder(tx, { permissions: [...READS, 'product.index'], scope: 'all', companies: [1], at })
  const narrow = await createHolder(tx, { permissions: [...READS, ...PERSONAL], scope: 'own', companies: [1], at })
  await tx.execute(sql`
    insert into user_role (user_id, role_id) select user_id, ${narrow.role_id} from user_role where role_id = ${wide.role_id}`)
  return app.withToken(wide.token)
})
const total = async (q: string) =>
  (await twoRoles.get(`${PATHS.order}?q=${encodeURIComponent(q)}`)).body.meta.total as number
const hits = async (q: string): Promise<number> =>
  (await twoRoles.get(`/api/system/admin/search?q=${encodeURIComponent(q)}`)).body.items.find(
    ({ kind }: { kind: string }) => kind === 'order',
  )?.items.length ?? 0
const prepared = async (q: string) => {
  const { status, body } = await twoRoles.post('/api/system/admin/operation', {
    body: { call: 'subOrders.changeStatuses', filter: { q }, input: { status: 'ready_to_ship' } },
  })
  return status === 201 ? body.total : body.data.message
}

test.each([
  ['order', orderId],
  ['bank-detail', foreign],
  ['bank-detail', own],
] as const)(
  'D1: with two roles of different scope the past of a record shows what its page shows: %s %i',
  async (entity, id) => {
    const page = await twoRoles.get(`${PATHS[entity]}/${id}`)
    const past = await twoRoles.get(`/api/log/admin/audit-log/as-of?entity=${entity}&entity_id=${id}`)
    const fields = Object.keys(personalFields(entity)).filter((field) => field in past.body.values)
    const of = (values: Record<string, unknown>) => Object.fromEntries(fields.map((field) => [field, values[field]]))

    expect([page.status, past.status, fields.length > 0]).toEqual([200, 200, true])
    expect(of(past.body.values)).toEqual(of(page.body))
  },
)

test('D1: with two roles of different scope the end of a phone finds no more by search or operation than by the list', async () => {
  expect([await total('5550177'), await total(PHONE)]).toEqual([0, 1])
  expect([await hits('5550177'), await hits(PHONE)]).toEqual([0, 1])
  expect(await prepared('5550177')).toBe('Под условия не подходит ни одна запись')
  expect(await prepared(PHONE)).toBeGreaterThan(0)
  expect((await app.db.execute(sql`select filter from operation order by id desc limit 1`)).rows).toEqual([
    { filter: { q: '+7 ••• •••-01-77' } },
  ])
})
