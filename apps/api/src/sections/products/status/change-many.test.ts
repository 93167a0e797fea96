import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const moderator = await app.as('moderator@example.com')
const PRODUCTS = '/api/catalog/admin/product'

interface Card extends Record<string, unknown> {
  id: number
  version: number
}

async function cardsOf(company: number, count: number): Promise<Card[]> {
  const { rows } = await app.db.execute<Card>(sql`
    select id, version from product where status = 'active' and company_id = ${company} order by id limit ${count}`)
  return rows
}

const itemsOf = (cards: Card[]) => cards.map(({ id, version }) => ({ id, version }))

const become = (cards: Card[], body: object, client = moderator) =>
  client.put(`${PRODUCTS}/status-change-by-ids`, { body: { items: itemsOf(cards), ...body } })

/** What a change of one card alone is refused with. */
async function alone({ id, version }: Card, body: object, client = moderator): Promise<string> {
  const { data } = (await client.put(`${PRODUCTS}/status-change/${id}`, { body, version })).body
  return String(Object.values(data.details ?? {}).flat()[0] ?? data.message)
}

test('R4: cards changed together have each their row in the log and in their history, with reason and comment', async () => {
  const cards = await cardsOf(1, 3)
  const { rows } = await app.db.execute<{ id: number }>(
    `select id from operation_reason where is_active and operations @> '{product_block}' order by id limit 1`,
  )
  const reason = { reason_id: rows[0]?.id, comment: 'Подделка' }
  const { body } = await become(cards, { status: 'blocked', ...reason })
  const logged = await Promise.all(cards.map(({ id }) => app.audited('product', id)))
  const histories = await Promise.all(cards.map(({ id }) => admin.get(`${PRODUCTS}/status-history/${id}`)))

  expect(body).toEqual({
    processed: 3,
    skipped: [],
    changed: cards.map(({ id, version }) => ({ id, version: version + 1 })),
  })
  for (const [last] of logged)
    expect(last).toMatchObject({
      event: 'status_changed',
      comment: 'Подделка',
      changes: { status: ['active', 'blocked'], status_reason_id: [null, reason.reason_id] },
    })
  for (const { body: history } of histories)
    expect(history.items[0]).toMatchObject({
      from_status: 'active',
      to_status: 'blocked',
      comment: 'Подделка',
      reason: { id: reason.reason_id },
    })
})

test('R4: a card is refused among others with the sentence that it is refused with alone', async () => {
  const [active, draft, moderated, ordered, blocked] = await cardsOf(1, 5)
  if (!active || !draft || !moderated || !ordered || !blocked) throw new Error('The demo data has fewer cards')
  await app.db.execute(sql`update product set status = 'draft' where id = ${draft.id}`)
  await app.db.execute(sql`update product set status = 'on_moderation' where id = ${moderated.id}`)
  await app.db.execute(sql`update product set status = 'disabled' where id = ${ordered.id}`)
  await app.db.execute(sql`update product set status = 'blocked' where id = ${blocked.id}`)
  await app.db.execute(sql`
    update sub_order_item set product_id = ${ordered.id}
    where sub_order_id in (select id from sub_order where status = 'new' order by id limit 2)`)
  const all = [active, draft, moderated, ordered, blocked]

  for (const body of [
    { status: 'archived' },
    { status: 'blocked' },
    { status: 'blocked', reason_id: 999_999 },
    { status: 'rejected' },
    { status: 'active' },
  ]) {
    const tried = await become(all, { ...body, dry_run: true })
    const sentences = await Promise.all(
      tried.body.skipped.map(async ({ id }: Card) => {
        const card = all.find((one) => one.id === id)
        return { id, message: card && (await alone(card, body)) }
      }),
    )
    expect(tried.body.skipped).toEqual(sentences)
    expect(sentences.length).toBeGreaterThan(0)
  }
  expect((await become([ordered], { status: 'archived' })).body.skipped[0].message).toMatch(
    /^Есть незавершённые заказы: /,
  )
})

test('R4: a card that has changed since is skipped; the sentence says who has changed it and when', async () => {
  const [theirs, own] = await cardsOf(2, 2)
  if (!theirs || !own) throw new Error('The demo data has fewer cards')
  await become([theirs], { status: 'disabled' }, admin)
  await become([own], { status: 'disabled' })
  const { body } = await become([theirs, own], { status: 'active' })

  expect(body).toEqual({
    processed: 0,
    skipped: [
      {
        id: theirs.id,
        message: expect.stringMatching(/^Запись уже изменена: Волков А. С., \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
      },
      { id: own.id, message: expect.stringMatching(/^Вы уже изменили эту запись \d\d\.\d\d\.\d{4} \d\d:\d\d$/) },
    ],
    changed: [],
  })
})

test('R4: a seller changes the cards of their own company alone', async () => {
  const [[own], [offered, foreign]] = [await cardsOf(1, 1), await cardsOf(3, 2)]
  if (!own || !offered || !foreign) throw new Error('The demo data has fewer cards')
  await app.db.execute(sql`delete from product_offer where company_id = 1 and product_id = ${foreign.id}`)
  await app.db.execute(sql`
    insert into product_offer (company_id, product_id, seller_sku, price_kopecks, vat_rate)
    values (1, ${offered.id}, 'MANY-1', 100000, '22') on conflict do nothing`)
  const seller = await app.holding(['product.disableByIds'], { scope: 'own', companies: [1] })
  const { body } = await seller.put(`${PRODUCTS}/disable-by-ids`, {
    body: { items: itemsOf([own, offered, foreign]) },
  })

  expect(body.changed).toEqual([{ id: own.id, version: own.version + 1 }])
  expect(body.skipped).toEqual(
    [
      { id: offered.id, message: 'Карточку ведёт не ваша компания: её можно только смотреть' },
      { id: foreign.id, message: 'Запись не найдена' },
    ].toSorted((one, other) => one.id - other.id),
  )
})

test('R4: an administrator decides of cards in moderation together, which withdraws their requests', async () => {
  await app.db.execute(`update category set is_active = true`)
  const { rows } = await app.db.execute<Card & { request: number }>(`
    select product.id, product.version, moderation.id as request from product
    join moderation on entity = 'product' and entity_id = product.id and moderation.status in ('new', 'in_work')
    where product.status = 'on_moderation' order by product.id limit 2`)
  const { body } = await become(rows, { status: 'active', comment: 'Проверено' }, admin)
  const requests = await app.db.execute(sql`
    select distinct status from moderation where id = any(${sql.param(rows.map(({ request }) => request))}::int8[])`)

  expect(body).toMatchObject({ processed: 2, skipped: [] })
  expect(requests.rows).toEqual([{ status: 'cancelled' }])
})
