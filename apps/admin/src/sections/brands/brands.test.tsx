import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { importing, sentLines } from '#test/sample-import.ts'
import { operationOf } from '#test/sample-operation.ts'

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
  const { requests, sent } = await openPanel('/handbooks/brands/unmapped', {
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
  await dialog.getByRole('checkbox', { name: 'Пропустить строки с ошибками' }).click()
  await dialog.getByRole('button', { name: 'Загрузить 1 строку' }).click()
  await expect.poll(() => sent('PUT', '/start/7')).toEqual([{ skip_invalid: true }])
})

const unmapped: Schemas['BrandAlias'] = {
  id: 31,
  source: 'other',
  name: 'MANN FILTR',
  external_id: null,
  matchcode: null,
  articles_count: null,
  brand_id: null,
  brand: null,
  status: 'unmapped',
  seen_count: 4,
  last_seen_at: '2026-05-01T09:00:00Z',
  suggestions: [],
  version: 2,
}

test('R13: all spellings that a filter finds are put aside by the filter alone, as an operation', async () => {
  const { handlers, prepared } = operationOf({
    checked: { changed: 240, total: 240, call: 'brandAliases.ignoreByIds' },
  })
  const list = on.brandAliases.list({
    items: [unmapped],
    meta: { total: 240, total_is_exact: true, page: 1, per_page: 20, page_count: 12 },
  })
  await openPanel('/handbooks/brands/unmapped?source=other&sort=name', { handlers: [list, ...handlers] })
  await page.getByRole('checkbox', { name: /MANN FILTR/ }).click()
  await page.getByRole('button', { name: 'Выбрать все 240 записей по фильтру' }).click()
  await page.getByRole('button', { name: 'Не бренд' }).click()
  const dialog = page.getByRole('dialog', { name: 'Не бренд, написаний: 240' })
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByRole('button', { name: /240/ })).toBeVisible()
  expect(prepared).toMatchObject([
    {
      call: 'brandAliases.ignoreByIds',
      filter: { status: ['unmapped'], source: ['other'] },
      expected_count: 240,
    },
  ])
})

test('R13: all spellings are tied to a brand that has been chosen', async () => {
  const { handlers, prepared } = operationOf({ checked: { changed: 40, total: 40, call: 'brandAliases.tieByIds' } })
  const list = on.brandAliases.list({
    items: [unmapped],
    meta: { total: 40, total_is_exact: true, page: 1, per_page: 20, page_count: 2 },
  })
  await openPanel('/handbooks/brands/unmapped', { handlers: [list, ...handlers] })
  await page.getByRole('checkbox', { name: /MANN FILTR/ }).click()
  await page.getByRole('button', { name: 'Выбрать все 40 записей по фильтру' }).click()
  await expect.element(page.getByRole('button', { name: 'Не бренд' })).toBeVisible()
  await page.getByRole('button', { name: 'Связать с брендом' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Выберите бренд')).toBeVisible()
  expect(prepared).toEqual([])
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
