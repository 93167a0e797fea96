import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { picture, upload } from '#test/upload.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const OPERATIONS = '/api/system/admin/operation'
const BRANDS = '/api/catalog/admin/brand'
const PRODUCTS = '/api/catalog/admin/product'
const SECOND = 1000
const admin = () => app.as('admin@example.com')
const get = async (path: string) => (await (await admin()).get(path)).body

async function write(method: 'put' | 'delete', path: string, record: string, body?: object) {
  const client = await admin()
  const { headers } = await client.get(record)
  app.advance(SECOND)
  const reply = await client[method](path, { headers: { 'if-match': String(headers['etag']) }, ...(body && { body }) })
  expect([reply.status < 300, reply.text]).toEqual([true, reply.text])
  app.advance(SECOND)
  return reply
}

async function create(path: string, body: object) {
  const reply = await (await admin()).post(path, { body })
  expect([reply.status, reply.text]).toEqual([201, reply.text])
  app.advance(SECOND)
  return reply.body
}

/** Prepares and runs a restore; returns the operation and its items. */
async function restore(body: object) {
  const client = await admin()
  const {
    status,
    text,
    body: prepared,
  } = await client.post(`${OPERATIONS}/restore`, { body: { ...body, start: true } })
  expect([status, text]).toEqual([201, text])
  return finish(prepared.id)
}

async function finish(id: number) {
  await app.work()
  const client = await admin()
  const operation = (await client.get(`${OPERATIONS}/${id}`)).body
  const { items } = (await client.get(`${OPERATIONS}/items?operation_id=${id}`)).body
  app.advance(SECOND)
  return { operation, items }
}

/** A record without what a return changes. */
const lasting = ({ version: _v, updated_at: _at, ...rest }: Record<string, unknown>) => rest

const requestOf = async (entity: string, id: number) =>
  (await get(`/api/log/admin/audit-log?entity=${entity}&entity_id=${id}`)).items[0].request_id

test('R24: a field comes back as it was at a moment, and the others stay', async () => {
  const path = `${BRANDS}/2`
  const before = await get(path)
  const at = app.now
  await write('put', path, path, { name: 'Другое имя', warranty_months: 7 })
  const { operation } = await restore({ entity: 'brand', entity_id: 2, at: at.toISOString(), fields: ['name'] })

  expect(operation).toMatchObject({ status: 'done', changed: 1, kind: 'restore' })
  expect(operation.changes[0]).toMatchObject({ event: 'restored', words: { name: ['Другое имя', before.name] } })
  expect(await get(path)).toMatchObject({ name: before.name, warranty_months: 7 })
  const [row] = await app.audited('brand', 2)
  expect(row).toMatchObject({ event: 'restored', changes: { name: ['Другое имя', before.name] } })
})

test('R24: a whole record comes back as it was, its switch, its lists and its files too', async () => {
  const client = await admin()
  const logo = (await upload(client, await picture(500, 500), { entity: 'brand' })).body
  const path = `${BRANDS}/3`
  await write('put', path, path, { logo_id: logo.id, synonyms: ['Первый', 'Второй'] })
  const [before, at] = [await get(path), app.now]
  await write('put', path, path, { logo_id: null, synonyms: [], name: 'Не тот' })
  await write('put', `${BRANDS}/${before.is_active ? 'disable' : 'enable'}/3`, path)
  await restore({ entity: 'brand', entity_id: 3, at: at.toISOString() })

  expect(lasting(await get(path))).toEqual(lasting(before))
})

test('R24: a deleted record comes back under its id, with its parts and its files, in the next version', async () => {
  const client = await admin()
  const photo = (await upload(client, await picture(600, 600), { entity: 'product' })).body
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from category where not exists (select from category child where child.parent_id = category.id) and is_active order by id limit 1`,
  )
  const body = {
    name: 'Удаляемый фильтр',
    article: 'DEL 1',
    brand_id: 1,
    category_id: rows[0]?.id,
    image_ids: [photo.id],
    vat_rate: '20',
  }
  const measures = { weight_g: 10, length_mm: 10, width_mm: 10, height_mm: 10, condition: 'new' }
  const { id } = await create(PRODUCTS, {
    ...body,
    ...measures,
    crosses: [{ brand_id: 2, article: 'C 1', kind: 'analog' }],
  })
  const path = `${PRODUCTS}/${id}`
  const before = await get(path)
  await write('delete', path, path)
  expect((await client.get(path)).status).toBe(404)
  const { operation } = await restore({ entity: 'product', entity_id: id })
  const after = await get(path)

  expect(operation).toMatchObject({ status: 'done', changed: 1 })
  expect(lasting(after)).toEqual(lasting(before))
  expect(after.version).toBe(before.version + 1)
  const { items } = await get(`/api/log/admin/audit-log/deleted?entity=product&entity_id=${id}`)
  expect(items).toMatchObject([{ obstacle: 'Запись уже возвращена', restorable_until: null }])
})

test('R24: a restore refused for a newer record names it at the field', async () => {
  const { id } = await create(BRANDS, { name: 'Занимаемый', kind: 'aftermarket', slug: 'zanimaemyj' })
  const path = `${BRANDS}/${id}`
  await write('delete', path, path)
  await create(BRANDS, { name: 'Занявший', kind: 'aftermarket', slug: 'zanimaemyj' })
  const client = await admin()
  const refused = await client.post(`${OPERATIONS}/restore`, { body: { entity: 'brand', entity_id: id } })

  expect([refused.status, refused.body.data.details]).toEqual([
    422,
    { slug: ['Адрес в ссылке: такое значение уже есть'] },
  ])
})

test('R24: a user without the right to change a record restores nothing of it', async () => {
  const path = `${BRANDS}/4`
  const at = app.now
  await write('put', path, path, { name: 'Без права' })
  const { id } = await create(BRANDS, { name: 'Удалён без права', kind: 'aftermarket' })
  await write('delete', `${BRANDS}/${id}`, `${BRANDS}/${id}`)
  const viewer = await app.holding(['brand.view', 'brand.index', 'log.index'])
  const ask = (body: object) => viewer.post(`${OPERATIONS}/restore`, { body: { ...body, start: true } })
  const { rows: before } = await app.db.execute(sql`select count(*) as count from operation`)

  expect(await ask({ entity: 'brand', entity_id: 4, at: at.toISOString() })).toMatchObject({ status: 403 })
  expect(await ask({ entity: 'brand', entity_id: id })).toMatchObject({ status: 403 })
  expect(await ask({ request_id: await requestOf('brand', 4) })).toMatchObject({ status: 403 })
  expect(await ask({ entity: 'contract', entity_id: 1, at: at.toISOString() })).toMatchObject({ status: 404 })
  expect((await app.db.execute(sql`select count(*) as count from operation`)).rows).toEqual(before)
  expect(await get(path)).toMatchObject({ name: 'Без права' })
})

test('R24: all that one request has changed comes back, but for what was changed again since', async () => {
  const ids = [5, 6, 7]
  const before = await Promise.all(ids.map((id) => get(`${BRANDS}/${id}`)))
  const client = await admin()
  const items = before.map(({ id, version }) => ({ id, version }))
  app.advance(SECOND)
  const before7 = before[2]
  await client.put(`${BRANDS}/disable-by-ids`, { body: { items } })
  app.advance(SECOND)
  const request_id = await requestOf('brand', 5)
  await write('put', `${BRANDS}/enable/7`, `${BRANDS}/7`)
  const { operation, items: outcome } = await restore({ request_id })

  expect(operation).toMatchObject({ status: 'done', changed: 2, skipped: 1 })
  expect(outcome.find(({ entity_id }: { entity_id: number }) => entity_id === 7)).toMatchObject({
    entity: 'brand',
    label: before7.name,
    state: 'skipped',
    message: expect.stringMatching(/^Поле «Активен|Поле «/),
  })
  for (const [index, id] of ids.entries())
    expect(await get(`${BRANDS}/${id}`)).toMatchObject({ is_active: before[index].is_active })
})

test('R24: all that a user has changed in a time comes back: changed, made and deleted records', async () => {
  const client = await admin()
  const { id: doomed } = await create('/api/geo/admin/region', {
    name: 'Край удалённый',
    type: 'край',
    iso_code: 'RU-QQ',
    federal_district: 'Южный',
    time_zone: 'Europe/Moscow',
  })
  const region = await get(`/api/geo/admin/region/${doomed}`)
  const before = await get(`${BRANDS}/8`)
  app.advance(60 * SECOND)
  const from = app.now.toISOString()
  app.advance(SECOND)
  await write('put', `${BRANDS}/8`, `${BRANDS}/8`, { name: 'В окне' })
  await write('delete', `/api/geo/admin/region/${doomed}`, `/api/geo/admin/region/${doomed}`)
  const { id: made } = await create(BRANDS, { name: 'Созданный в окне', kind: 'aftermarket' })
  const to = app.now.toISOString()
  app.advance(SECOND)
  const { operation } = await restore({ user_id: 1, from, to })

  expect(operation).toMatchObject({ status: 'done', changed: 3, skipped: 0 })
  expect(lasting(await get(`${BRANDS}/8`))).toEqual(lasting(before))
  expect(lasting(await get(`/api/geo/admin/region/${doomed}`))).toEqual(lasting(region))
  expect((await client.get(`${BRANDS}/${made}`)).status).toBe(404)
})

test('R24: an operation is undone but for the records that were changed since', async () => {
  const client = await admin()
  const ids = [9, 10, 11]
  const before = await Promise.all(ids.map((id) => get(`${BRANDS}/${id}`)))
  const items = before.map(({ id, version }) => ({ id, version }))
  const { body } = await client.post(OPERATIONS, { body: { call: 'brands.disableByIds', items, start: true } })
  await finish(body.id)
  await write('put', `${BRANDS}/10`, `${BRANDS}/10`, { warranty_months: 3 })
  const undoing = await client.post(`${OPERATIONS}/undo/${body.id}`, { body: { start: true } })
  expect([undoing.status, undoing.text]).toEqual([201, undoing.text])
  const { operation, items: outcome } = await finish(undoing.body.id)

  expect(operation).toMatchObject({ status: 'done', changed: 2, skipped: 1, undoes: body.id })
  expect(outcome.find(({ state }: { state: string }) => state === 'skipped')).toMatchObject({
    entity_id: 10,
    message: expect.stringContaining('Изменено после операции: Волков А. С.'),
  })
  expect(await get(`${OPERATIONS}/${body.id}`)).toMatchObject({ status: 'undone' })
  expect(lasting(await get(`${BRANDS}/9`))).toEqual(lasting(before[0]))
  expect(await get(`${BRANDS}/10`)).toMatchObject({ is_active: false })
})

test('R24: a merge comes back: the merged brand, its spellings, and the products that were its own', async () => {
  const client = await admin()
  const into = await create(BRANDS, { name: 'Принявший', kind: 'aftermarket', synonyms: ['Принял'] })
  const from = await create(BRANDS, { name: 'Отдавший', kind: 'aftermarket', synonyms: ['Отдал'] })
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from product where status = 'active' order by id limit 1`,
  )
  const card = `${PRODUCTS}/${rows[0]?.id}`
  await write('put', card, card, { brand_id: from.id })
  const [left, product] = [await get(`${BRANDS}/${into.id}`), await get(card)]
  const lost = await get(`${BRANDS}/${from.id}`)
  await write('put', `${BRANDS}/${from.id}`, `${BRANDS}/${from.id}`, { merge_into_id: into.id })
  expect(await get(card)).toMatchObject({ brand_id: into.id })
  await restore({ request_id: await requestOf('brand', from.id) })

  expect(await get(`${BRANDS}/${from.id}`)).toMatchObject({ name: 'Отдавший', synonyms: lost.synonyms })
  expect(await get(`${BRANDS}/${into.id}`)).toMatchObject({ synonyms: left.synonyms })
  expect(lasting(await get(card))).toEqual(lasting(product))
  expect((await client.get(`${BRANDS}/${from.id}`)).body.products_count).toBe(lost.products_count)
})

test('R24: undo of a restored deletion deletes the record again', async () => {
  const client = await admin()
  const { id } = await create(BRANDS, { name: 'Туда и обратно', kind: 'aftermarket' })
  const path = `${BRANDS}/${id}`
  await write('delete', path, path)
  const { operation } = await restore({ entity: 'brand', entity_id: id })
  expect((await client.get(path)).status).toBe(200)
  const undoing = await client.post(`${OPERATIONS}/undo/${operation.id}`, { body: { start: true } })
  await finish(undoing.body.id)

  expect((await client.get(path)).status).toBe(404)
})

test('R24: a state that cannot be reached is refused by its field', async () => {
  const client = await admin()
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from product where status = 'active'
      order by (select count(*) from product_offer where product_id = product.id), id limit 1`,
  )
  const path = `${PRODUCTS}/${rows[0]?.id}`
  const at = app.now
  for (const status of ['disabled', 'archived'])
    await write('put', `${PRODUCTS}/status-change/${rows[0]?.id}`, path, { status })
  const body = { entity: 'product', entity_id: rows[0]?.id, at: at.toISOString() }
  const refused = await client.post(`${OPERATIONS}/restore`, { body })

  expect([refused.status, refused.body.data.details]).toEqual([
    422,
    { status: [expect.stringContaining('Нельзя перевести')] },
  ])
})

test('R24: a saved view comes back to its owner alone', async () => {
  const views = '/api/system/admin/saved-view'
  const owner = await app.as('viewer@example.com')
  const view = { list: 'products', name: 'Удалённый вид', query: 'status=active' }
  const { body: made } = await owner.post(views, { body: view })
  expect(await owner.delete(`${views}/${made.id}`, { version: made.version })).toMatchObject({ status: 204 })
  app.advance(SECOND)
  const body = { entity: 'saved-view', entity_id: made.id, start: true }

  expect(await (await admin()).post(`${OPERATIONS}/restore`, { body })).toMatchObject({ status: 404 })
  const reply = await owner.post(`${OPERATIONS}/restore`, { body })
  expect([reply.status, reply.text]).toEqual([201, reply.text])
  await app.work()
  const { body: list } = await owner.get(`${views}?list=products`)
  expect(JSON.stringify(list)).toContain('Удалённый вид')
})
