import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const QUEUE = '/api/moderation/admin/moderation'
const total = async (query: string) => (await moderator.get(`${QUEUE}?${query}`)).body.meta.total
const rowsOf = async (query: string) => (await moderator.get(`${QUEUE}?per_page=100&${query}`)).body.items
const has101 = (rows: { id: number }[]) => rows.some(({ id }) => id === 101)
const dates = (rows: { due_at: string }[]) => rows.map(({ due_at }) => due_at)

test('R10: the queue is delivered with 120 open requests, a quarter of them overdue, and М-000101', async () => {
  expect(await total('status=new,in_work,revision')).toBe(120)
  expect(await total('status=approved,rejected,cancelled')).toBe(600)
  expect(await total('overdue=true')).toBeGreaterThanOrEqual(28)
  expect((await moderator.get(`${QUEUE}/101`)).body).toMatchObject({
    number: 'М-000101',
    entity: 'product',
    entity_id: 1001,
    kind: 'update',
    company: { id: 1 },
    status: 'new',
    due_at: '2026-06-02T09:00:00Z',
    before: { name: 'Фильтр масляный W 914/2' },
    after: { name: 'Фильтр масляный MANN W 914/2' },
    current: { name: 'Фильтр масляный W 914/2' },
    moved_fields: [],
    author: { label: 'Белов И.' },
    available_statuses: [{ status: 'in_work', label: 'Взять в работу', requires_reason: false }],
  })
})

test('R10: the proposal of М-000101 names a name, one more picture and two attributes', async () => {
  const { changed_fields, before, after } = (await moderator.get(`${QUEUE}/101`)).body

  expect(changed_fields).toEqual([
    'name',
    'image_ids',
    expect.stringMatching(/^attribute_values\.\d+$/),
    expect.stringMatching(/^attribute_values\.\d+$/),
  ])
  expect(after.image_ids).toHaveLength(before.image_ids.length + 1)
})

test('R10: requests are found by number, part number and seller, and filtered', async () => {
  expect(await rowsOf(`q=${encodeURIComponent('м-000101')}`)).toMatchObject([{ id: 101 }])
  expect(has101(await rowsOf('q=w9142&status=new'))).toBe(true)
  expect(has101(await rowsOf(`q=${encodeURIComponent('автодеталь-север')}&status=new`))).toBe(true)
  expect(await total('entity=company,store-point,bank-detail')).toBe(20)
  expect((await total('kind=create')) + (await total('kind=update'))).toBe(720)
  expect((await rowsOf('status=rejected&company_id=1')).length).toBeGreaterThan(0)
  expect(await total('assignee_id=none')).toBe(720 - (await total('status=in_work')))
  expect(await total('created_from=2026-06-02')).toBe(0)
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from operation_reason where code = 'content.bad_photo'`,
  )
  const rejected = await rowsOf(`reason_id=${rows[0]?.id}&status=rejected`)
  expect(rejected.length).toBeGreaterThan(0)
  expect((await moderator.get(`${QUEUE}/${rejected[0].id}`)).body.reasons).toMatchObject([
    { reason: { label: 'Плохое качество фото' }, field: 'image_ids', comment: 'Деталь снята не целиком' },
  ])
})

test('R10: the queue is sorted by term, or by age, priority and attempt', async () => {
  const first = dates(await rowsOf(''))
  const priorities = (await rowsOf('sort=-priority&status=new')).map(({ priority }: { priority: string }) => priority)

  expect(first).toEqual(first.toSorted())
  expect(priorities[0]).toBe('high')
  expect(priorities).toEqual(
    ['high', 'normal', 'low'].flatMap((level) => priorities.filter((priority: string) => priority === level)),
  )
  expect((await rowsOf('sort=-attempt'))[0].attempt).toBe(2)
  expect(await moderator.get(`${QUEUE}?sort=after`)).toMatchObject({ status: 422 })
})

test('R10: the next request is the most urgent unassigned one that was not skipped', async () => {
  const first = (await moderator.get(`${QUEUE}/next`)).body.id
  const second = (await moderator.get(`${QUEUE}/next?skip=${first}`)).body.id
  const ofCompanies = (await moderator.get(`${QUEUE}/next?entity=company`)).body.id

  expect((await moderator.get(`${QUEUE}/${first}`)).body).toMatchObject({ status: 'new', priority: 'high' })
  expect(second).not.toBe(first)
  expect((await moderator.get(`${QUEUE}/${ofCompanies}`)).body.entity).toBe('company')
})

test('R10: a seller sees the requests of own companies, without the staff and their notes', async () => {
  const { items, meta } = (await merchant.get(`${QUEUE}?per_page=100&sort=-created_at`)).body
  const { rows } = await app.db.execute<{ strange: number }>(
    sql`select id as strange from moderation where company_id <> 1 order by id limit 1`,
  )
  const decided = items.find(({ status }: { status: string }) => status === 'rejected')
  await app.db.execute(sql`update moderation set comment_internal = 'Следим' where id = ${decided.id}`)

  expect(meta.total).toBe(await total('company_id=1'))
  expect(items.every(({ company }: { company: { id: number } }) => company.id === 1)).toBe(true)
  expect((await merchant.get(`${QUEUE}/${decided.id}`)).body).toMatchObject({
    decided_by: null,
    comment_internal: null,
    comment_public: 'Исправьте замечания и отправьте карточку снова',
    duplicates: [],
  })
  expect(await merchant.get(`${QUEUE}/${rows[0]?.strange}`)).toMatchObject({ status: 404 })
  const reply = await merchant.put(`${QUEUE}/status-change/${rows[0]?.strange}`, {
    body: { status: 'cancelled' },
    version: 1,
  })
  expect(reply.status).toBe(404)
})

test('R33: readers of the queue see only the last digits of account numbers', async () => {
  const viewer = await app.as('viewer@example.com')
  const [request] = await rowsOf('entity=bank-detail')
  await app.db.execute(sql`
    update moderation set after = after || '{"settlement_account":"40702810600000000101"}' where id = ${request.id}`)
  const accountOf = async (client: typeof viewer) =>
    (await client.get(`${QUEUE}/${request.id}`)).body.after.settlement_account

  expect(await accountOf(viewer)).toBe('…0101')
  expect(await accountOf(moderator)).toBe('40702810600000000101')
})

test('R10: the filtered requests are exported in Russian, and a select offers them by number', async () => {
  const file = await moderator.get(`${QUEUE}/export?format=csv&entity=company&sort=due_at`)
  const lines = file.text.trim().split('\r\n')

  expect(lines[0]).toContain('Номер;Объект;Запись;Вид;Продавец;Статус;Приоритет')
  expect(lines).toHaveLength(7)
  expect((await app.audited('moderation'))[0]).toMatchObject({ event: 'exported', changes: { rows: [null, 6] } })
  expect((await moderator.get(`${QUEUE}/list?ids=101`)).body.items).toEqual([
    { id: 101, label: 'М-000101', hint: 'Фильтр масляный W 914/2', is_active: true },
  ])
})
