import type { Permission } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { meta } from '#test/sample-offers.ts'

const category: Schemas['Category'] = {
  id: 5,
  name: 'Фильтры',
  slug: 'filters',
  parent_id: null,
  ancestors: [],
  depth: 1,
  is_active: true,
  effective_active: true,
  children_count: 0,
  attributes_count: 0,
  products_count: 40,
  incomplete_count: 10,
  marking_required: false,
  image_url: null,
  path: '5.',
  position: 1,
  image_id: null,
  description: null,
  weight_g: null,
  length_mm: null,
  width_mm: null,
  height_mm: null,
  marking_since: null,
  vat_default: null,
  age_limit: null,
  attributes: [],
  inherited_attributes: [],
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
}
const counted = (query: string, total: number) => ({ query, total, total_is_exact: true })
const answering = (items: Schemas['OverviewCount'][]) => [
  on.categories.view(category),
  on.overview.counts({ all: counted('', 900), items }),
]
const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const as: Permission[] = ['category', 'category.view', 'product.index', 'product']

test('R15: a category says what share of its products lacks what, and each share opens the list that it counts', async () => {
  await openPanel('/handbooks/categories/edit/5', {
    as,
    handlers: answering([
      counted('category_id=5', 40),
      counted('category_id=5&has_images=false', 10),
      counted('category_id=5&has_crosses=false', 30),
      counted('category_id=5&has_barcodes=false', 0),
    ]),
  })
  const link = page.getByRole('link', { name: 'Без фото' })
  await expect.element(link).toHaveAttribute('href', '/products?category_id=5&has_images=false')
  await expect.element(page.getByRole('listitem').filter({ has: link })).toMatchTextContent(/10 · 25.%/)
  await expect
    .element(page.getByRole('link', { name: 'Без кроссов' }))
    .toHaveAttribute('href', '/products?category_id=5&has_crosses=false')
  await expect.element(page.getByText('Без штрихкода')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Без штрихкода' })).not.toBeInTheDocument()
})

test('R15: the list of categories draws the share of incomplete cards, the worst first on request', async () => {
  const empty = { ...category, id: 6, name: 'Пустая', products_count: 0, incomplete_count: 0 }
  await openPanel('/handbooks/categories?sort=-incomplete', {
    as: ['category', 'category.index'],
    handlers: [on.categories.list({ items: [category, empty], meta })],
  })
  await expect.element(row('Фильтры')).toMatchTextContent(/25.%/)
  await expect.element(row('Пустая')).toMatchTextContent(/—/)
  await expect.element(page.getByRole('columnheader', { name: 'Неполных' })).toHaveAttribute('aria-sort', 'descending')
})

test('R15: a category without products says so', async () => {
  await openPanel('/handbooks/categories/edit/5', { as, handlers: answering([counted('category_id=5', 0)]) })
  await expect.element(page.getByText('Товаров в категории нет')).toBeVisible()
})
