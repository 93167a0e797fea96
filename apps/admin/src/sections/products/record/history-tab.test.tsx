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
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const handlers = [
  on.savedViews.list({ items: [], meta }),
  on.users.options({ items: [] }),
  on.companies.options({ items: [] }),
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

test('R24: one click on a field of the history leads to all its changes', async () => {
  const { address } = await openPanel('/products/1001?tab=history', {
    as: ['product.view', 'log'],
    handlers: [...handlers, on.auditLog.list({ items: [change], meta })],
  })
  await page.getByRole('link', { name: 'Вес, г' }).click()
  await expect.poll(address).toBe('/log?entity=product&entity_id=1001&field=weight_g')
})

test('R24: a card without changes of fields does not deny the states beside it', async () => {
  await openPanel('/products/1001?tab=history', {
    as: ['product.view', 'log'],
    handlers: [...handlers, on.auditLog.list({ items: [], meta: { ...meta, total: 0 } })],
  })
  await expect.element(page.getByText('Поля ещё не менялись')).toBeVisible()
  expect(page.getByText('Изменений пока нет').elements()).toEqual([])
})
