import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const other = await app.as('merchant2@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const NOTES = '/api/system/admin/notification?per_page=100&type=products_changed'

const notesOf = async (client: typeof admin) =>
  (await client.get(NOTES)).body.items as { title: string; body: string; entity_id: number | null }[]

async function cardsOf(company: number, count: number) {
  const { rows } = await app.db.execute<{ id: number; version: number; name: string }>(sql`
    select id, version, name from product where status = 'active' and company_id = ${company} order by id limit ${count}`)
  return rows
}
const itemsOf = (cards: { id: number; version: number }[]) => cards.map(({ id, version }) => ({ id, version }))

test('R4: one notification lists all cards that staff hide together', async () => {
  const [own, others] = await Promise.all([cardsOf(1, 7), cardsOf(2, 1)])
  const body = { items: itemsOf([...own, ...others]) }
  const tried = await admin.put(`${PRODUCTS}/disable-by-ids`, { body: { ...body, dry_run: true } })
  const before = await notesOf(merchant)
  const { body: done } = await admin.put(`${PRODUCTS}/disable-by-ids`, { body })

  expect(tried.status).toBe(200)
  expect(before).toEqual([])
  expect(done.changed).toHaveLength(8)
  expect(await notesOf(merchant)).toMatchObject([
    { title: expect.stringMatching(/: 7 карточек$/), body: expect.stringMatching(/ и ещё 2$/), entity_id: null },
  ])
  expect(await notesOf(other)).toMatchObject([
    { title: expect.stringMatching(/: 1 карточка$/), body: others[0]?.name, entity_id: others[0]?.id },
  ])
  expect(await notesOf(admin)).toEqual([])
})

test('R4: a seller is not notified of their own changes', async () => {
  const before = await notesOf(other)
  const [card] = await cardsOf(2, 1)
  const seller = await app.holding(['product.disableByIds'], { scope: 'own', companies: [2] })
  const { status } = await seller.put(`${PRODUCTS}/disable-by-ids`, { body: { items: card ? itemsOf([card]) : [] } })

  expect(status).toBe(200)
  expect(await notesOf(other)).toEqual(before)
})
