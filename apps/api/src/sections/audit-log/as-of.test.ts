import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = () => app.as('admin@example.com')
const AS_OF = '/api/log/admin/audit-log/as-of'
const DELETED = '/api/log/admin/audit-log/deleted'
const SECOND = 1000

/** The same numbers in every run. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function ids(query: string): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}

async function asOf(entity: string, id: number, at: Date) {
  const { status, body } = await (await admin()).get(`${AS_OF}?entity=${entity}&entity_id=${id}&at=${at.toISOString()}`)
  expect([status, body]).toEqual([200, body])
  return body
}

async function write(method: 'put' | 'delete', path: string, record: string, body?: object) {
  const client = await admin()
  const { headers } = await client.get(record)
  app.advance(SECOND)
  return client[method](path, { headers: { 'if-match': String(headers['etag']) }, ...(body && { body }) })
}

interface Kind {
  entity: string
  path: string
  ids: number[]
  fields: (n: number) => object
  switches?: boolean
}

const [first = 0, second = 0] = await ids(`select id from category where not exists (
  select from category child where child.parent_id = category.id) order by id limit 2`)
const attributes = await ids('select id from attribute where is_active order by id limit 4')
const models = await ids('select id from car_model order by id limit 4')
const points = await ids(
  `select id from store_point where company_id = 1 and type in ('shop', 'warehouse') order by id limit 3`,
)

const KINDS: Kind[] = [
  {
    entity: 'product',
    path: '/api/catalog/admin/product',
    ids: await ids(`select id from product where status = 'active' order by id limit 2`),
    fields: (n) =>
      [
        { name: `Масляный фильтр ${n}`, weight_g: 100 + n },
        { description: n % 2 ? `Описание ${n}` : null },
        { crosses: [{ brand_id: 1 + (n % 4), article: `X ${n}`, kind: n % 2 ? 'analog' : 'replacement' }] },
        { applicability: [{ car_model_id: models[n % 4], year_from: 2000 + (n % 9), year_to: null, note: null }] },
        { barcodes: [], pack_qty: 1 + (n % 9) },
      ][n % 5] ?? {},
  },
  {
    entity: 'brand',
    path: '/api/catalog/admin/brand',
    ids: await ids('select id from brand order by id limit 2'),
    fields: (n) =>
      [{ name: `Бренд ${n}` }, { synonyms: [`Синоним ${n}`, `Spelling ${n}`] }, { warranty_months: n }][n % 3] ?? {},
    switches: true,
  },
  {
    entity: 'product-offer',
    path: '/api/catalog/admin/product-offer',
    ids: await ids(`select id from product_offer where company_id = 1 and status = 'active' order by id limit 2`),
    fields: (n) =>
      [
        { price_kopecks: 100_000 + n * 100, old_price_kopecks: null },
        { stocks: points.map((store_point_id) => ({ store_point_id, quantity: 50 + n })) },
        { min_order: 1 + n },
      ][n % 3] ?? {},
  },
  {
    entity: 'category',
    path: '/api/catalog/admin/category',
    ids: [first, second],
    fields: (n) =>
      [
        { name: `Категория ${n}` },
        { attributes: [{ attribute_id: attributes[n % 4], is_required: n % 2 === 0, position: n }] },
      ][n % 2] ?? {},
    switches: true,
  },
  {
    entity: 'role',
    path: '/api/user/admin/role',
    ids: await ids('select id from role where not is_system order by id limit 2'),
    fields: (n) =>
      [{ description: `Роль ${n}` }, { permissions: [{ name: n % 2 ? 'brand.index' : 'city.index' }] }][n % 2] ?? {},
  },
  {
    entity: 'store-point',
    path: '/api/company/admin/store-point',
    ids: points.slice(0, 2),
    fields: (n) =>
      [
        { name: `Точка ${n}` },
        { schedule: Array.from({ length: 7 }, () => [{ from: '09:00', to: `${18 + (n % 4)}:00` }]) },
      ][n % 2] ?? {},
  },
]

test('R24: a record as of each moment is what a reader copied then, whatever was changed since', async () => {
  const next = random(20_261_127)
  const copies: { entity: string; id: number; path: string; at: Date }[] = []
  const seen: { key: object; copy: Record<string, unknown> }[] = []
  const refused: unknown[] = []
  for (let n = 0; n < 50; n++) {
    const kind = KINDS[next(KINDS.length)]
    const id = kind?.ids[next(kind.ids.length)] ?? 0
    if (!kind || id === 0) continue
    const record = `${kind.path}/${id}`
    const isSwitched = kind.switches && next(4) === 0
    const { body: old } = await (await admin()).get(record)
    const reply = isSwitched
      ? await write('put', `${kind.path}/${old.is_active ? 'disable' : 'enable'}/${id}`, record)
      : await write('put', record, record, kind.fields(next(40)))
    if (reply.status >= 300) refused.push([kind.entity, reply.text])
    app.advance(SECOND)
    const { body: copy } = await (await admin()).get(record)
    copies.push({ entity: kind.entity, id, path: record, at: app.now })
    seen.push({ key: { entity: kind.entity, id, n }, copy })
  }

  expect(refused).toEqual([])
  expect(copies.length).toBeGreaterThan(40)
  const wrong: unknown[] = []
  for (const [index, { entity, id, at }] of copies.entries()) {
    const { state, values, incomplete } = await asOf(entity, id, at)
    const { key, copy = {} } = seen[index] ?? {}
    if (state !== 'present' || incomplete.length > 0) wrong.push([key, state, incomplete])
    for (const [field, value] of Object.entries(values))
      if (!contains(copy[field], value)) wrong.push([key, field, value, copy[field]])
  }
  expect(wrong).toEqual([])
})

/** Whether a view has what its input has: a view may add names to ids. */
function contains(view: unknown, input: unknown): boolean {
  if (Array.isArray(input))
    return Array.isArray(view) && view.length === input.length && input.every((item, at) => contains(view[at], item))
  if (typeof input !== 'object' || input === null) return view === input
  return Object.entries(input).every(([name, part]) => contains(Object(view)[name] ?? null, part ?? null))
}

test('R24: before its creation a record was not there, after its deletion its last values are shown', async () => {
  const path = '/api/catalog/admin/brand'
  const before = app.now
  app.advance(SECOND)
  const client = await admin()
  const { body: created } = await client.post(path, {
    body: { name: 'Времянка', kind: 'aftermarket', synonyms: ['Времянин'] },
  })
  const [record, alive] = [`${path}/${created.id}`, app.now]
  app.advance(SECOND)
  expect(await write('delete', record, record)).toMatchObject({ status: 204 })
  app.advance(SECOND)

  expect(await asOf('brand', created.id, before)).toEqual({
    state: 'absent',
    label: 'Времянка',
    values: {},
    words: {},
    incomplete: [],
    can_restore: false,
    kept: [],
  })
  const present = await asOf('brand', created.id, alive)
  expect(present).toMatchObject({
    state: 'present',
    values: { name: 'Времянка', synonyms: ['Времянин'], is_active: true },
  })
  expect(await asOf('brand', created.id, app.now)).toEqual({ ...present, state: 'deleted' })
  expect(present.words).toMatchObject({ name: 'Времянка', kind: 'Производитель запчастей', is_active: 'Да' })
})

test('R24: deletions are listed with their authors and until when they can be taken back', async () => {
  const { body } = await (await admin()).get(`${DELETED}?entity=brand&q=Времянка`)

  expect(body.items).toEqual([
    expect.objectContaining({
      entity: 'brand',
      entity_label: 'Времянка',
      user: { id: 1, label: 'Волков А. С.' },
      restored_at: null,
      obstacle: null,
      restorable_until: `${new Date(app.now.getTime() + 90 * 86_400_000 - SECOND).toISOString().slice(0, 19)}Z`,
    }),
  ])
  const viewer = await app.holding(['brand.index'])
  expect(await viewer.get(DELETED)).toMatchObject({ status: 403 })
})

test('R24: the past of a record is hidden from users who may not view the record', async () => {
  const id = (await ids('select id from contract where company_id = 2 order by id limit 1'))[0] ?? 0
  const at = app.now.toISOString()
  const past = `${AS_OF}?entity=contract&entity_id=${id}&at=${at}`
  const other = await app.holding(['contract.view'], { scope: 'own', companies: [1] })
  const own = await app.holding(['contract.view'], { scope: 'own', companies: [2] })
  const outsider = await app.holding(['brand.view'])

  expect([await other.get(past), await own.get(past), await outsider.get(past)]).toMatchObject([
    { status: 404 },
    { status: 200 },
    { status: 404 },
  ])
})

test('R33: an account as of a moment is whole for those who see it whole, and the log shows its end', async () => {
  const { rows } = await app.db.execute<{ id: number; settlement_account: string }>(
    sql`select id, settlement_account from bank_detail where bik = '044525901' order by id limit 1`,
  )
  const [{ id, settlement_account } = { id: 0, settlement_account: '' }] = rows
  const path = `/api/company/admin/bank-detail/${id}`
  app.advance(SECOND)
  const at = app.now
  const { status, text } = await write('put', path, path, { settlement_account: '40702810900000000102' })
  expect([status, text]).toEqual([200, text])

  const { values, words } = await asOf('bank-detail', id, at)
  expect(values).toMatchObject({ settlement_account })
  expect(words.settlement_account).toBe(`•••• ${settlement_account.slice(-4)}`)
})

test('R24: without a moment a record is shown as it is, by its name, and what the caller may bring back', async () => {
  const path = `${AS_OF}?entity=brand&entity_id=4`
  const { body: brand } = await (await admin()).get('/api/catalog/admin/brand/4')
  const own = await app.holding(['brand.view', 'brand.update'])
  const viewer = await app.holding(['brand.view'])

  expect((await (await admin()).get(path)).body).toMatchObject({
    state: 'present',
    label: brand.name,
    values: { name: brand.name, is_active: brand.is_active },
    can_restore: true,
    kept: [],
  })
  expect((await own.get(path)).body).toMatchObject({
    can_restore: true,
    kept: [{ field: 'is_active', why: 'Нет права менять это поле' }],
  })
  expect((await viewer.get(path)).body).toMatchObject({ label: brand.name, can_restore: false })
})

test('R24: a field that never comes back by itself says why', async () => {
  const { body } = await (await admin()).get(`${AS_OF}?entity=category&entity_id=${first}`)

  expect(body.kept).toContainEqual({
    field: 'parent_id',
    why: 'Родительская категория: переместите категорию в дереве',
  })
})

test('R24: a row of the log says whether its reader may look at the past and bring it back', async () => {
  const rowOf = async (filter: string) =>
    (await (await admin()).get(`/api/log/admin/audit-log?${filter}&per_page=10`)).body.items[0].id
  const [brand, signIn] = [await rowOf('entity=brand&event=updated'), await rowOf('event=signed_in')]
  const reader = await app.holding(['log.index'])
  const viewer = await app.holding(['log.index', 'brand.view'])
  const view = async (client: typeof reader, id: number) => (await client.get(`/api/log/admin/audit-log/${id}`)).body

  expect(await view(await admin(), brand)).toMatchObject({ has_past: true, can_restore: true })
  expect(await view(viewer, brand)).toMatchObject({ has_past: true, can_restore: false })
  expect(await view(reader, brand)).toMatchObject({ has_past: false, can_restore: false })
  expect(await view(await admin(), signIn)).toMatchObject({ has_past: false, can_restore: false })
})

test('R24: a reader of the log without the right to bring a deleted record back sees why', async () => {
  const reader = await app.holding(['log.index', 'brand.view'])
  const { body } = await reader.get(`${DELETED}?entity=brand&q=Времянка`)

  expect(body.items).toMatchObject([{ obstacle: 'Нет права возвращать такие записи', restorable_until: null }])
})

test('R24: a moment whose log is no longer kept is refused instead of guessed', async () => {
  await app.db.execute(sql`update audit_chain set anchor_position = 1`)
  const reply = await (await admin()).get(`${AS_OF}?entity=brand&entity_id=2&at=2001-01-01T00:00:00Z`)

  expect([reply.status, reply.body.data.details]).toEqual([
    422,
    { at: ['Момент: журнал того времени уже не хранится'] },
  ])
})
