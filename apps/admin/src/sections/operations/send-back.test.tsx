import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleOperation } from '#test/sample-operation.ts'

const operation = sampleOperation({ id: 5, status: 'waiting', author: { id: 8, label: 'Ёлкин Ф. М.' } })
const pageOf = (items: Schemas['OperationRow'][]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})

test('Waiting proposals are sent back together with one comment, and those that cannot be are named', async () => {
  const other = { ...operation, id: 6, title: 'Скрыть: Бренды' }
  const { sent } = await openPanel('/operations?mine=false&status=waiting&view=waiting', {
    handlers: [
      on.operations.list(({ status }) => pageOf(status?.includes('waiting') ? [operation, other] : [])),
      on.operations.rejectByIds({ processed: 1, skipped: [{ id: 6, message: 'Нужно право «Бренды: изменение»' }] }),
      on.users.options({ items: [] }),
    ],
  })
  await page.getByRole('checkbox', { name: /^Выбрать все/ }).click()
  await page.getByRole('button', { name: 'Вернуть автору' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вернуть авторам операции: 2?' })
  await dialog.getByLabelText('Комментарий').fill('Уточните бренды')
  await dialog.getByRole('button', { name: 'Вернуть автору' }).click()

  await expect.element(page.getByText('Возвращено авторам: 1')).toBeVisible()
  await expect.element(dialog.getByText('Скрыть: Бренды, № 6: Нужно право «Бренды: изменение»')).toBeVisible()
  expect(await sent('PUT', '/reject-by-ids')).toEqual([{ ids: [5, 6], comment: 'Уточните бренды' }])
})
