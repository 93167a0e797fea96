import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { expireBrandModeration } from './decide.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const REQUESTS = '/api/moderation/admin/brand-moderation'
const make = async (proposed_name: string, more: object = {}) =>
  (await merchant.post(REQUESTS, { body: { proposed_name, company_id: 1, ...more } })).body
const change = (client: typeof admin, id: number, version: number, body: object) =>
  client.put(`${REQUESTS}/status-change/${id}`, { body, version })
const take = async (id: number) => (await change(moderator, id, 1, { status: 'in_work' })).body
const reason = async (code: string) =>
  (await admin.get(`/api/content/admin/operation-reason?q=${code}`)).body.items[0].id
const brandOf = async (id: number) => (await admin.get(`/api/catalog/admin/brand/${id}`)).body
const refusal = async (body: object) => (await merchant.post(REQUESTS, { body })).body.data.details

async function makeWaiting(requestId: number, article: string) {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into product (name, slug, article, article_norm, brand_request_id, category_id, company_id, weight_g, length_mm, width_mm, height_mm, vat_rate, codes)
    select 'Ждёт бренда', ${`waiting-${requestId}-${article.toLowerCase()}`}, ${article}, ${article}, ${requestId}, max(id), 1, 1, 1, 1, 1, '22', ${article}
    from category returning id`)
  return rows[0]?.id ?? 0
}

test('R10: 15 requests are delivered, one of them for «Манн Фильтер», open', async () => {
  const { body } = await admin.get(`${REQUESTS}?per_page=100`)

  expect(body.meta.total).toBe(15)
  expect((await admin.get(`${REQUESTS}/1`)).body).toMatchObject({
    number: 'Б-000001',
    proposed_name: 'Манн Фильтер',
    company: { id: 1, label: 'Автодеталь-Север' },
    status: 'new',
    history: [{ from_status: null, to_status: 'new' }],
  })
})

test('R10: the list is filtered and sorted', async () => {
  const { body } = await admin.get(`${REQUESTS}?sort=-created_at&per_page=100`)
  const moments = body.items.map(({ created_at }: { created_at: string }) => created_at)
  const total = async (query: string) => (await admin.get(`${REQUESTS}?${query}`)).body.meta.total

  expect(moments).toEqual(moments.toSorted().toReversed())
  expect(await total('status=new')).toBe(5)
  expect(await total('resolution=merged')).toBe(4)
  expect(await total('company_id=2')).toBe(7)
  expect(await total('assignee_id=none')).toBe(14)
  expect((await moderator.get(`${REQUESTS}?assignee_id=me`)).body.items).toMatchObject([{ proposed_name: 'Кедр-Авто' }])
  expect((await total('overdue=true')) + (await total('overdue=false'))).toBe(15)
  expect(await total('q=nordvik')).toBe(1)
  expect((await admin.get(`${REQUESTS}/list?q=nordvik`)).body.items).toMatchObject([
    { label: 'Nordvik', is_active: true },
  ])
})

test('R10, story 33: «Манн Фильтер» resembles MANN-FILTER, is merged into it, and the waiting cards get that brand', async () => {
  const product = await makeWaiting(1, 'ST33')
  const request = (await moderator.get(`${REQUESTS}/1`)).body
  const claimed = await take(1)
  const merged = await change(moderator, 1, claimed.version, {
    status: 'approved',
    resolution: 'merged',
    target_brand_id: 12,
    comment_public: 'Такой бренд уже есть',
  })

  expect(request.similar[0]).toEqual({ id: 12, label: 'MANN-FILTER', similarity_percent: 100 })
  expect(request.products_count).toBeGreaterThan(0)
  expect(merged.body).toMatchObject({
    status: 'approved',
    resolution: 'merged',
    target_brand: { id: 12, label: 'MANN-FILTER' },
    assignee: null,
    products_count: 0,
    available_statuses: [],
  })
  expect((await brandOf(12)).synonyms).toEqual(['Манн', 'Манн Фильтер', 'МаннФ', 'MANN', 'Mann Filter'])
  const other = await admin.get(
    `/api/catalog/admin/brand-alias?source=other&brand_id=12&q=${encodeURIComponent('фильтер')}`,
  )
  expect(other.body.items).toMatchObject([{ name: 'Манн Фильтер', status: 'mapped' }])
  expect(
    (await app.db.execute(sql`select brand_id, brand_request_id from product where id = ${product}`)).rows,
  ).toEqual([{ brand_id: 12, brand_request_id: null }])
  expect(await app.audited('product', product)).toMatchObject([{ event: 'updated', changes: { brand_id: [null, 12] } }])
  expect(await app.audited('brand-moderation', 1)).toMatchObject([
    { event: 'status_changed', changes: { status: ['in_work', 'approved'], target_brand_id: [null, 12] } },
    { event: 'status_changed', changes: { status: ['new', 'in_work'] } },
  ])
  expect(
    (await app.db.execute(sql`select title from notification where entity = 'brand-moderation' and entity_id = 1`))
      .rows,
  ).toEqual([{ title: 'Заявка на бренд «Манн Фильтер»: объединён с имеющимся' }])
})

test('R10: a request approved as new creates the brand with its synonyms', async () => {
  const { id } = await make('Гранат Авто', { proposed_synonyms: ['Granat', 'Бош'], country_code: 'RU' })
  const { version } = await take(id)
  const nothing = await change(moderator, id, version, { status: 'approved' })
  const { body } = await change(moderator, id, version, { status: 'approved', resolution: 'created', kind: 'own' })

  expect(nothing.body.data.details).toEqual({ resolution: ['Пожалуйста, введите Решение'] })
  expect(body).toMatchObject({ status: 'approved', resolution: 'created', target_brand: { label: 'Гранат Авто' } })
  expect(await brandOf(body.target_brand_id)).toMatchObject({
    slug: 'granat-avto',
    kind: 'own',
    country_code: 'RU',
    synonyms: ['Granat'],
  })
})

test('R10: neither a brand nor a card is created twice', async () => {
  const first = await make('Дубль Бренд')
  await admin.post('/api/catalog/admin/brand', { body: { name: 'ДУБЛЬ-БРЕНД', kind: 'aftermarket' } })
  const { version } = await take(first.id)
  const again = await change(moderator, first.id, version, { status: 'approved', resolution: 'created' })
  const target = (await admin.get(`/api/catalog/admin/brand/list?q=${encodeURIComponent('дубль')}`)).body.items[0].id
  const product = await makeWaiting(first.id, 'TWICE')
  await app.db.execute(sql`update product set brand_id = ${target}, brand_request_id = null where id = ${product}`)
  await app.db.execute(sql`update product set slug = 'moved' where id = ${product}`)
  await makeWaiting(first.id, 'TWICE')
  const cards = await change(moderator, first.id, version, {
    status: 'approved',
    resolution: 'merged',
    target_brand_id: target,
  })

  expect(again.body.data).toMatchObject({
    status: 409,
    message: 'Бренд «ДУБЛЬ-БРЕНД» уже есть в каталоге. Объедините заявку с ним',
  })
  expect(cards.body.data).toMatchObject({
    status: 409,
    message: 'У бренда уже есть карточки с артикулами: TWICE. Сначала уберите дубли',
  })
})

test('R10: a known or already proposed brand is not proposed again', async () => {
  await make('Единожды')

  expect(await refusal({ company_id: 1, proposed_name: 'mann filter' })).toEqual({
    proposed_name: ['Бренд «MANN-FILTER» уже есть в каталоге'],
  })
  expect(await refusal({ company_id: 1, proposed_name: 'Лукойл' })).toEqual({
    proposed_name: ['Бренд «LUKOIL» уже есть в каталоге'],
  })
  expect(await refusal({ company_id: 1, proposed_name: 'ЕДИНОЖДЫ!' })).toEqual({
    proposed_name: ['Бренд: заявка на него уже подана'],
  })
  expect(Object.keys(await refusal({ company_id: 1, proposed_name: 'Годный', site: 'javascript:1' }))).toEqual(['site'])
  expect(await refusal({ company_id: 1, proposed_name: 'Годный', document_ids: [999_999] })).toEqual({
    document_ids: ['Документы: выберите загруженные файлы'],
  })
  expect(await refusal({ company_id: 2, proposed_name: 'Чужой' })).toEqual({
    company_id: ['Выберите компанию из доступных вам'],
  })
})

test('R10: a request is sent back with reasons, corrected by its author, and rejected', async () => {
  const { id } = await make('Возвращение')
  const { version } = await take(id)
  const silent = await change(moderator, id, version, { status: 'revision' })
  const wrongBrand = { reason_id: await reason('content.wrong_brand') }
  const back = await change(moderator, id, version, {
    status: 'revision',
    reasons: [wrongBrand],
    comment_public: 'Уточните',
  })
  const again = await change(merchant, id, back.body.version, {
    status: 'new',
    proposal: { proposed_name: 'Возвращение 2' },
  })
  const claim = await change(moderator, id, 1, { status: 'in_work' })
  const other = { reason_id: await reason('content.other') }
  const mute = await change(moderator, id, claim.body.version, { status: 'rejected', reasons: [other] })
  const rejected = await change(moderator, id, claim.body.version, {
    status: 'rejected',
    reasons: [{ ...other, comment: 'Нет упаковки' }],
  })

  expect(silent.body.data.details).toEqual({ reasons: ['Причины: выберите не менее 1'] })
  expect(back.body).toMatchObject({ status: 'revision', reasons: [{ reason: { label: 'Неверный бренд' } }] })
  expect(again.body).toMatchObject({ status: 'new', attempt: 2, proposed_name: 'Возвращение 2', reasons: [] })
  expect(mute.body.data.details).toEqual({ 'reasons.0.comment': ['Пожалуйста, введите Комментарий'] })
  expect(rejected.body).toMatchObject({ status: 'rejected', resolution: 'rejected', target_brand: null })
})

test('P7: a seller sees its own requests without the staff, takes none into work, and may withdraw one', async () => {
  const { id, version } = await make('Отзыв заявки')
  const claim = await change(merchant, id, version, { status: 'in_work' })
  await admin.put(`${REQUESTS}/${id}`, { body: { comment_internal: 'Проверить' }, version })
  const request = (await merchant.get(`${REQUESTS}/${id}`)).body
  const strangers = await change(admin, id, request.version, { status: 'cancelled' })
  const withdrawal = await change(merchant, id, request.version, { status: 'cancelled' })

  expect(claim).toMatchObject({ status: 403 })
  expect(request).toMatchObject({ comment_internal: null, assignee: null })
  expect(request.available_statuses).toMatchObject([{ status: 'cancelled', label: 'Отозвать' }])
  expect(strangers).toMatchObject({ status: 403 })
  expect(withdrawal.body).toMatchObject({ status: 'cancelled' })
  expect((await merchant.get(`${REQUESTS}?company_id=2`)).body.meta.total).toBe(0)
  expect(await merchant.get(`${REQUESTS}/2`)).toMatchObject({ status: 404 })
  expect(await change(merchant, 2, 1, { status: 'cancelled' })).toMatchObject({ status: 404 })
})

test('R10: staff correct a proposal until the decision; a stale version is refused', async () => {
  const { id, version } = await make('Исправление')
  const changed = await admin.put(`${REQUESTS}/${id}`, {
    body: { proposed_synonyms: [' Испр. ', 'испр'], samples: ['A 1', 'A 1'] },
    version,
  })
  const stale = await admin.put(`${REQUESTS}/${id}`, { body: { site: 'https://x.example.com' }, version })
  const closed = await admin.put(`${REQUESTS}/2`, { body: { proposed_name: 'Поздно' }, version: 1 })

  expect(changed.body).toMatchObject({ proposed_synonyms: ['Испр.'], samples: ['A 1'], version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2, similar: expect.any(Array) } } })
  expect(closed).toMatchObject({ status: 409 })
})

test('R10: the holder keeps a request longer, which is no new version and no row of the log', async () => {
  const { id } = await make('Продление')
  const request = await take(id)
  app.advance(10 * 60_000)
  const longer = await moderator.put(`${REQUESTS}/prolong/${id}`)
  const rows = await app.audited('brand-moderation', id)

  expect(longer.body.version).toBe(request.version)
  expect(Date.parse(longer.body.assigned_until) - Date.parse(request.assigned_until)).toBe(10 * 60_000)
  expect(rows).toHaveLength(2)
  expect(await admin.put(`${REQUESTS}/prolong/${id}`)).toMatchObject({ status: 409 })
})

test('R10, story 31: the loser of a race reads the winner’s name, and may take the request after a release or half an hour', async () => {
  const { id } = await make('Аренда')
  const first = await take(id)
  const second = await change(admin, id, 1, { status: 'in_work' })
  const decision = await change(admin, id, first.version, { status: 'approved', resolution: 'created' })
  const released = await change(moderator, id, first.version, { status: 'new' })
  const third = await change(admin, id, 1, { status: 'in_work' })
  app.advance(31 * 60_000)
  await expireBrandModeration(app.db, app.now)
  const after = (await (await app.as('admin@example.com')).get(`${REQUESTS}/${id}`)).body

  expect(second.body.data).toMatchObject({ status: 409, message: 'Заявку уже взял в работу Орлова Д. С.' })
  expect(decision.body.data.message).toBe('Заявку уже взял в работу Орлова Д. С.')
  expect(released.body).toMatchObject({ status: 'new', assignee: null })
  expect(third.body).toMatchObject({ status: 'in_work', assignee: { label: 'Волков А. С.' } })
  expect(after).toMatchObject({ status: 'new', assignee: null, assigned_until: null })
  expect((await app.audited('brand-moderation', id))[0]).toMatchObject({
    user_name: null,
    changes: { status: ['in_work', 'new'] },
  })
})
