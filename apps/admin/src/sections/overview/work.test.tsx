import type { Schemas } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { shipment } from '#shop/orders/sample.ts'
import { on, openPanel } from '#test/render.tsx'
import { sampleModeration, sampleRequest } from '#test/sample-request.ts'

const product: Schemas['ProductRow'] = {
  id: 1,
  name: 'Деталь 1',
  article: 'W 914/2',
  article_norm: 'W9142',
  brand: { id: 5, label: 'MANN-FILTER' },
  category: { id: 3, label: 'Масляные фильтры' },
  company: null,
  condition: 'new',
  status: 'active',
  completeness: 45,
  offers_count: 0,
  min_price_kopecks: null,
  image_id: null,
  image_url: null,
  has_pending_moderation: false,
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-05-02T09:00:00Z',
  version: 1,
}

const card = (id: number, completeness: number) => ({ ...product, id, name: `Деталь ${id}`, completeness })

const brandRequest: Schemas['BrandModerationRow'] = {
  id: 4,
  number: 'Б-000004',
  proposed_name: 'Nordvik',
  company: { id: 8, label: 'Смирнова Авто' },
  status: 'new',
  resolution: null,
  target_brand: null,
  assignee: null,
  assigned_until: null,
  due_at: '2026-12-01T04:00:00Z',
  is_overdue: false,
  attempt: 1,
  products_count: 0,
  author: null,
  decided_by: null,
  created_at: '2026-11-29T09:00:00Z',
  updated_at: '2026-11-29T09:00:00Z',
  decided_at: null,
  version: 1,
}

const meta = { total: 7, total_is_exact: true, page: 1, per_page: 10, page_count: 1 }

test('A request on the home shows its picture, its first short change, and how many others there are', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const changed = { name: null, current: null, is_changed: true, is_moved: false }
  await openPanel('/', {
    as: ['moderation.index', 'moderation.view', 'moderation.statusChange'],
    handlers: [
      on.moderation.list({ items: [sampleRequest], meta }),
      on.moderation.view({
        ...sampleModeration,
        image_url: picture,
        comparison: [
          { ...changed, field: 'description', before: 'Слово '.repeat(20), after: 'Слово' },
          { ...changed, field: 'attribute_values.12', name: 'Высота', before: '93 мм', after: '95 мм' },
        ],
      }),
    ],
  })
  const line = page.getByRole('listitem').filter({ hasText: 'Фильтр масляный W 914/2' })
  await expect.element(line).toMatchTextContent(/Товар · Высота: Было 93 мм →Стало 95 мм и ещё 1/)
  expect(line.element().querySelector('img')?.getAttribute('src')).toBe(picture)
})

test('A moderator sees on the home which five requests are due first, and takes one of them', async () => {
  const requests = Array.from({ length: 7 }, (_, at) => ({
    ...sampleRequest,
    id: 101 + at,
    entity_label: `Товар ${at + 1}`,
  }))
  const { sent, address } = await openPanel('/', {
    as: ['moderation.index', 'moderation.view', 'moderation.statusChange'],
    handlers: [on.moderation.list({ items: requests, meta }), on.moderation.statusChange({ error: { status: 500 } })],
  })
  const lines = page.getByRole('listitem').filter({ hasText: /^Товар \d/ })
  await expect.element(lines.first()).toMatchTextContent(/Товар 1Товар · Название.*просрочено на/)
  expect(lines.elements()).toHaveLength(5)
  await page.getByRole('button', { name: 'Взять: Товар 2' }).click()
  await expect.poll(() => sent('PUT', '/status-change/102')).toEqual([{ status: 'in_work' }])
  expect(address()).toBe('/')
})

test('Content staff tie a spelling to the brand that is most like it without leaving the home', async () => {
  const alias: Schemas['BrandAlias'] = {
    id: 31,
    source: 'other',
    external_id: null,
    name: 'MANN FILTR',
    matchcode: null,
    articles_count: 12,
    brand_id: null,
    brand: null,
    status: 'unmapped',
    seen_count: 40,
    last_seen_at: null,
    suggestions: [{ id: 5, label: 'MANN-FILTER', similarity_percent: 90 }],
    version: 2,
  }
  const { sent } = await openPanel('/', {
    as: ['brand.index', 'brand.update'],
    handlers: [
      on.brandAliases.list({ items: [alias], meta }),
      on.brandAliases.tieByIds({ processed: 1, skipped: [], changed: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Связать «MANN FILTR» с MANN-FILTER' }).click()
  await expect.element(page.getByText('«MANN FILTR» теперь написание бренда MANN-FILTER')).toBeVisible()
  expect(await sent('PUT', '/tie-by-ids')).toEqual([{ items: [{ id: 31, version: 2 }], brand_id: 5 }])
})

test('Finance sees which periods and contracts are due first, and no catalogue that it cannot mend', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const settlement = { list: 'settlements', id: 12, number: null, label: 'Тормозной Дом', due_at: null } as const
  const contract = { list: 'contracts', id: 7, number: 'АГ-0007', label: 'Автодеталь-Север', due_at: null } as const
  const { requests } = await openPanel('/', {
    as: ['settlement.index', 'settlement.statusChange', 'contract.index', 'product.index'],
    handlers: [
      on.overview.terms({
        items: [
          { ...settlement, due_on: '2026-11-28' },
          { ...contract, due_on: '2026-12-05' },
        ],
        is_whole: true,
      }),
    ],
  })
  const lines = page.getByRole('main').getByRole('listitem')
  await expect.element(lines.first()).toMatchTextContent(/^Тормозной ДомЗакрыть период28\.11\.2026$/)
  await expect.element(lines.first().getByText('28.11.2026')).toHaveClass('text-danger')
  await expect.element(lines.nth(1)).toMatchTextContent(/Заканчивается договор № АГ-0007/)
  const link = lines.nth(1).getByRole('link', { name: 'Автодеталь-Север' })
  await expect.element(link).toHaveAttribute('href', '/sellers/contracts/edit/7')
  expect(requests.some(({ url }) => url.includes('/overview/catalogue'))).toBe(false)
})

test('Content staff see the emptiest cards on sale and the proposed brands that are due first, and take one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { sent, requests } = await openPanel('/', {
    as: ['product.index', 'product.view', 'product.create', 'brand-moderation', 'brand-moderation.statusChange'],
    handlers: [
      on.products.list({ items: [card(1, 45), card(2, 20)], meta }),
      on.brandModeration.list({ items: [brandRequest], meta }),
      on.brandModeration.statusChange({ error: { status: 500 } }),
    ],
  })
  const lines = page.getByRole('main').getByRole('listitem')
  await expect.element(lines.filter({ hasText: 'Деталь' }).first()).toMatchTextContent(/^Деталь 2.*20 %$/)
  expect(requests.find(({ url }) => url.includes('completeness_to'))?.url).toContain('status=active')
  await expect.element(lines.filter({ hasText: 'Nordvik' })).toMatchTextContent(/осталось 19 ч.* · Смирнова Авто/)
  await page.getByRole('button', { name: 'Взять: Nordvik' }).click()
  expect(await sent('PUT', '/status-change/4')).toEqual([{ status: 'in_work' }])
})

const line = page.getByRole('listitem').filter({ hasText: '1000123-1' })

test('Sellers see for whom and from where they ship', async () => {
  const role: Schemas['ProfileRole'] = {
    id: 2,
    slug: 'merchant',
    name: 'Продавец',
    scope: 'own',
    permissions: [{ name: 'order.index' }, { name: 'order.statusChange' }],
  }
  await openPanel('/', {
    as: createTestUser('merchant', { roles: [role] }),
    handlers: [on.subOrders.list({ items: [shipment], meta })],
  })
  await expect.element(line).toMatchTextContent(/Кузнецов ОлегСклад на Ленина/)
  await expect.element(line).not.toMatchTextContent(/Автодеталь/)
})

test('Staff see which seller ships', async () => {
  await openPanel('/', {
    as: ['order', 'order.statusChange'],
    handlers: [on.subOrders.list({ items: [shipment], meta })],
  })
  await expect.element(line).toMatchTextContent(/Автодеталь-Север/)
  await expect.element(line).not.toMatchTextContent(/Кузнецов/)
})
