import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { importing, sentLines } from '#test/sample-import.ts'

const general: Schemas['Commission'] = {
  id: 1,
  company_id: null,
  company: null,
  category_id: null,
  category: null,
  brand_id: null,
  brand: null,
  rate_bp: 1200,
  min_kopecks: null,
  fixed_kopecks: null,
  valid_from: '2020-01-01',
  valid_to: null,
  comment: null,
  is_default: true,
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
}
const own: Schemas['Commission'] = {
  ...general,
  id: 12,
  company_id: 1,
  company: { id: 1, label: 'Автодеталь-Север' },
  rate_bp: 750,
  is_default: false,
}
const oneOf = { total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const list = on.commissions.list({
  items: [own, general],
  meta: { ...oneOf, total: 2 },
})
const option = (id: number, label: string) => ({ id, label, hint: null, is_active: true })
const counts = { created: 0, updated: 0, unchanged: 0, errors: [] }
const textOf = (row: RegExp) => page.getByRole('row', { name: row }).element().textContent
const rateOf = (row: RegExp) => page.getByRole('row', { name: row }).getByRole('gridcell').nth(0)

test('R17: a rate is typed in percent, and a rule that clashes stays with its reason', async () => {
  const { sent } = await openPanel('/handbooks/commissions', {
    handlers: [
      list,
      on.commissions.upsert({
        ...counts,
        updated: 1,
        errors: [{ row: 0, field: 'valid_from', message: 'Период пересекается с правилом 14' }],
      }),
    ],
  })
  await rateOf(/Автодеталь-Север/).click()
  await userEvent.keyboard('8.25{Enter}')
  await rateOf(/По умолчанию/).click()
  await userEvent.keyboard('60{Enter}')
  await expect.element(page.getByText('Ставка: от 0 до 50 %').first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .poll(() => sent('PUT', '/commission/upsert'))
    .toMatchObject([{ items: [{ company_id: 1, rate_bp: 825, valid_from: '2020-01-01' }], skip_invalid: true }])
  await expect.element(page.getByText('Период пересекается с правилом 14').first()).toBeVisible()
})

test('R17: a reader sees of each rule what it applies to beside its rate, on a phone too', async () => {
  await openPanel('/handbooks/commissions', {
    as: ['commission'],
    handlers: [
      on.commissions.list({
        items: [{ ...own, category: { id: 4, label: 'Стёкла' } }, { ...own, id: 13, company: null }, general],
        meta: { ...oneOf, total: 3 },
      }),
    ],
  })
  await page.viewport(360, 780)
  onTestFinished(() => page.viewport(1280, 800))
  await expect.element(page.getByRole('row', { name: /Автодеталь-Север/ })).toBeVisible()
  expect(textOf(/Автодеталь-Север/)).toMatch(/^Автодеталь-Север · Стёкла.*7,5\s%/)
  expect(textOf(/Все товары/)).toMatch(/^Все товары.*7,5\s%/)
  expect(textOf(/По умолчанию/)).toMatch(/^По умолчанию.*12\s%/)
})

test('R17: a new rule that exists already is not written over', async () => {
  const { sent, answer } = await openPanel('/handbooks/commissions', {
    handlers: [list, on.companies.options({ items: [option(1, 'Автодеталь-Север')] })],
  })
  await page.getByRole('button', { name: 'Добавить правило' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новое правило' })
  await dialog.getByRole('combobox', { name: /^Продавец/ }).click()
  await page.getByRole('option', { name: 'Автодеталь-Север' }).click()
  await dialog.getByLabelText('Ставка, %').fill('5')
  answer(on.commissions.upsert({ ...counts, updated: 1 }))
  await dialog.getByRole('button', { name: 'Добавить правило' }).click()
  await expect.element(dialog.getByText(/Правило с такими условиями и началом уже есть/)).toBeVisible()
  answer(on.commissions.upsert({ ...counts, created: 1 }))
  await dialog.getByLabelText('Действует с').fill('01.01.2027')
  await dialog.getByRole('button', { name: 'Добавить правило' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [dryRun, , created] = await sent('PUT', '/commission/upsert')
  expect(dryRun).toMatchObject({ dry_run: true })
  expect(created).toMatchObject({ items: [{ company_id: 1, rate_bp: 500, valid_from: '2027-01-01', valid_to: null }] })
  expect(created).not.toHaveProperty('dry_run')
})

test('R17: one rule is deleted in its row, by the mouse or by Enter; the default rule has no such button', async () => {
  const { requests } = await openPanel('/handbooks/commissions', {
    handlers: [list, on.commissions.deleteByParams({ count: 1 })],
  })
  const dialog = page.getByRole('alertdialog', { name: 'Удалить правило № 12?' })
  await page.getByRole('button', { name: 'Удалить правило № 12' }).click()
  await expect.element(dialog.getByText(/^Автодеталь-Север\./)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  page
    .getByRole('row', { name: /Автодеталь-Север/ })
    .getByRole('rowheader')
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await dialog.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(page.getByText('Удалено: 1')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'DELETE').map(({ url }) => new URL(url).search)).toEqual([
    '?id=12&dry_run=false',
  ])
  await expect.element(page.getByRole('button', { name: 'Удалить правило № 1', exact: true })).not.toBeInTheDocument()
})

test('R17: an incomplete date is refused instead of being read as empty', async () => {
  const { requests } = await openPanel('/handbooks/commissions', { handlers: [list] })
  await page.getByRole('button', { name: 'Добавить правило' }).click()
  const dialog = page.getByRole('dialog', { name: 'Новое правило' })
  await dialog.getByLabelText('Ставка, %').fill('5')
  await dialog.getByLabelText(/^Действует по/).click()
  await userEvent.keyboard('31{Control>}{Enter}{/Control}')
  await expect.element(dialog.getByLabelText(/^Действует по/)).toHaveAccessibleDescription(/ такой даты нет/)
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
})

test('R17: each rule says what it takes at which price: its minimum up to a price, and its rate above', async () => {
  const rule = { ...own, rate_bp: 1000, min_kopecks: 5000, fixed_kopecks: 3000 }
  const rules = on.commissions.list({ items: [rule, general], meta: { ...oneOf, total: 2 } })
  await openPanel('/handbooks/commissions', { as: ['commission'], handlers: [rules] })
  await expect
    .element(page.getByRole('row', { name: /Автодеталь-Север/ }))
    .toMatchTextContent(/до 500,00.₽ — 50,00.₽, выше — 10.%, и ещё 30,00.₽ с каждой штуки/)
  await expect.element(page.getByRole('row', { name: /По умолчанию/ })).toMatchTextContent(/12.% с любой цены/)
})

test('R17: the calculator shows the applicable rule and why the others lost', async () => {
  await openPanel('/handbooks/commissions', {
    as: ['commission', 'company.list', 'product.list'],
    handlers: [
      list,
      on.companies.options({ items: [option(1, 'Автодеталь-Север')] }),
      on.products.options({ items: [option(1001, 'Фильтр масляный')] }),
      on.commissions.resolve({
        rate_bp: 750,
        commission_kopecks: 7500,
        candidates: [
          { ...own, is_winner: true, reason: null, commission_kopecks: 7500 },
          {
            ...general,
            is_winner: false,
            reason: 'Подходит по 0 условиям, а правило № 12 — по 1',
            commission_kopecks: 12000,
          },
        ],
      }),
    ],
  })
  await expect.element(page.getByRole('button', { name: 'Добавить правило' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Проверить расчёт' }).click()
  const drawer = page.getByRole('dialog', { name: 'Проверить расчёт' })
  await drawer.getByRole('button', { name: 'Рассчитать' }).click()
  await expect.element(drawer.getByText('Пожалуйста, введите Товар')).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Продавец' }).click()
  await page.getByRole('option', { name: 'Автодеталь-Север' }).click()
  await drawer.getByRole('combobox', { name: 'Товар' }).click()
  await page.getByRole('option', { name: 'Фильтр масляный' }).click()
  await drawer.getByLabelText('Цена').fill('1000')
  await drawer.getByRole('button', { name: 'Рассчитать' }).click()
  await expect.element(drawer.getByText(/75,00\s₽ · 7,5\s%/).first()).toBeVisible()
  await expect.element(drawer.getByText('Не применяется. Подходит по 0 условиям, а правило № 12 — по 1')).toBeVisible()
})

test('R17: a user without permission to change the rules reads them in a table', async () => {
  await openPanel('/handbooks/commissions', { as: ['commission'], handlers: [list] })
  await expect.element(page.getByRole('row', { name: /Автодеталь-Север/ })).toBeVisible()
})

test('R17: a sheet is sorted by its headers, and an empty one shows the empty state', async () => {
  const { address, answer } = await openPanel('/handbooks/commissions', { handlers: [list] })
  await page.getByRole('columnheader', { name: 'Ставка, %' }).getByRole('button').click()
  await expect.poll(address).toBe('/handbooks/commissions?sort=rate_bp')
  answer(
    on.commissions.list({ items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 0 } }),
  )
  await page.getByRole('searchbox').fill('нет такого')
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
})

test('R17: a file that cannot be read says why in the dialog, and the next one is read', async () => {
  await openPanel('/handbooks/commissions', {
    handlers: [list, on.operations.mapping({ mapping: null })],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Загрузить из файла' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузка правил комиссии' })
  const input = dialog.getByLabelText('Файл CSV или XLSX')
  await input.upload(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])], 'rules.xlsx'))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Это изображение, а не таблица/)
  await input.upload(new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2])], 'rules.xlsx'))
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Файл повреждён/)
  await input.upload(new File(['Бренд;Ставка, %;Действует с\nTRW;12,5 %;01.01.2027'], 'rules.csv'))
  await expect.element(dialog.getByRole('button', { name: 'Проверить' })).toBeEnabled()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('R17: rules are imported from a file with names after a dry run that reports each wrong cell', async () => {
  const { requests } = await openPanel('/handbooks/commissions', {
    handlers: [
      list,
      ...importing({
        checked: { changed: 1, created: 1, done: 3, total: 3 },
        done: { created: 0 },
        skipped: [
          [3, 'Бренд: нет в справочнике «Никакой»'],
          [4, 'Ставка, %: Нужно число; Действует с: Нужна дата'],
        ],
      }),
    ],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Загрузить из файла' }).click()
  const dialog = page.getByRole('dialog', { name: 'Загрузка правил комиссии' })
  const lines = [
    'Номер;Продавец;Категория;Бренд;Ставка, %;Действует с;Действует по',
    '5;Автодеталь-Север;;TRW;12,5;01.01.2027;2027-12-31',
    ';;;Никакой;5;01.01.2027;',
    ';;;TRW;пять;завтра;',
  ]
  await dialog.getByLabelText('Файл CSV или XLSX').upload(new File([lines.join('\n')], 'rules.csv'))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Бренд: нет в справочнике «Никакой»')).toBeVisible()
  expect(await sentLines(requests)).toMatchObject([
    { mapping: { company: 'Продавец', rate_bp: 'Ставка, %' } },
    {
      line: 2,
      item: {
        company: 'Автодеталь-Север',
        brand: 'TRW',
        rate_bp: 1250,
        valid_from: '2027-01-01',
        valid_to: '2027-12-31',
      },
    },
    { line: 3, item: { brand: 'Никакой', rate_bp: 500, valid_from: '2027-01-01' } },
    {
      line: 4,
      cells: ['', '', '', 'TRW', 'пять', 'завтра', ''],
      errors: [
        { field: 'rate_bp', message: expect.any(String) },
        { field: 'valid_from', message: 'Нужна дата, например 31.12.2026, а не «завтра»' },
      ],
    },
  ])
  await expect.element(dialog.getByRole('button', { name: /^Загрузить/ })).toBeDisabled()
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: /^Загрузить/ }).click()
  await expect.element(dialog.getByText('Изменено 1, пропущено 0, с ошибками 2')).toBeVisible()
  await expect.element(dialog.getByText('Бренд: нет в справочнике «Никакой»')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Скачать строки с ошибками' })).toBeVisible()
})
