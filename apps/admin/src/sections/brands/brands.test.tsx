import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { importing, sentLines } from '#test/sample-import.ts'

const brand: Schemas['Brand'] = {
  id: 5,
  name: 'MANN-FILTER',
  slug: 'mann-filter',
  kind: 'aftermarket',
  country_code: 'DE',
  logo_id: null,
  is_original: false,
  is_active: true,
  products_count: 12,
  aliases_count: 3,
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-05-01T09:00:00Z',
  version: 4,
  site: null,
  warranty_months: null,
  synonyms: [],
}

const noAliases = on.brandAliases.list({
  items: [],
  meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})

test('R13: an import of spellings starts with a dry run that reports errors by line', async () => {
  const { requests } = await openPanel('/handbooks/brands/unmapped', {
    handlers: [
      noAliases,
      ...importing({ checked: { changed: 1, created: 1, done: 2 }, skipped: [[3, 'Такого бренда нет']] }),
    ],
  })
  await page.getByRole('button', { name: 'Загрузить из файла' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Файл CSV или XLSX').first()).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const file =
    'Источник;Написание;Код в источнике;Код поиска;Артикулов;Номер бренда\nTecDoc;MANN FILTER;4;MANNFILTER;12000;5\nПрайс-листы;MANN;;;;999\n'
  if (input) await userEvent.upload(input, new File([file], 'aliases.csv', { type: 'text/csv' }))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByRole('row', { name: '3 Такого бренда нет' })).toBeVisible()
  expect(await sentLines(requests)).toMatchObject([
    { mapping: { source: 'Источник', name: 'Написание' }, common: {} },
    {
      line: 2,
      item: {
        source: 'tecdoc',
        name: 'MANN FILTER',
        external_id: '4',
        matchcode: 'MANNFILTER',
        articles_count: 12_000,
        brand_id: 5,
      },
    },
    { line: 3, item: { source: 'other', name: 'MANN', brand_id: 999 } },
  ])
})

test('R13: a brand’s texts for search engines are edited on their own tab', async () => {
  const meta: Schemas['MetaData'] = {
    entity: 'brand',
    entity_id: 5,
    entity_label: 'MANN-FILTER',
    city_id: null,
    h1: 'Фильтры MANN',
    title: null,
    description: null,
    text: null,
    general: null,
    updated_at: '2026-05-01T09:00:00Z',
  }
  const { sent, answer } = await openPanel('/handbooks/brands/5?tab=seo', {
    handlers: [
      on.brands.view(brand),
      on.metaData.view(meta),
      on.metaData.upsert({ created: 0, updated: 1, unchanged: 0, errors: [] }),
    ],
  })
  await expect.element(page.getByRole('link', { name: 'SEO' })).toHaveAttribute('aria-current', 'page')
  await expect.element(page.getByLabelText(/^Заголовок H1/)).toHaveValue('Фильтры MANN')
  await page.getByLabelText(/^Заголовок для поиска/).fill('Фильтры MANN-FILTER')
  answer(on.metaData.view({ ...meta, title: 'Фильтры MANN-FILTER' }))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/upsert')).toEqual([
    { items: [{ entity: 'brand', entity_id: 5, title: 'Фильтры MANN-FILTER' }] },
  ])
})
