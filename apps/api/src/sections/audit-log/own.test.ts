import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const OWN = '/api/log/admin/audit-log/own'
const PRODUCT = '/api/catalog/admin/product'
const app = await useApp()
const admin = await app.as('admin@example.com')
const content = await app.as('content@example.com')

async function rename(client: typeof admin, id: number, name: string) {
  const { body } = await admin.get(`${PRODUCT}/${id}`)
  expect(await client.put(`${PRODUCT}/${id}`, { version: body.version, body: { name } })).toMatchObject({ status: 200 })
  return body.name
}

test('P7: a user who may edit a record but not read the log sees only their own changes of it', async () => {
  const first = await rename(content, 1001, 'Фильтр масляный А')
  await rename(admin, 1001, 'Фильтр масляный Б')
  await rename(content, 1001, 'Фильтр масляный В')
  await rename(content, 1002, 'Фильтр масляный Г')
  const { status, body } = await content.get(`${OWN}?entity=product&entity_id=1001`)

  expect(status).toBe(200)
  expect(body.items.slice(0, 2)).toMatchObject([
    { event: 'updated', changes: { name: ['Фильтр масляный Б', 'Фильтр масляный В'] } },
    { words: { name: [first, 'Фильтр масляный А'] } },
  ])
  const { body: reader } = await content.get('/api/user/profile')
  for (const { user, entity_id } of body.items) expect([user.id, entity_id]).toEqual([reader.id, 1001])
  expect((await content.get('/api/log/admin/audit-log?entity=product&entity_id=1001')).status).toBe(403)
})

test('P7: own changes are hidden once the user may not view the record', async () => {
  const merchant = await app.as('merchant1@example.com')
  const own = `${OWN}?entity=company&entity_id=`
  const nobody = await app.as('no-rights@example.com')

  expect((await merchant.get(`${own}1`)).status).toBe(200)
  expect((await merchant.get(`${own}2`)).status).toBe(404)
  expect((await nobody.get(`${own}1`)).status).toBe(404)
  expect((await admin.get(`${own}987654321`)).status).toBe(404)
  expect((await admin.get(`${OWN}?entity=session&entity_id=1`)).status).toBe(404)
})

const KINDS = 'attribute brand car-brand category city company product review store-point template'.split(' ')
test.each(KINDS)('Own changes of every kind with a history are listed: %s', async (entity) => {
  const table = sql.identifier(entity.replace('-', '_'))
  const { rows } = await app.db.execute<{ id: number }>(sql`select min(id) as id from ${table}`)

  expect((await admin.get(`${OWN}?entity=${entity}&entity_id=${rows[0]?.id}`)).status).toBe(200)
})
