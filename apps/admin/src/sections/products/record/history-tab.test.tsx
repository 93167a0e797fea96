import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { product } from './sample.ts'

const change: Schemas['AuditRow'] = {
  id: 55_001,
  created_at: '2026-06-01T09:20:05Z',
  user: { id: 4, label: 'Морозова А. В.' },
  source: 'panel',
  entity: 'product',
  entity_id: 1001,
  entity_label: product.name,
  company: null,
  event: 'updated',
  changes: { weight_g: [518, 340] },
  words: { weight_g: ['518 г', '340 г'] },
  changes_count: 1,
  request_id: 'request-1',
}
const handlers = [
  on.products.view(product),
  on.products.statusHistory({ items: [] }),
  on.auditLog.own(({ entity, entity_id }) => ({ items: entity === 'product' && entity_id === 1001 ? [change] : [] })),
]
const history = page.getByRole('heading', { name: 'Ваши изменения' })

test('R24: who may edit, but not read the log, sees their own changes and what was before each', async () => {
  await openPanel('/products/1001?tab=history', { as: ['product.view', 'product.update'], handlers })
  await expect.element(history).toBeVisible()
  const field = page.getByRole('listitem').filter({ hasText: 'Вес, г' }).last()
  await expect.element(field).toMatchTextContent(/518.*340/)
  await expect
    .element(page.getByRole('link', { name: 'Как было до этого' }))
    .toHaveAttribute('href', '/log/as-of/product/1001?at=2026-06-01T09%3A20%3A04.999Z')
  await expect
    .element(page.getByRole('link', { name: 'Как было на…' }))
    .toHaveAttribute('href', '/log/as-of/product/1001')
  for (const name of ['Изменено', 'Все записи']) expect(page.getByRole('link', { name }).elements()).toEqual([])
})

test('P6: who may neither edit nor read the log has no changes of their own', async () => {
  await openPanel('/products/1001?tab=history', { as: ['product.view'], handlers })
  await expect.element(page.getByText('Статус ещё не менялся')).toBeVisible()
  expect(history.elements()).toEqual([])
})
