import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { expireModeration } from './decide.ts'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp()
const moderator = await app.as('moderator@example.com')
const colleague = await app.as('r.alekseev@example.com')
const merchant = await app.as('merchant1@example.com')
const stranger = await app.as('merchant2@example.com')
const QUEUE = '/api/moderation/admin/moderation'
const PRODUCT = '/api/catalog/admin/product'
const MINUTE = 60_000
const reasonId = async (code: string) =>
  (await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id
const BAD_PHOTO = await reasonId('content.bad_photo')
const OTHER = await reasonId('content.other')

const viewOf = async (id: number, client: Client = moderator) => (await client.get(`${QUEUE}/${id}`)).body
const take = (client: Client, id: number) =>
  client.put(`${QUEUE}/status-change/${id}`, { body: { status: 'in_work' }, version: 1 })
async function change(client: Client, id: number, body: object) {
  const { version } = await viewOf(id)
  return client.put(`${QUEUE}/status-change/${id}`, { body, version })
}

/** Ids of own products on sale without an open request. */
const cards = await app.db.execute<{ id: number }>(sql`
  select id from product where company_id = 1 and status = 'active' and id <> 1001
    and not exists (select from moderation where entity = 'product' and entity_id = product.id and status in ('new', 'in_work', 'revision'))
    and exists (select from category where category.id = category_id and is_active)
  order by id limit 12`)
const free = cards.rows.map(({ id }) => id)
const cardOf = async (id: number) => (await moderator.get(`${PRODUCT}/${id}`)).body
const propose = (id: number, value: string) =>
  merchant.post(QUEUE, { body: { entity: 'product', entity_id: id, changes: [{ field: 'name', value }] } })
async function proposed(value: string) {
  const entity_id = free.pop() ?? 0
  return (await propose(entity_id, value)).body
}

test('R10: М-000101 is taken, compared and rejected with a reason; the card stays, the author is notified, the log has it', async () => {
  const before = await cardOf(1001)
  const claim = await take(moderator, 101)
  const nothing = await change(moderator, 101, { status: 'rejected' })
  const silent = await change(moderator, 101, { status: 'rejected', reasons: [{ reason_id: OTHER }] })
  const rejected = await change(moderator, 101, {
    status: 'rejected',
    reasons: [{ reason_id: BAD_PHOTO, field: 'image_ids', comment: 'Водяной знак на фото 2' }],
    comment_public: 'Замените фото',
  })

  expect(claim.body).toMatchObject({ status: 'in_work', assignee: { label: 'Орлова Д. С.' }, version: 2 })
  expect(nothing.body.data.details).toEqual({ reasons: ['Причины: выберите не менее 1'] })
  expect(silent.body.data.details).toEqual({ 'reasons.0.comment': ['Пожалуйста, введите Комментарий'] })
  expect(rejected.body).toMatchObject({
    status: 'rejected',
    assignee: null,
    decided_by: { label: 'Орлова Д. С.' },
    comment_public: 'Замените фото',
    reasons: [{ reason: { label: 'Плохое качество фото' }, comment: 'Водяной знак на фото 2' }],
    available_statuses: [],
  })
  expect(await cardOf(1001)).toMatchObject({ name: before.name, status: 'active', version: before.version })
  expect(await viewOf(101, merchant)).toMatchObject({
    status: 'rejected',
    comment_public: 'Замените фото',
    reasons: [{ text_public: expect.stringContaining('Замените фотографии') }],
  })
  const [note] = (await merchant.get('/api/system/admin/notification?is_read=false&sort=-created_at')).body.items
  expect(note).toMatchObject({ type: 'moderation_decision', entity: 'moderation', entity_id: 101 })
  expect(note.title).toContain('М-000101')
  expect(await app.mails()).toMatchObject([{ to: 'merchant1@example.com' }])
  const { rows } = await app.db.execute(sql`
    select event, changes -> 'status' as status, reason_id, company_id from audit_log
    where entity = 'moderation' and entity_id = 101 order by id desc limit 1`)
  expect(rows).toMatchObject([
    { event: 'status_changed', status: ['in_work', 'rejected'], reason_id: BAD_PHOTO, company_id: 1 },
  ])
})

test('R35: of two concurrent claims exactly one wins, the loser reads the name and may claim after a release', async () => {
  const { id } = await proposed('Деталь, за которую спорят')
  const replies = await Promise.all([take(moderator, id), take(colleague, id)])
  const [conflict] = replies.filter(({ status }) => status === 409)
  const winner = replies[0]?.status === 200 ? moderator : colleague
  const loser = winner === moderator ? colleague : moderator

  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(conflict?.body.data.message).toMatch(/^Заявку уже взял в работу (Орлова Д\. С\.|Алексеев Р\. И\.)$/)
  expect(await change(loser, id, { status: 'approved' })).toMatchObject({ status: 409 })
  expect(await change(loser, id, { status: 'new' })).toMatchObject({ status: 409 })
  expect(await loser.put(`${QUEUE}/prolong/${id}`)).toMatchObject({ status: 409 })
  expect(await change(winner, id, { status: 'new' })).toMatchObject({ status: 200, body: { assignee: null } })
  expect(await take(loser, id)).toMatchObject({ status: 200 })
})

test('R10: reloading a page leaves no line in the history of its request; the log has every change', async () => {
  const { id } = await proposed('Деталь, страницу которой обновили')
  await take(moderator, id)
  await change(moderator, id, { status: 'new' })
  const again = await take(moderator, id)
  const { history } = await viewOf(id)
  await change(moderator, id, { status: 'new' })
  await take(colleague, id)

  expect(again.body).toMatchObject({ status: 'in_work', assignee: { label: 'Орлова Д. С.' } })
  expect(history).toMatchObject([
    { from_status: 'new', to_status: 'in_work', user: { label: 'Орлова Д. С.' } },
    { from_status: null, to_status: 'new' },
  ])
  const states = (await viewOf(id)).history.map(({ to_status }: { to_status: string }) => to_status)
  expect(states).toEqual(['in_work', 'new', 'in_work', 'new'])
  expect((await app.audited('moderation', id)).filter(({ event }) => event === 'status_changed')).toHaveLength(5)
})

test('R10: approving writes the proposal into the card, in one request with the decision', async () => {
  const request = await proposed('Название, которое одобрят')
  await take(moderator, request.id)
  const approved = await change(moderator, request.id, { status: 'approved' })

  expect(request.available_statuses).toMatchObject([{ status: 'cancelled' }])
  expect(approved.body).toMatchObject({ status: 'approved', current: { name: 'Название, которое одобрят' } })
  expect(await cardOf(request.entity_id)).toMatchObject({ name: 'Название, которое одобрят', status: 'active' })
  const { rows } = await app.db.execute<{ entities: string[] }>(sql`
    select array_agg(entity order by entity) as entities from audit_log
    where request_id = (select request_id from audit_log where entity = 'moderation' and entity_id = ${request.id} order by id desc limit 1)`)
  expect(rows[0]?.entities).toEqual(['moderation', 'product'])
  // An approval without reasons must not render «Причины: —».
  const [note] = (await merchant.get('/api/system/admin/notification?sort=-created_at')).body.items
  const [mail] = await app.mails()
  expect(note).toMatchObject({ entity_id: request.id, body: `${request.entity_label}.` })
  expect(mail?.text).toContain(request.number)
  expect(mail?.text).not.toMatch(/Причины|Комментарий|—/)
})

test('R10: a change in between is a conflict with the fresh comparison; a decision on that one succeeds', async () => {
  const request = await proposed('Предложенное название')
  const card = await cardOf(request.entity_id)
  await moderator.put(`${PRODUCT}/${card.id}`, {
    body: { name: 'Название сотрудника' },
    version: card.version,
  })
  await take(moderator, request.id)
  const refused = await change(moderator, request.id, { status: 'approved' })
  const fresh = await viewOf(request.id)
  const approval = await change(moderator, request.id, { status: 'approved', compared_version: fresh.current_version })

  expect(refused.status).toBe(409)
  expect(refused.body.data.message).toBe('Данные изменились после подачи заявки. Обновите сравнение')
  expect(fresh).toMatchObject({
    before: { name: card.name },
    current: { name: 'Название сотрудника' },
    moved_fields: ['name'],
    current_version: card.version + 1,
  })
  expect(approval.status).toBe(200)
  expect(await cardOf(card.id)).toMatchObject({ name: 'Предложенное название' })
})

test('R10: a change of other fields in between does not hold the request up', async () => {
  const request = await proposed('Название при другом весе')
  const card = await cardOf(request.entity_id)
  await moderator.put(`${PRODUCT}/${card.id}`, {
    body: { weight_g: card.weight_g + 1 },
    version: card.version,
  })
  await take(moderator, request.id)

  expect(await change(moderator, request.id, { status: 'approved' })).toMatchObject({ status: 200 })
})

test('R10: a returned request comes again as the next attempt, from its author only', async () => {
  const request = await proposed('Первая попытка')
  await take(moderator, request.id)
  await change(moderator, request.id, { status: 'revision', reasons: [{ reason_id: BAD_PHOTO }] })
  const changes = [{ field: 'name', value: 'Вторая попытка' }]
  const others = await change(moderator, request.id, { status: 'new', changes })
  const wrong = await change(merchant, request.id, { status: 'new', changes: [{ field: 'name', value: 'А' }] })
  const again = await change(merchant, request.id, { status: 'new', changes })

  expect(others.status).toBe(403)
  expect(wrong.body.data.details).toEqual({ 'changes.0.value': ['Название: от 3 до 255 символов'] })
  expect(again.body).toMatchObject({
    status: 'new',
    attempt: 2,
    after: { name: 'Вторая попытка' },
    reasons: [],
    history: [{ to_status: 'new' }, { to_status: 'revision' }, { to_status: 'in_work' }, { to_status: 'new' }],
  })
})

test('R10: a second proposal for the record takes the place of the first; its author withdraws it', async () => {
  const first = await proposed('Первое название')
  const second = (await propose(first.entity_id, 'Второе название')).body
  const byStaff = await change(moderator, first.id, { status: 'cancelled' })
  const withdrawn = await change(merchant, first.id, { status: 'cancelled' })

  expect(second).toMatchObject({ id: first.id, after: { name: 'Второе название' }, attempt: 1, version: 2 })
  expect(byStaff.status).toBe(403)
  expect(withdrawn.body).toMatchObject({ status: 'cancelled', available_statuses: [] })
  expect(await change(merchant, first.id, { status: 'new' })).toMatchObject({ status: 409 })
})

test('R10: a manual request proposes valid values of permitted fields of own records', async () => {
  const [id = 0] = free
  const send = (client: Client, changes: object[], entity_id = id) =>
    client.post(QUEUE, { body: { entity: 'product', entity_id, changes } })
  const { name } = await cardOf(id)

  expect((await send(merchant, [{ field: 'rating', value: 5 }])).body.data.details).toEqual({
    'changes.0.field': ['Поле: его нельзя изменить заявкой'],
  })
  expect((await send(merchant, [{ field: 'weight_g', value: 'много' }])).body.data.details).toHaveProperty([
    'changes.0.value',
  ])
  expect((await send(merchant, [{ field: 'name', value: name }])).body.data.details).toEqual({
    changes: ['Изменения: запись уже такова'],
  })
  expect((await send(stranger, [{ field: 'name', value: 'Чужое название' }], 999_999)).body.data.details).toEqual({
    entity_id: ['Запись: выберите значение из списка'],
  })
  expect((await send(stranger, [{ field: 'name', value: 'Чужое название' }])).body.data.details).toEqual({
    entity_id: ['Запись: выберите значение из списка'],
  })
})

test('R10: notes and priority are for staff; a seller decides nothing; a stale version is refused', async () => {
  const { id } = await proposed('Деталь с заметкой')
  const tag = { version: 1 }
  const noted = await moderator.put(`${QUEUE}/${id}`, {
    body: { priority: 'high', comment_internal: ' Срочно ' },
    ...tag,
  })
  const stale = await moderator.put(`${QUEUE}/${id}`, { body: { priority: 'low' }, ...tag })

  expect(noted.body).toMatchObject({ priority: 'high', comment_internal: 'Срочно', version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2, priority: 'high' } } })
  expect(await take(merchant, id)).toMatchObject({ status: 403 })
  expect(await change(moderator, id, { status: 'approved' })).toMatchObject({ status: 409 })
  expect(await moderator.put(`${QUEUE}/status-change/${id}`, { body: { status: 'in_work' } })).toMatchObject({
    status: 428,
  })
})

test('R10: the names of a seller are moderated too, and applied on approval', async () => {
  const company = (await merchant.get('/api/company/admin/company/1')).body
  await merchant.put('/api/company/admin/company/1', {
    body: { trade_name: 'Автодеталь-Север Плюс' },
    version: company.version,
  })
  const [request] = (await moderator.get(`${QUEUE}?entity=company&company_id=1&status=new`)).body.items
  await take(moderator, request.id)

  expect(request.changed_fields).toEqual(['trade_name'])
  expect(await change(moderator, request.id, { status: 'approved' })).toMatchObject({ status: 200 })
  expect((await merchant.get('/api/company/admin/company/1')).body.trade_name).toBe('Автодеталь-Север Плюс')
})

test('R10: a lease lasts half an hour, and longer while the request is open; then the request is new again', async () => {
  const { id } = await proposed('Деталь на полчаса')
  await take(moderator, id)
  app.advance(20 * MINUTE)
  const prolonged = await moderator.put(`${QUEUE}/prolong/${id}`)
  app.advance(20 * MINUTE)
  await expireModeration(app.db, app.now)
  const leasedRequest = await viewOf(id, await app.as('moderator@example.com'))
  app.advance(20 * MINUTE)
  await expireModeration(app.db, app.now)
  const late = await app.as('moderator@example.com')
  const next = await app.as('r.alekseev@example.com')
  const freed = await viewOf(id, late)

  expect(prolonged.body).toMatchObject({ status: 'in_work', version: 2 })
  expect(leasedRequest).toMatchObject({ status: 'in_work', assigned_until: '2026-06-01T09:50:00Z' })
  expect(freed).toMatchObject({ status: 'new', assignee: null, version: 3 })
  const decision = { body: { status: 'approved' }, version: 2 }
  expect(await late.put(`${QUEUE}/status-change/${id}`, decision)).toMatchObject({
    status: 409,
    body: { data: { message: 'Сначала возьмите заявку в работу' } },
  })
  const events = (await app.audited('moderation', id)).map(({ event, user_name }) => [event, user_name])
  expect(events).toEqual([
    ['status_changed', null],
    ['status_changed', 'Орлова Д. С.'],
    ['created', 'Белов И.'],
  ])
  const offered = await next.get(`${QUEUE}?status=new&q=${encodeURIComponent(freed.number)}`)
  expect(offered.body.items).toMatchObject([{ id }])
  expect(await take(next, id)).toMatchObject({ status: 200 })
})
