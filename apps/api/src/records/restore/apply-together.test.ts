import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

/** Two copies of the same data: in one of them records come back together, in the other one by one. */
const apps = [await useApp(), await useApp()] as const
type App = (typeof apps)[number]

const OPERATIONS = '/api/system/admin/operation'
const PRODUCTS = '/api/catalog/admin/product'
const OFFERS = '/api/catalog/admin/product-offer'
const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

interface Item extends Record<string, unknown> {
  id: number
  version: number
}

async function cardsOf(app: App, status: string, count: number): Promise<Item[]> {
  const { rows } = await app.db.execute<Item>(sql`
    select id, version from product where status = ${status} and not exists (
      select from sub_order_item where product_id = product.id) order by id limit ${count}`)
  return rows
}

async function offersOf(app: App, status: string, count: number): Promise<Item[]> {
  const { rows } = await app.db.execute<Item>(sql`
    select id, version from product_offer where status = ${status} and company_id = 1 and not price_quarantine
      and price_kopecks > 10000 and old_price_kopecks is null order by id limit ${count}`)
  return rows
}

async function reasonOf(app: App): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    select id from operation_reason where 'product_block' = any(operations) order by id`)
  return rows.map(({ id }) => id)
}

const rowsOf = async (app: App, query: string) => (await app.db.execute(sql.raw(query))).rows

/** Runs an operation of the administrator to its end. */
async function run(app: App, body: object): Promise<number> {
  const admin = await app.as('admin@example.com')
  const reply = await admin.post(OPERATIONS, { body: { ...body, start: true } })
  expect([reply.status, reply.text]).toEqual([201, reply.text])
  await app.work()
  app.advance(SECOND)
  return reply.body.id
}

/** Undoes an operation on the next day, as another account with the right. */
async function undo(app: App, id: number): Promise<number> {
  app.advance(DAY)
  const moderator = await app.holding([
    'product.index',
    'product.view',
    'product.statusChange',
    'product.disableByIds',
    'product.enableByIds',
    'product-offer.index',
    'product-offer.view',
    'product-offer.statusChange',
    'product-offer.update',
    'product-offer.disableByIds',
    'product-offer.enableByIds',
  ])
  const reply = await moderator.post(`${OPERATIONS}/undo/${id}`, { body: { start: true } })
  expect([reply.status, reply.text]).toEqual([201, reply.text])
  await bringBack(app)
  expect(await moderator.post(`${OPERATIONS}/undo/${id}`, { body: {} })).toMatchObject({ status: 409 })
  return reply.body.id
}

const bringBack = (app: App) => app.work({ size: app === apps[0] ? 1000 : 1 })

/** Everything that an operation has left, without the numbers of its rows. */
async function leftBy(app: App, id: number) {
  const [operation] = await rowsOf(
    app,
    `select status, changed, skipped, explanation, jsonb_path_query_array(changes, '$.entity_id') as shown from operation where id = ${id}`,
  )
  const items = await rowsOf(
    app,
    `select position, entity_id, state, message, next_version from operation_item where operation_id = ${id} order by position`,
  )
  const ids = items.map(({ entity_id }) => entity_id).join()
  return {
    operation,
    items,
    log: await rowsOf(
      app,
      `select event, entity, entity_id, entity_label, company_id, changes, exact, reason_id, comment, related, source, created_at
       from audit_log where request_id = 'operation-${id}' and entity <> 'operation' order by entity, entity_id, event`,
    ),
    statuses: await rowsOf(
      app,
      `select entity, entity_id, from_status, to_status, reason_id, comment, until, pieces, created_at from status_history
       where entity in ('product', 'product-offer') and entity_id in (${ids}) order by entity, entity_id, id`,
    ),
    cards: await rowsOf(app, `select * from product where id in (${ids}) order by id`),
    offers: await rowsOf(app, `select * from product_offer where id in (${ids}) order by id`),
    notices: await rowsOf(
      app,
      `select user_id, type, title, body from notification order by user_id, type, title, body`,
    ),
  }
}

/** Does the same in both copies, and returns what the records that came back together have left. */
async function same(scene: (app: App) => Promise<number>) {
  const [together, alone] = [await scene(apps[0]), await scene(apps[1])]
  const left = await leftBy(apps[0], together)
  expect(left).toEqual(await leftBy(apps[1], alone))
  return left
}

test('R24: a bulk restore of card statuses equals single ones: cards changed since stay, and current rules refuse', async () => {
  const left = await same(async (app) => {
    const admin = await app.as('admin@example.com')
    const cards = await cardsOf(app, 'active', 8)
    const id = await run(app, { call: 'products.disableByIds', items: cards })
    await admin.put(`${PRODUCTS}/${cards[1]?.id}`, { version: 2, body: { weight_g: 777 } })
    await app.db.execute(sql`
      update category set is_active = false where id = (select category_id from product where id = ${cards[2]?.id})`)
    return undo(app, id)
  })

  expect(left.operation).toMatchObject({ status: 'done' })
  expect(left.items.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      null,
      expect.stringContaining('Изменено после операции: Волков А. С.'),
      expect.stringMatching(/^Категория «.+» выключена/),
    ]),
  )
  expect(left.log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'restored', changes: { status: ['disabled', 'active'] } }),
    ]),
  )
})

test('R24: each card is blocked again with its own reason and comment', async () => {
  const left = await same(async (app) => {
    const admin = await app.as('admin@example.com')
    const [first, second] = await reasonOf(app)
    const cards = await cardsOf(app, 'active', 5)
    for (const [index, { id, version }] of cards.entries())
      await admin.put(`${PRODUCTS}/status-change/${id}`, {
        version,
        body: { status: 'blocked', reason_id: index < 2 ? first : second, comment: `Довод ${index % 2}` },
      })
    const items = cards.map(({ id, version }) => ({ id, version: version + 1 }))
    return undo(app, await run(app, { call: 'products.statusChangeByIds', input: { status: 'disabled' }, items }))
  })

  expect(left.operation).toMatchObject({ changed: 5, skipped: 0 })
  expect(left.cards.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'blocked'))
  expect(new Set(left.log.map(({ comment }) => comment))).toEqual(new Set(['Довод 0', 'Довод 1']))
})

test('R24: a bulk restore refuses an unreachable status for each card, as a single one does', async () => {
  const left = await same(async (app) => {
    const [reason_id] = await reasonOf(app)
    const items = [...(await cardsOf(app, 'active', 3)), ...(await cardsOf(app, 'disabled', 2))]
    return undo(
      app,
      await run(app, {
        call: 'products.statusChangeByIds',
        input: { status: 'blocked', reason_id, comment: 'Проба' },
        items,
      }),
    )
  })

  expect(left.operation).toMatchObject({ changed: 2, skipped: 3 })
  expect(left.items.flatMap(({ message }) => message ?? [])).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('Нельзя перевести')),
  )
})

test('R4: a bulk restore puts offers back on sale, as a single one does', async () => {
  const left = await same(async (app) => {
    const items = await offersOf(app, 'active', 6)
    return undo(app, await run(app, { call: 'productOffers.disableByIds', items }))
  })

  expect(left.operation).toMatchObject({ changed: 6, skipped: 0 })
})

test('R4: a bulk restore gives each offer its own price back, and quarantines as a single one does', async () => {
  const left = await same(async (app) => {
    const items = await offersOf(app, 'active', 6)
    const call = 'productOffers.changePrices'
    return undo(app, await run(app, { call, input: { formula: { percent: -80 }, old_price: 'set' }, items }))
  })

  expect(left.operation).toMatchObject({ changed: 6, skipped: 0 })
  expect(new Set(left.offers.map(({ price_kopecks }) => price_kopecks)).size).toBeGreaterThan(1)
  expect(left.offers.map(({ old_price_kopecks }) => old_price_kopecks)).toEqual(Array.from({ length: 6 }, () => null))
})

test('R4: a bulk restore refuses a price against a current rule by its field, as a single one does', async () => {
  const left = await same(async (app) => {
    const admin = await app.as('admin@example.com')
    const items = await offersOf(app, 'disabled', 3)
    const input = { formula: { percent: -50 } }
    const id = await run(app, { call: 'productOffers.changePrices', input, items })
    const cheap = (await admin.get(`${OFFERS}/${items[0]?.id}`)).body
    await admin.put(`${OFFERS}/${cheap.id}`, {
      version: cheap.version,
      body: { old_price_kopecks: cheap.price_kopecks + 100 },
    })
    app.advance(SECOND)
    const reply = await admin.post(`${OPERATIONS}/restore`, { body: { request_id: `operation-${id}`, start: true } })
    await bringBack(app)
    return reply.body.id
  })

  expect(left.operation).toMatchObject({ changed: 2, skipped: 1 })
  expect(left.items.flatMap(({ message }) => message ?? [])).toEqual(['Старая цена: больше новой'])
})

test('R24: a restore brings nothing back once its author has lost the right or the company', async () => {
  const left = await same(async (app) => {
    const seller = await app.holding(
      ['log.index', 'product-offer.view', 'product-offer.update', 'product-offer.statusChange'],
      {
        scope: 'own',
        companies: [1],
      },
    )
    const items = await offersOf(app, 'active', 4)
    const id = await run(app, { call: 'productOffers.disableByIds', items })
    const reply = await seller.post(`${OPERATIONS}/restore`, { body: { request_id: `operation-${id}` } })
    expect([reply.status, reply.text]).toEqual([201, reply.text])
    await app.db.execute(sql`delete from user_company where user_id = ${reply.body.author.id}`)
    await bringBack(app)
    return reply.body.id
  })

  expect(left.operation).toMatchObject({ changed: 0, skipped: 4 })
  expect(new Set(left.items.map(({ message }) => message))).toEqual(new Set(['Запись не найдена']))
})

test('R24: an undo keeps changes made between its preparation and its run', async () => {
  const left = await same(async (app) => {
    const admin = await app.as('admin@example.com')
    const cards = await cardsOf(app, 'active', 4)
    const id = await run(app, { call: 'products.disableByIds', items: cards })
    const { body } = await admin.post(`${OPERATIONS}/undo/${id}`, { body: {} })
    await bringBack(app)
    app.advance(DAY)
    const again = await app.as('admin@example.com')
    await again.put(`${PRODUCTS}/${cards[0]?.id}`, { version: 2, body: { weight_g: 555 } })
    await again.put(`${OPERATIONS}/start/${body.id}`)
    await bringBack(app)
    return body.id
  })

  expect(left.operation).toMatchObject({ status: 'done', changed: 3, skipped: 1 })
  expect(left.items.flatMap(({ message }) => message ?? [])).toEqual([
    expect.stringContaining('Изменено после операции: Волков А. С.'),
  ])
  expect(left.cards.filter(({ status }) => status === 'disabled')).toMatchObject([{ weight_g: 555, version: 3 }])
})
