import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { operationOf } from '#test/sample-operation.ts'

type AsOf = Schemas['RecordAsOf']

const now: AsOf = {
  state: 'present',
  label: 'Фильтр W 914/2',
  values: { name: 'Фильтр W 914/2', weight_g: 340, status: 'active', category_id: 7 },
  words: { name: 'Фильтр W 914/2', weight_g: '340 г', status: 'Активен', category_id: 'Фильтры' },
  incomplete: [],
  can_restore: true,
  kept: [],
}
const then: AsOf = {
  ...now,
  values: { ...now.values, weight_g: 518, category_id: 6 },
  words: { ...now.words, weight_g: '518 г', category_id: 'Масла' },
  kept: [{ field: 'category_id', why: 'Родительская категория: переместите категорию в дереве' }],
}
const change: Schemas['AuditRow'] = {
  id: 55_001,
  created_at: '2026-06-01T09:20:05Z',
  user: { id: 4, label: 'Морозова А. В.' },
  source: 'panel',
  entity: 'product',
  entity_id: 1001,
  entity_label: 'Фильтр W 914/2',
  company: null,
  event: 'updated',
  changes: { weight_g: [518, 340] },
  words: { weight_g: ['518 г', '340 г'] },
  changes_count: 1,
  request_id: 'request-1',
}
const list = {
  items: [change],
  meta: { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
}
const ADDRESS = '/log/as-of/product/1001'
const AT = '2026-06-01T09:20:04.999Z'
const at = `${ADDRESS}?at=${encodeURIComponent(AT)}`
const pastOf = (past: AsOf = then, present: AsOf = now) => [
  on.auditLog.asOf((params) => (params.at === undefined ? present : past)),
  on.auditLog.list(list),
]
const rowOf = (label: string) => page.getByRole('listitem').filter({ hasText: label }).first()
const dialog = page.getByRole('dialog')
const weight = { entity: 'product', entity_label: 'Фильтр W 914/2', event: 'restored' as const }
const tried = { ...weight, changes: { weight_g: [340, 518] }, words: { weight_g: ['340 г', '518 г'] } }

test('R24: a change in the history shows the record before it beside now, first what differs; «Назад» leads back', async () => {
  const { address, router } = await openPanel(ADDRESS, { handlers: pastOf() })
  await expect.element(page.getByRole('heading', { name: 'Как было: Фильтр W 914/2' })).toBeVisible()
  await expect.element(page.getByText('Укажите день и время или выберите изменение в истории.')).toBeVisible()
  await page.getByRole('link', { name: 'Как было до этого' }).click()

  await expect.poll(address).toBe(at)
  await expect.element(page.getByRole('heading', { name: '01.06.2026, 12:20:04 → сейчас' })).toBeVisible()
  await expect.element(page.getByText('Отличается: 2')).toBeVisible()
  await expect.element(rowOf('Вес, г')).toMatchTextContent(/Было:\s*518 г.*Стало:\s*340 г/)
  await expect.element(page.getByText('Совпадает: 2')).toBeVisible()
  await router.navigate(-1)
  await expect.element(page.getByText('Отличается: 2')).not.toBeInTheDocument()
  expect(address()).toBe(ADDRESS)
})

test('R24: a day and a time of the reader are compared with a second moment, and the address has both', async () => {
  const asked: unknown[] = []
  const { address } = await openPanel(ADDRESS, {
    handlers: [
      on.auditLog.asOf((params) => (asked.push(params.at), params.at?.startsWith('2026-05') ? then : now)),
      on.auditLog.list(list),
    ],
  })
  await page.getByLabelText('Как было на').fill('31.05.2026 23:30')
  await page.getByLabelText(/^Сравнить с/).fill('01.06.2026 10:00')
  await page.getByRole('button', { name: 'Показать' }).click()

  await expect.poll(address).toBe(`${ADDRESS}?at=2026-05-31T20%3A30%3A00.000Z&with=2026-06-01T07%3A00%3A00.000Z`)
  await expect.element(page.getByRole('heading', { name: '31.05.2026, 23:30:00 → 01.06.2026, 10:00:00' })).toBeVisible()
  await expect.element(page.getByText('Отличается: 2')).toBeVisible()
  expect(new Set(asked)).toEqual(new Set([undefined, '2026-05-31T20:30:00.000Z', '2026-06-01T07:00:00.000Z']))
})

test('R24: a moment that is not given is asked for by its field', async () => {
  await openPanel(ADDRESS, { handlers: pastOf() })
  await page.getByRole('button', { name: 'Показать' }).click()
  await expect.element(page.getByLabelText('Как было на')).toHaveAccessibleDescription(/Укажите день и время/)
})

test('R24: a field comes back after its dry run, as an operation; what cannot come back says why', async () => {
  const { handlers, prepared } = operationOf({ checked: { total: 1, changed: 1, changes: [tried] } })
  const { answer } = await openPanel(at, { handlers: [...pastOf(), ...handlers] })
  await expect.element(rowOf('Категория')).toMatchTextContent(/переместите категорию в дереве/)
  expect(page.getByRole('button', { name: 'Вернуть поле «Категория»' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Вернуть поле «Вес, г»' }).click()

  await expect.element(dialog.getByText('Вернуть поле «Вес, г» как было 01.06.2026, 12:20:04?')).toBeVisible()
  await expect.element(dialog.getByText(/518 г/)).toBeVisible()
  expect(prepared).toEqual([{ entity: 'product', entity_id: 1001, at: AT, fields: ['weight_g'] }])
  answer(
    ...pastOf(then, { ...now, values: { ...now.values, weight_g: 518 }, words: { ...now.words, weight_g: '518 г' } }),
  )
  await dialog.getByRole('button', { name: 'Вернуть поле' }).click()
  await expect.element(dialog.getByText('Возвращено 1')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Открыть операцию' })).toHaveAttribute('href', '/operations/7')
  await dialog.getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  await expect.element(page.getByText('Отличается: 1')).toBeVisible()
})

test('R24: what is refused is named by its field, and the others come back without it', async () => {
  const { handlers, prepared } = operationOf({
    checked: { total: 1, changed: 1, changes: [tried] },
    skipped: [{ state: 'pending', message: 'Категория: переместите категорию в дереве' }],
  })
  const past: AsOf = {
    ...then,
    values: { ...then.values, status: 'draft' },
    words: { ...then.words, status: 'Черновик' },
  }
  const refusal = {
    status: 422,
    message: 'Проверьте',
    details: { status: ['Нельзя перевести из «Активен» в «Черновик»'] },
  }
  const { answer } = await openPanel(at, {
    handlers: [on.operations.restore({ error: refusal }), ...handlers, ...pastOf(past)],
  })
  await page.getByRole('button', { name: 'Вернуть запись' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent('Вернуть нельзя:Статус: Нельзя перевести из «Активен» в «Черновик»')
  answer(...handlers)
  await dialog.getByRole('button', { name: 'Вернуть без них: 1 поле' }).click()

  await expect.element(dialog.getByText('Что не вернётся и почему')).toBeVisible()
  await expect.element(dialog.getByText(/518 г/)).toBeVisible()
  expect(prepared).toEqual([{ entity: 'product', entity_id: 1001, at: AT, fields: ['weight_g'] }])
  await expect.element(dialog.getByText(/переместите категорию в дереве/)).toBeVisible()
})

test('R24: who may bring nothing back sees the past without a way back', async () => {
  await openPanel(at, {
    as: ['product.view'],
    handlers: [...pastOf({ ...then, can_restore: false }), on.auditLog.own({ items: [] })],
  })
  await expect.element(page.getByText('Отличается: 2')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Ваши изменения' })).toBeVisible()
  expect(page.getByRole('button', { name: /Вернуть/ }).elements()).toEqual([])
})

test('R24: before its creation a record was not there; a deleted one is shown as it was deleted, and comes back', async () => {
  const { handlers, prepared } = operationOf({ checked: { total: 1, changed: 1, changes: [tried] } })
  const gone: AsOf = { ...now, state: 'deleted' }
  const { router } = await openPanel(at, {
    handlers: [
      on.auditLog.asOf((params) =>
        params.at === AT ? { ...now, state: 'absent', values: {}, words: {}, can_restore: false } : gone,
      ),
      on.auditLog.list(list),
      ...handlers,
    ],
  })
  await expect.element(page.getByText('01.06.2026, 12:20:04: записи ещё не было.')).toBeVisible()
  await router.navigate(`${ADDRESS}?at=2026-06-02T00:00:00.000Z`)
  await expect.element(page.getByText(/запись уже удалили/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть запись' }).click()
  await expect.element(dialog.getByText('Восстановить: Фильтр W 914/2?')).toBeVisible()
  expect(prepared).toEqual([{ entity: 'product', entity_id: 1001 }])
})

test('R24: a moment that the log no longer reaches says so in its place', async () => {
  await openPanel(at, {
    handlers: [
      on.auditLog.asOf((params) =>
        params.at === undefined
          ? now
          : {
              error: { status: 422, message: '—', details: { at: ['Момент: журнал того времени уже не хранится'] } },
            },
      ),
      on.auditLog.list(list),
    ],
  })
  await expect.element(page.getByText('Момент: журнал того времени уже не хранится')).toBeVisible()
})

test('R24: the past of a record that is not shown to the reader is not found', async () => {
  await openPanel('/log/as-of/session/1001', { handlers: [on.auditLog.asOf({ error: { status: 404 } })] })
  await expect.element(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})

test('R24: the moments are chosen by the keyboard', async () => {
  const { address } = await openPanel(ADDRESS, { handlers: pastOf() })
  await page.getByLabelText('Как было на').click()
  await userEvent.keyboard('31.05.2026 23:30{Enter}')
  await expect.poll(address).toBe(`${ADDRESS}?at=2026-05-31T20%3A30%3A00.000Z`)
})
