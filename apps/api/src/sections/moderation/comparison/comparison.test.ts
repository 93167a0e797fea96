import { expect, test } from 'vitest'
import type { Schemas } from '@admin-panel/sdk'
import { useApp } from '#test/app.ts'

const app = await useApp()
const moderator = await app.as('moderator@example.com')
const merchant = await app.as('merchant1@example.com')
const QUEUE = '/api/moderation/admin/moderation'
const PRODUCT = '/api/catalog/admin/product'

const comparisonOf = async (id: number): Promise<Schemas['ComparedField'][]> =>
  (await moderator.get(`${QUEUE}/${id}`)).body.comparison

test('R10: a proposal is shown in words, attribute by attribute, with its pictures', async () => {
  const { comparison, images, after, changed_fields } = (await moderator.get(`${QUEUE}/101`)).body
  const changed = comparison.filter(({ is_changed }: Schemas['ComparedField']) => is_changed)
  const [attribute] = changed.filter(({ name }: Schemas['ComparedField']) => name !== null)

  expect(changed.map(({ field }: Schemas['ComparedField']) => field).toSorted()).toEqual(changed_fields.toSorted())
  expect(changed[0]).toEqual({
    field: 'name',
    name: null,
    before: 'Фильтр масляный W 914/2',
    after: 'Фильтр масляный MANN W 914/2',
    current: 'Фильтр масляный W 914/2',
    is_changed: true,
    is_moved: false,
  })
  expect(attribute).toMatchObject({ name: expect.any(String), before: expect.stringMatching(/^\d/) })
  expect(attribute.after).not.toBe(attribute.before)
  expect(images.map(({ id }: { id: number }) => id).toSorted()).toEqual(after.image_ids.toSorted())
})

test('R10: numbers and codes of a proposal have names, lists have lines, and what moved meanwhile is marked', async () => {
  const { rows } = await app.db.execute<{ id: number }>(
    `select id from product where company_id = 1 and status = 'active' and id <> 1001 and not exists (
      select from moderation where entity = 'product' and entity_id = product.id and status in ('new', 'in_work', 'revision'))
      order by id limit 1`,
  )
  const entity_id = rows[0]?.id ?? 0
  const card = (await moderator.get(`${PRODUCT}/${entity_id}`)).body
  const changes = [
    { field: 'brand_id', value: card.brand_id === 1 ? 2 : 1 },
    { field: 'condition', value: 'used' },
    { field: 'country_code', value: card.country_code === 'JP' ? 'DE' : 'JP' },
    { field: 'oem_numbers', value: [{ car_brand_id: 1, number: '11 42 7 566' }] },
    { field: 'applicability', value: [{ car_model_id: 1, year_from: 2010, year_to: null, note: 'дизель' }] },
  ]
  const { id } = (await merchant.post(QUEUE, { body: { entity: 'product', entity_id, changes } })).body
  await moderator.put(`${PRODUCT}/${entity_id}`, {
    body: { condition: 'remanufactured' },
    version: card.version,
  })
  const lines = Object.fromEntries((await comparisonOf(id)).map((line) => [line.field, line]))

  expect(lines['brand_id']).toMatchObject({ before: card.brand.label, after: expect.stringMatching(/[A-ZА-Я]/) })
  expect(lines['condition']).toMatchObject({ after: 'Б/у', current: 'Восстановленный', is_moved: true })
  expect(lines['country_code']?.after).toMatch(/^(Япония|Германия)$/)
  expect(lines['oem_numbers']).toMatchObject({ after: expect.stringMatching(/^\S+.* 11 42 7 566$/), is_moved: false })
  expect(lines['applicability']?.after).toMatch(/, 2010–…, дизель$/)
})
