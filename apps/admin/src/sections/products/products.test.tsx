import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const row: Schemas['ProductRow'] = {
  id: 5,
  name: 'Фильтр масляный W 914/2',
  article: 'W 914/2',
  article_norm: 'W9142',
  brand: { id: 1, label: 'MANN-FILTER' },
  category: { id: 3, label: 'Масляные фильтры' },
  company: null,
  condition: 'new',
  status: 'active',
  completeness: 80,
  offers_count: 3,
  min_price_kopecks: 64_900,
  image_id: null,
  image_url: null,
  has_pending_moderation: true,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  version: 7,
}
const other = { ...row, id: 6, name: 'Фильтр воздушный C 30 130', status: 'draft' as const, version: 2 }
const meta = { total: 2, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const list = on.products.list({ items: [row, other], meta })

test('R4: /products shows the cards, their missing fields and their prices', async () => {
  await openPanel('/products', { handlers: [list] })
  const tableRow = page.getByRole('row', { name: /Фильтр масляный/ })
  await expect.element(tableRow).toMatchTextContent(/MANN-FILTER.*Активен.*Изменения на модерации.*Нет фото.*649,00/)
  await expect.element(tableRow.getByRole('link')).toHaveAttribute('href', '/products/5')
})

test('R4: a bulk change is tried, applied, and undone with the versions that it left', async () => {
  const received: unknown[] = []
  const message = 'Нельзя перевести из «Черновик» в «Скрыт»'
  await openPanel('/products', {
    handlers: [
      list,
      on.products.disableByIds((params) => {
        received.push(params)
        const skipped = params.items.filter(({ id }) => id === 6).map(({ id }) => ({ id, message }))
        return { processed: 1, skipped, changed: params.dry_run ? [] : [{ id: 5, version: 8 }] }
      }),
      on.products.enableByIds(
        (params) => (received.push(params), { processed: 1, skipped: [], changed: [{ id: 5, version: 9 }] }),
      ),
    ],
  })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(page.getByText('Изменится: 1, останется как есть: 1')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
  await page.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(page.getByText('Скрыто 1, пропущено 1')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByRole('link', { name: other.name }))
    .toHaveAttribute('href', '/products/6')
  await page.getByRole('button', { name: 'Отменить изменение' }).click()
  await expect.element(page.getByText('Возвращено 1', { exact: true })).toBeVisible()
  const both = [
    { id: 5, version: 7 },
    { id: 6, version: 2 },
  ]
  expect(received).toEqual([
    { items: both, dry_run: true },
    { items: [{ id: 5, version: 7 }], dry_run: false },
    { items: [{ id: 5, version: 8 }] },
  ])
})

test('R4: leaving the page during a bulk change asks for confirmation', async () => {
  const end = new EventTarget()
  const finished = new Promise((resolve) => end.addEventListener('end', resolve))
  await openPanel('/products', {
    handlers: [
      list,
      on.products.disableByIds(async ({ items, dry_run }) => {
        if (!dry_run) await finished
        return { processed: items.length, skipped: [], changed: items }
      }),
    ],
  })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await page.getByRole('button', { name: 'Изменить 2 записи' }).click()
  await expect.element(page.getByText('Обработано 0 из 2')).toBeVisible()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  await userEvent.keyboard('{Escape}')
  end.dispatchEvent(new Event('end'))
  await expect.element(page.getByText('Скрыто 2', { exact: true })).toBeVisible()
})

test('R27: a view marks changed filters and restores its own', async () => {
  // The pill of the view has room, with its mark too.
  await page.viewport(1600, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const view: Schemas['SavedView'] = {
    id: 9,
    list: 'products',
    name: 'Мои скрытые',
    query: 'status=disabled',
    is_shared: false,
    is_own: true,
    owner: { id: 1, label: 'Волков А. С.' },
    created_at: '2026-06-01T09:00:00Z',
    updated_at: '2026-06-01T09:00:00Z',
    version: 1,
  }
  const { address } = await openPanel('/products?status=disabled&view=9', {
    handlers: [list, on.savedViews.list({ items: [view], meta: { ...meta, total: 1 } })],
  })
  const pill = page.getByRole('link', { name: /^Мои скрытые/ })
  await expect.element(pill).toBeVisible()
  await expect.element(pill).not.toMatchTextContent(/отличаются/)
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.element(pill).toMatchTextContent(/отличаются/)
  await page.getByRole('button', { name: /^Виды/ }).click()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(address).toBe('/products?status=disabled&view=9')
})
