import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { type Client, useApp } from '#test/app.ts'
import { receiveReview } from './receive.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const REVIEWS = '/api/review/admin/review'
const GOLDEN = 1001
const reasonId = async (code: string) =>
  (await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id
const PERSONAL = await reasonId('review.personal_data')
const COMPLAINT = await reasonId('review.seller_complaint')

const total = async (query: string) => (await moderator.get(`${REVIEWS}?${query}`)).body.meta.total
const viewOf = async (id: number, client: Client = admin) => (await client.get(`${REVIEWS}/${id}`)).body
const ratingOf = async (id: number) =>
  (await app.db.execute<{ rating: string | null }>(sql`select rating from product where id = ${id}`)).rows[0]?.rating
const receive = (review: object) =>
  app.db.transaction((tx) =>
    receiveReview(tx, systemCaller(app.now), {
      target: 'product',
      product_id: GOLDEN,
      company_id: 1,
      author_name: 'Пётр К.',
      rating: 1,
      text: 'Деталь хорошая',
      ...review,
    }),
  )
async function send(client: Client, path: string, id: number, body: object) {
  const { version } = await viewOf(id)
  return client.put(`${REVIEWS}${path}/${id}`, { body, version })
}
const change = (client: Client, id: number, body: object) => send(client, '/status-change', id, body)
const write = (client: Client, id: number, body: object) => send(client, '', id, body)

test('R25: reviews are filtered and sorted', async () => {
  const all = await total('')
  const { items } = (await moderator.get(`${REVIEWS}?per_page=100&sort=rating`)).body
  const ratings = items.map(({ rating }: { rating: number }) => rating)

  expect(all).toBe(800)
  expect((await total('rating=5')) / all).toBeCloseTo(0.62, 1)
  expect(ratings).toEqual(ratings.toSorted())
  expect((await total('has_reply=true')) + (await total('has_reply=false'))).toBe(all)
  const [pictured] = (await moderator.get(`${REVIEWS}?has_photo=true`)).body.items
  expect((await viewOf(pictured.id)).photos).toMatchObject([{ url: expect.stringMatching(/^\/files\/.+\.webp$/) }])
  expect((await total('has_photo=true')) + (await total('has_photo=false'))).toBe(all)
  expect(await total('has_complaint=true')).toBeGreaterThan(0)
  expect(await total('flags=phone')).toBeGreaterThan(0)
  expect(await total('flags=phone,link&status=published')).toBe(0)
  expect((await total('target=product')) + (await total('target=store-point,company'))).toBe(all)
  expect(await total(`product_id=${GOLDEN}`)).toBeGreaterThanOrEqual(5)
  expect(await total(`q=${encodeURIComponent('ЗАПЧАСТИ')}`)).toBe(0)
  expect(await total(`q=${encodeURIComponent('zapchasti-primer')}`)).toBeGreaterThan(0)
  expect(await total('created_from=2026-06-02')).toBe(0)
})

test('R40: a review with a phone number is flagged on arrival and rejected with a reason; the rating stays', async () => {
  const before = await ratingOf(GOLDEN)
  const id = await receive({ text: 'Берите у меня: 8 900 000-45-67' })
  const bare = await change(moderator, id, { status: 'rejected' })
  const rejected = await change(moderator, id, { status: 'rejected', reason_id: PERSONAL })

  expect((await moderator.get(`${REVIEWS}?flags=phone&status=new&product_id=${GOLDEN}`)).body.items).toEqual([])
  expect(bare.body.data.details).toEqual({ reason_id: ['Пожалуйста, введите Причина'] })
  expect(rejected.body).toMatchObject({
    status: 'rejected',
    flags: ['phone'],
    marks: [{ field: 'text', flag: 'phone', start: 15, end: 30 }],
    is_processed: true,
    history: [{ to_status: 'rejected', reason: { id: PERSONAL } }, { to_status: 'new' }],
    available_statuses: [{ status: 'published', label: 'Опубликовать' }],
  })
  expect(await ratingOf(GOLDEN)).toBe(before)
  expect(await app.audited('review', id)).toMatchObject([
    { event: 'status_changed', changes: { status: ['new', 'rejected'] } },
    { event: 'created', changes: { flags: [null, ['phone']] } },
  ])
})

test('R25: the author of a purchase’s review is mailed the reason of a rejection', async () => {
  const { rows } = await app.db.execute<{ id: number; email: string }>(sql`
    select min(item.id)::int as id, buyer_email as email from sub_order_item item
    join sub_order on sub_order.id = sub_order_id join "order" on "order".id = order_id
    where buyer_email is not null and item.id not in (select order_item_id from review where order_item_id is not null)
    group by buyer_email limit 1`)
  const [purchase] = rows
  const id = await receive({ order_item_id: purchase?.id })
  await app.mails()
  await change(moderator, id, { status: 'rejected', reason_id: PERSONAL })
  const mails = await app.mails()

  expect(mails).toMatchObject([{ to: purchase?.email, subject: 'Отзыв не опубликован' }])
  expect(mails[0]?.text).toContain('Причина: ')
})

test('R25: the rating of a product is the mean of what is published, and follows every change', async () => {
  const mean = async () => {
    const { rows } = await app.db.execute<{ mean: string }>(
      sql`select round(avg(rating), 2) as mean from review where product_id = ${GOLDEN} and status = 'published'`,
    )
    return rows[0]?.mean
  }
  const waiting = await ratingOf(GOLDEN)
  const id = await receive({ rating: 1 })
  const arrived = await ratingOf(GOLDEN)
  await change(moderator, id, { status: 'published' })
  const published = await ratingOf(GOLDEN)

  expect(arrived).toBe(waiting)
  expect(Number(published)).toBeLessThan(Number(waiting))
  expect(published).toBe(await mean())
  await change(moderator, id, { status: 'hidden', reason_id: COMPLAINT, comment: 'Накрутка' })
  expect(await ratingOf(GOLDEN)).toBe(waiting)
  await change(moderator, id, { status: 'published' })
  const { version } = await viewOf(id)
  expect(await moderator.delete(`${REVIEWS}/${id}`, { version })).toMatchObject({
    status: 403,
  })
  await admin.delete(`${REVIEWS}/${id}`, { version })
  expect(await ratingOf(GOLDEN)).toBe(waiting)
})

test('R25: the seller answers a published review, and answers once more; a stale answer is refused', async () => {
  const id = await receive({})
  const early = await write(merchant, id, { reply_text: 'Спасибо!' })
  await change(moderator, id, { status: 'published' })
  const replied = await write(merchant, id, { reply_text: '  Спасибо!  ' })
  const stale = await merchant.put(`${REVIEWS}/${id}`, { body: { reply_text: 'Да' }, version: 1 })
  const removed = await write(merchant, id, { reply_text: null })

  expect(early.body.data.message).toBe('Ответить можно только на опубликованный отзыв')
  expect(replied.body).toMatchObject({
    reply_text: 'Спасибо!',
    reply_user: { label: 'Белов И.' },
    reply_at: '2026-06-01T09:00:00Z',
    has_reply: true,
  })
  expect(stale.status).toBe(412)
  expect((await write(merchant, id, { reply_text: '   ' })).body.data.details).toEqual({
    reply_text: ['Ответ: не менее 2 символов'],
  })
  expect(removed.body).toMatchObject({ reply_text: null, reply_user: null, has_reply: false })
})

test('R25: the seller complains with a reason, the complaint waits until staff decide', async () => {
  const id = await receive({})
  await change(moderator, id, { status: 'published' })
  const bare = await write(merchant, id, { complaint_reason_id: COMPLAINT })
  const byStaff = await write(moderator, id, { complaint_reason_id: COMPLAINT, complaint_comment: 'Чужой' })
  const complained = await write(merchant, id, {
    complaint_reason_id: COMPLAINT,
    complaint_comment: 'Это не наш товар',
  })
  const hidden = await change(moderator, id, { status: 'hidden', reason_id: COMPLAINT, comment: 'Подтвердилось' })

  expect(bare.body.data.details).toEqual({ complaint_comment: ['Пожалуйста, введите Комментарий'] })
  expect(byStaff.status).toBe(403)
  expect(complained.body).toMatchObject({
    has_complaint: true,
    is_processed: false,
    complaint_reason: { id: COMPLAINT },
    complaint_comment: 'Это не наш товар',
  })
  expect(hidden.body).toMatchObject({ status: 'hidden', is_processed: true })
})

test('R25: a seller sees and answers reviews of own customers only, and decides nothing', async () => {
  const strange = await receive({ company_id: 2 })
  const own = await receive({})

  expect((await merchant.get(REVIEWS)).body.meta.total).toBe(await total('company_id=1'))
  expect(await merchant.get(`${REVIEWS}/${strange}`)).toMatchObject({ status: 404 })
  expect(await write(merchant, strange, { reply_text: 'Спасибо!' })).toMatchObject({ status: 404 })
  expect(await change(merchant, own, { status: 'published' })).toMatchObject({ status: 403 })
  expect((await viewOf(own, merchant)).available_statuses).toEqual([])
})

test('R25: the permission of the log opens reviews, and the export is in Russian', async () => {
  const auditor = await app.as('log-only@example.com')
  const file = await moderator.get(`${REVIEWS}/export?format=csv&rating=1&status=published`)

  expect(await auditor.get(REVIEWS)).toMatchObject({ status: 200 })
  expect(await auditor.get(`${REVIEWS}/1`)).toMatchObject({ status: 200 })
  expect(file.text).toContain('Дата;Вид;Объект;Продавец;Оценка;Текст')
  expect(file.text.trim().split('\r\n')).toHaveLength(1 + (await total('rating=1&status=published')))
})
