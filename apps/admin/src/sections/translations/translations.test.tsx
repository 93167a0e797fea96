import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { importing, sentLines } from '#test/sample-import.ts'

const text = (locale: 'ru' | 'en', value: string) => ({ locale, value, updated_at: '2026-06-01T09:00:00Z' })
const list = on.translations.list({
  items: [
    {
      id: 1,
      group: 'cart',
      key: 'total',
      values: [text('ru', 'Итого: {sum}'), text('en', 'Total: {sum}')],
      missing: [],
    },
    { id: 2, group: 'cart', key: 'empty', values: [text('ru', 'Корзина пуста')], missing: ['en'] },
  ],
  meta: { total: 2, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const cell = (text: string) => page.getByRole('gridcell', { name: text })
const english = (row: string) =>
  page
    .getByRole('row', { name: new RegExp(row) })
    .getByRole('gridcell')
    .nth(1)

test('R21: translations are typed into a sheet, and rejected ones stay with their reason', async () => {
  const { sent } = await openPanel('/handbooks/translation', {
    handlers: [
      list,
      on.translations.upsert({
        created: 1,
        updated: 0,
        unchanged: 0,
        errors: [{ row: 0, field: 'value', message: 'Не хватает {sum}' }],
      }),
    ],
  })
  await expect.element(cell('Корзина пуста')).toBeVisible()
  await english('total').click()
  await userEvent.keyboard('Total{Enter}')
  await english('empty').click()
  await userEvent.keyboard('The cart is empty{Enter}')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect
    .poll(() => sent('PUT', '/translation/upsert'))
    .toMatchObject([
      {
        items: [
          { group: 'cart', key: 'total', locale: 'en', value: 'Total' },
          { group: 'cart', key: 'empty', locale: 'en', value: 'The cart is empty' },
        ],
        skip_invalid: true,
      },
    ])
  await expect.element(page.getByText('Не хватает {sum}').first()).toBeVisible()
  await expect.element(page.getByText(/1 строка/)).toBeVisible()
})

test('R21: without the right to change them translations are read', async () => {
  await openPanel('/handbooks/translation', { as: ['translation'], handlers: [list] })
  await english('total').dblClick()
  await expect.element(page.getByRole('textbox', { name: /Английский/ })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ещё действия' })).not.toBeInTheDocument()
})

test('R21: a text that is missing is marked, and a file of an export is taken back', async () => {
  const { requests } = await openPanel('/handbooks/translation', {
    handlers: [
      list,
      ...importing({ checked: { changed: 1, done: 2 }, skipped: [[2, 'Английский: Не хватает {sum}']] }),
    ],
  })
  await expect.element(english('empty')).toHaveTextContent('Нет перевода')
  await page.getByRole('button', { name: 'Загрузить из файла' }).click()
  const dialog = page.getByRole('dialog', { name: 'Тексты из файла' })
  await expect.element(dialog.getByText('Файл CSV или XLSX').first()).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  const file = 'Группа;Ключ;Русский;Английский;Казахский\ncart;total;Итого: {sum};Total;\n'
  if (input) await userEvent.upload(input, new File([file], 'texts.csv', { type: 'text/csv' }))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByRole('cell', { name: 'Английский: Не хватает {sum}' })).toBeVisible()
  expect((await sentLines(requests)).slice(1)).toMatchObject([
    { line: 2, item: { group: 'cart', key: 'total', locale: 'ru', value: 'Итого: {sum}' }, column: 'Русский' },
    { line: 2, item: { group: 'cart', key: 'total', locale: 'en', value: 'Total' }, column: 'Английский' },
  ])
})
