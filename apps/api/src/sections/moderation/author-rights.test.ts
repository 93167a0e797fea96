import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { readContract } from '#contract/operations.ts'
import { type Client, type Reply, useApp } from '#test/app.ts'
import { sampleOf, typesOf } from '#test/contract/matrix.ts'

const app = await useApp()
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const QUEUE = '/api/moderation/admin/moderation'
const UPDATES = {
  product: 'products.update',
  company: 'companies.update',
  'store-point': 'storePoints.update',
  'bank-detail': 'bankDetails.update',
}
type Entity = keyof typeof UPDATES

const firstOf = async (query: string) => Number((await app.db.execute(sql.raw(query))).rows[0]?.['id'])
const RECORDS: Record<Entity, number> = {
  product: await firstOf(
    `select id from product where company_id = 1 and status = 'active' and id <> 1001 order by id limit 1`,
  ),
  company: 1,
  'store-point': await firstOf(`select id from store_point where company_id = 1 order by id limit 1`),
  'bank-detail': await firstOf(`select id from bank_detail where company_id = 1 and is_active order by id limit 1`),
}
// Ids of another company, unknown ids, and values that only the record's own rules refuse.
const PROBES: Record<string, unknown[]> = {
  integer: [2, 999_999_999],
  array: [[2], [999_999_999]],
  string: [' ', '0'],
  boolean: [false],
}

function operationOf(entity: Entity) {
  const operation = readContract().find(({ id }) => id === UPDATES[entity])
  if (!operation) throw new Error('The contract has no such update')
  return operation
}
const pathOf = (entity: Entity) => operationOf(entity).path.replace(/\{\w+\}/, String(RECORDS[entity]))
const proposal = (client: Client, entity: Entity, field: string, value: unknown): Promise<Reply> =>
  client.post(QUEUE, { body: { entity, entity_id: RECORDS[entity], changes: [{ field, value }] } })
async function decide(id: number, body: object) {
  const { version } = (await moderator.get(`${QUEUE}/${id}`)).body
  return moderator.put(`${QUEUE}/status-change/${id}`, { body, version })
}

test.each(Object.keys(UPDATES) as Entity[])(
  'A proposal for a %s refuses each field that the update refuses to its author',
  async (entity) => {
    const { body } = operationOf(entity)
    const refused: string[] = []
    const accepted: string[] = []
    for (const [field, schema] of Object.entries(body?.properties ?? {})) {
      const probes = [...typesOf(schema).flatMap((type) => PROBES[type] ?? []), sampleOf(schema)]
      for (const value of probes) {
        const { version } = (await merchant.get(pathOf(entity))).body
        const update = await merchant.put(pathOf(entity), {
          body: { [field]: value },
          version,
        })
        if (![403, 404, 422].includes(update.status)) continue
        refused.push(field)
        const { status } = await proposal(merchant, entity, field, value)
        if (status < 400) accepted.push(`${field}: ${JSON.stringify(value)}`)
      }
    }

    expect(refused).not.toEqual([])
    expect(accepted).toEqual([])
  },
)

test('P7: no proposal moves a card to a foreign company', async () => {
  const reply = await proposal(merchant, 'product', 'company_id', 2)

  expect(reply).toMatchObject({
    status: 422,
    body: { data: { details: { 'changes.0.value': ['Выберите компанию из доступных вам'] } } },
  })
})

test('P7: without the permission to change a record, a user cannot propose changes of it', async () => {
  const client = await app.holding(['moderation.create', 'bank-detail.view'])

  expect(await proposal(client, 'bank-detail', 'bank_name', 'Новый банк')).toMatchObject({ status: 403 })
})

test('P7: a proposal is not applied once its author has lost the company', async () => {
  const author = await app.holding(['moderation.create', 'product.update', 'product.view'], {
    scope: 'own',
    companies: [1],
  })
  const { body } = await proposal(author, 'product', 'name', 'Новое имя карточки')
  await decide(body.id, { status: 'in_work' })
  const { body: profile } = await author.get('/api/user/profile')
  await app.db.execute(sql`delete from user_company where user_id = ${profile.id}`)
  const refused = await decide(body.id, { status: 'approved' })

  expect(refused).toMatchObject({
    status: 409,
    body: { data: { message: 'Автор заявки не может сделать такое изменение: Запись не найдена' } },
  })
  await app.db.execute(sql`insert into user_company (user_id, company_id) values (${profile.id}, 1)`)
  expect(await decide(body.id, { status: 'approved' })).toMatchObject({ status: 200 })
})

test('P7: a proposal is not applied once its author is blocked', async () => {
  const author = await app.holding(['moderation.create', 'product.update', 'product.view'], {
    scope: 'own',
    companies: [1],
  })
  const { body } = await proposal(author, 'product', 'name', 'Другое имя карточки')
  await decide(body.id, { status: 'in_work' })
  const { body: profile } = await author.get('/api/user/profile')
  await app.db.execute(sql`update "user" set status = 'blocked' where id = ${profile.id}`)

  expect(await decide(body.id, { status: 'approved' })).toMatchObject({ status: 409 })
})

test.each(['moderation', 'brand-moderation'])(
  'P7: no filter reveals to a seller the staff who handle their %s',
  async (queue) => {
    const table = sql.raw(`"${queue.replace('-', '_')}"`)
    await app.db.execute(sql`
    update ${table} set assignee_id = 2, assigned_until = now() + interval '1 year', status = 'in_work'
    where id = (select min(id) from ${table} where company_id = 1 and status in ('new', 'in_work', 'revision'))`)
    const seller = await app.holding([`${queue}.index`], { scope: 'own', companies: [1] })
    const totalOf = async (client: Client, query = '') =>
      (await client.get(`/api/moderation/admin/${queue}?company_id=1${query}`)).body.meta.total

    expect(await totalOf(moderator, '&assignee_id=2')).toBeGreaterThan(0)
    expect(await totalOf(seller, '&assignee_id=2')).toBe(0)
    expect(await totalOf(seller, '&assignee_id=me')).toBe(0)
    expect(await totalOf(seller, '&assignee_id=none')).toBe(await totalOf(seller))
  },
)
