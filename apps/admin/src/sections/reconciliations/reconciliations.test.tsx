import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { importing, sentLines } from '#test/sample-import.ts'
import { sampleOperation } from '#test/sample-operation.ts'

const row: Schemas['Reconciliation'] = {
  id: 7,
  source: 'yookassa',
  external_id: '2e1f7a90-000f',
  registry_event: 'captured',
  occurred_on: '2026-11-05',
  outcome: 'other_sum',
  registry_kopecks: 120_000,
  recorded_kopecks: 125_000,
  order: { id: 31, label: '100231' },
  fact_id: 90,
  resolution: null,
  resolved_by: null,
  resolved_at: null,
  version: 3,
}
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20 as const, page_count: 1 }
const list = on.reconciliations.list({ items: [row], meta })

test('reconciliations: a difference shows both sums and by how much they differ', async () => {
  await openPanel('/sellers/reconciliation', { handlers: [list] })
  const line = page.getByRole('row', { name: /2e1f7a90-000f/ })
  await expect.element(line.getByText('Другая сумма')).toBeVisible()
  await expect.element(line.getByText(/1\s200,00/)).toBeVisible()
  await expect.element(line.getByText(/1\s250,00/)).toBeVisible()
  await expect.element(line.getByText(/^50,00/)).toBeVisible()
})

test('reconciliations: a difference is explained with a comment of five characters or more', async () => {
  const { requests } = await openPanel('/sellers/reconciliation', {
    handlers: [
      list,
      on.operations.prepare(sampleOperation({ status: 'prepared', changed: 1, done: 1, total: 1, actions: ['start'] })),
      on.operations.view(sampleOperation({ status: 'prepared', changed: 1, done: 1, total: 1, actions: ['start'] })),
    ],
  })
  await page
    .getByRole('row', { name: /2e1f7a90-000f/ })
    .getByRole('button', { name: 'Объяснить' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Объяснить 1 расхождение' })
  const check = dialog.getByRole('button', { name: 'Проверить' })
  await check.click()
  await expect.element(dialog.getByText(/Напишите, откуда расхождение/)).toBeVisible()
  await dialog.getByLabelText('Пояснение').fill('Комиссия за рассрочку')
  await check.click()
  await expect
    .poll(async () => {
      const sent = requests.find(({ method, url }) => method === 'POST' && url.endsWith('/operation'))
      return sent && JSON.parse(await sent.clone().text())
    })
    .toMatchObject({ call: 'reconciliations.resolveByIds', input: { comment: 'Комиссия за рассрочку' } })
})

test('reconciliations: a registry is read with provider and days; sums with spaces, signs and moments are understood', async () => {
  const { requests } = await openPanel('/sellers/reconciliation', {
    handlers: [list, ...importing({ checked: { changed: 3, created: 3, done: 5, total: 5 }, skipped: [[5, 'Сумма']] })],
  })
  await page.getByRole('button', { name: 'Загрузить реестр' }).click()
  const dialog = page.getByRole('dialog', { name: 'Реестр платёжной системы' })
  const file = dialog.getByLabelText('Файл CSV или XLSX')
  await expect.element(file).toBeDisabled()
  await dialog.getByLabelText('Источник').fill('yookassa')
  await dialog.getByRole('textbox', { name: 'с', exact: true }).fill('01.11.2026')
  await dialog.getByRole('textbox', { name: 'по', exact: true }).fill('07.11.2026')
  const lines = [
    'Реестр платежей за неделю;;;',
    'Номер платежа;Сумма, ₽;Дата операции;Тип операции',
    '2e1f7a90;1 250,50;05.11.2026 12:33:01;Платёж',
    '2e1f7a91;-400;05.11.2026;Возврат',
    '2e1f7a92;"12,345";05.11.2026;Платёж',
    '2e1f7a93;=1+2;05.11.2026;Перевод',
  ]
  await file.upload(new File([lines.join('\n')], 'registry.csv'))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Пропустить строки с ошибками')).toBeVisible()
  expect(await sentLines(requests)).toMatchObject([
    { common: { source: 'yookassa', period_from: '2026-11-01', period_to: '2026-11-07' } },
    {
      line: 3,
      item: { external_id: '2e1f7a90', kopecks: 125_050, occurred_on: '2026-11-05', registry_event: 'captured' },
    },
    { line: 4, item: { external_id: '2e1f7a91', kopecks: -40_000, registry_event: 'refunded' } },
    { line: 5, errors: [{ field: 'kopecks', message: expect.stringContaining('12,345') }] },
    {
      line: 6,
      errors: [
        { field: 'kopecks', message: expect.any(String) },
        { field: 'registry_event', message: expect.stringContaining('Перевод') },
      ],
    },
  ])
})
