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

test('R4: who may edit, but not read the log, takes back an own change', async () => {
  const { sent } = await openPanel('/products/1001?tab=history', {
    as: ['product.view', 'product.update'],
    handlers: [on.products.update({ ...product, weight_g: 518, version: 4 }), ...handlers],
  })
  await expect.element(history).toBeVisible()
  const field = page.getByRole('listitem').filter({ hasText: 'Вес, г' }).last()
  await expect.element(field).toMatchTextContent(/518.*340/)
  for (const name of ['Изменено', 'Все записи']) expect(page.getByRole('link', { name }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Вернуть это значение' }).click()
  await expect.element(page.getByText('Значение возвращено')).toBeVisible()
  expect(await sent('PUT', '/1001')).toEqual([{ weight_g: 518 }])
})

test('P6: who may neither edit nor read the log has no changes of their own', async () => {
  await openPanel('/products/1001?tab=history', { as: ['product.view'], handlers })
  await expect.element(page.getByText('Статус ещё не менялся')).toBeVisible()
  expect(history.elements()).toEqual([])
})
