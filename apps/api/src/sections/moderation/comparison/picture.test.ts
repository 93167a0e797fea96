import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const moderator = await app.as('moderator@example.com')
const QUEUE = '/api/moderation/admin/moderation'

test('R10: a request shows the product that it is about, and how the seller’s proposals were decided', async () => {
  const { rows } = await app.db.execute<{ id: number; entity_id: number; decided: number; approved: number }>(sql`
    select id, entity_id,
      (select count(*)::int from moderation other where other.company_id = moderation.company_id and status in ('approved', 'rejected')) as decided,
      (select count(*)::int from moderation other where other.company_id = moderation.company_id and status = 'approved') as approved
    from moderation where entity = 'product' and company_id is not null and not after ? 'image_ids' order by id limit 1`)
  const [{ id, entity_id, decided, approved } = { id: 0, entity_id: 0, decided: 0, approved: 0 }] = rows
  const { image_url, hints, seller_record } = (await moderator.get(`${QUEUE}/${id}`)).body
  const { body: card } = await moderator.get(`/api/catalog/admin/product/${entity_id}`)

  expect(image_url).toBe(card.image_url)
  expect(hints).toEqual([card.brand?.label, card.article, card.category.label].filter(Boolean))
  expect(seller_record).toEqual({ decided_count: decided, approved_count: approved })
})
