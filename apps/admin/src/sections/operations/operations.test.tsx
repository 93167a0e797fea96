import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { POLL } from '#data/operations/under-way.ts'
import { on, openPanel } from '#test/render.tsx'
import { sampleCity } from '#test/sample-city.ts'
import { sampleOperation } from '#test/sample-operation.ts'

const operation = sampleOperation({
  id: 5,
  status: 'waiting',
  author: { id: 8, label: 'Ёлкин Ф. М.' },
  reason: 'Нет сертификата',
  total: 40,
  done: 40,
  changed: 37,
  skipped: 3,
  filter: { status: ['active'], company_id: [1, 2] },
  filter_words: 'Статус: Активен; Компания: Автодеталь-Север, Вектор',
  changes: [
    {
      entity: 'product',
      entity_label: 'Фильтр W 914/2',
      event: 'status_changed',
      changes: { status: ['active', 'disabled'] },
      words: { status: ['Активен', 'Скрыт'] },
    },
  ],
  price_change: 25.5,
  explanation: 'У автора нет права на это действие',
})
const item: Schemas['OperationItem'] = {
  id: 1,
  line: null,
  entity: 'product',
  entity_id: 1001,
  label: 'Фильтр W 914/2',
  state: 'skipped',
  message: 'Нельзя перевести из «Черновик» в «Скрыт»',
}
const pageOf = <Item,>(items: Item[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const proposal: Schemas['Operation'] = { ...operation, actions: ['start', 'reject'] }
const running: Schemas['Operation'] = {
  ...operation,
  status: 'running',
  starter: { id: 1, label: 'Белова А.' },
  done: 10,
  changed: 10,
  skipped: 0,
  started_at: '2026-06-01T09:10:00Z',
  explanation: null,
  actions: ['stop'],
}
const done: Schemas['Operation'] = { ...running, status: 'done', done: 40, changed: 37, skipped: 3, actions: [] }
const others = [on.operations.items(pageOf([item])), on.users.options({ items: [] })]

test('The list shows one’s own operations first, and all of them by their view', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/operations', {
    handlers: [on.operations.list((params) => (received.push(params), pageOf([operation]))), ...others],
  })
  const tableRow = page.getByRole('row', { name: /Товары: выключение списком/ })
  await expect.element(tableRow).toMatchTextContent(/Ждёт подтверждения.*изменится 37 из 40, будет пропущено 3/)
  await expect.element(tableRow.getByRole('link')).toHaveAttribute('href', '/operations/5')
  await page.getByRole('navigation', { name: 'Виды' }).getByRole('link', { name: 'Все', exact: true }).click()
  await expect.poll(address).toBe('/operations?mine=false&view=everything')

  expect(received).toContainEqual({ mine: true })
  expect(received).toContainEqual({ mine: false })
})

test('A list with an operation under way looks again until it has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  let left = 1
  await openPanel('/operations', {
    handlers: [
      on.operations.list(({ status, awaiting }) => pageOf(status || awaiting ? [] : [left-- > 0 ? running : done])),
      ...others,
    ],
  })
  await expect.element(page.getByRole('row', { name: /10 из 40/ })).toBeVisible()
  vi.advanceTimersByTime(POLL)
  await expect.element(page.getByRole('row', { name: /изменено 37 из 40/ })).toBeVisible()
  vi.advanceTimersByTime(60_000)
  // An answer to a further request would have come before that to this one.
  await userEvent.keyboard('j')
  expect(left).toBe(-1)
})

test('Proposals that the user may confirm are counted beside the title and lead to their view', async () => {
  await openPanel('/operations', {
    handlers: [
      on.operations.list(({ status, awaiting }) =>
        pageOf(awaiting || status?.includes('waiting') ? [{ ...operation, actions: ['start', 'reject'] }] : []),
      ),
      ...others,
    ],
  })
  await page.getByRole('link', { name: 'Ждут вашего подтверждения: 1' }).click()
  await expect.element(page.getByRole('row', { name: /Ёлкин/ })).toBeVisible()
})

test('A proposal says who proposes what, how much it changes at most and why; it is confirmed', async () => {
  const { answer, sent } = await openPanel('/operations/5', {
    handlers: [
      on.operations.view({ ...proposal, author: { id: null, label: 'Обмен с 1С, ключ «Рабочий сервер»' } }),
      on.operations.start(running),
      ...others,
    ],
  })
  for (const text of [
    /^Обмен с 1С, ключ «Рабочий сервер» \(программа\)$/,
    /изменится 37 из 40, будет пропущено 3/,
    /^25,5\s%$/,
    'У автора нет права на это действие',
  ])
    await expect.element(page.getByText(text).first()).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Статус: Активен; Компания: Автодеталь-Север, Вектор' }))
    .toHaveAttribute('href', '/products?status=active&company_id=1%2C2')
  answer(on.operations.view(running))
  await page.getByRole('button', { name: 'Подтвердить' }).click()
  await expect.element(page.getByRole('progressbar', { name: '10 из 40' })).toBeVisible()
  expect(await sent('PUT', '/start/5')).toHaveLength(1)
})

test.each([
  ['started by its author', 'prepared', ['start'], 'Запустить'],
  ['confirmed', 'waiting', ['start', 'reject'], 'Подтвердить'],
] as const)(
  'A file with wrong rows is %s after the question whether they are skipped',
  async (_, status, actions, button) => {
    const imported = { ...operation, kind: 'import', status, total: 1200, changed: 1100, skipped: 2 } as const
    const { answer, sent } = await openPanel('/operations/5', {
      handlers: [on.operations.view({ ...imported, actions: [...actions] }), on.operations.start(running), ...others],
    })
    await page.getByRole('button', { name: button }).click()
    const question = page.getByRole('alertdialog', {
      name: /^Загрузить 1\s198 из 1\s200 строк, 2 с ошибками пропустить\?$/,
    })
    await question.getByRole('button', { name: 'Отмена' }).click()
    expect(await sent('PUT', '/start/5')).toEqual([])
    await page.getByRole('button', { name: button }).click()
    answer(on.operations.view(running))
    await question.getByRole('button', { name: 'Загрузить' }).click()
    await expect.element(page.getByRole('progressbar', { name: '10 из 40' })).toBeVisible()
    expect(await sent('PUT', '/start/5')).toEqual([{ skip_invalid: true }])
  },
)

test('A file whose rows are all wrong cannot be confirmed', async () => {
  await openPanel('/operations/5', {
    handlers: [on.operations.view({ ...proposal, kind: 'import', total: 3, changed: 0, skipped: 3 }), ...others],
  })
  await expect.element(page.getByRole('button', { name: 'Подтвердить' })).toBeDisabled()
})

test('A proposal is sent back with a comment, which its author sees', async () => {
  const { sent } = await openPanel('/operations/5', {
    handlers: [
      on.operations.view(proposal),
      on.operations.reject(({ comment }) => ({ ...operation, status: 'rejected', explanation: comment })),
      ...others,
    ],
  })
  await page.getByRole('button', { name: 'Вернуть автору' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вернуть операцию автору?' })
  await dialog.getByRole('button', { name: 'Вернуть автору' }).click()
  await expect.element(dialog.getByLabelText('Комментарий')).toHaveAccessibleDescription(/./)
  await dialog.getByLabelText('Комментарий').fill('Сертификат есть')
  await dialog.getByRole('button', { name: 'Вернуть автору' }).click()

  await expect.element(page.getByText('Возвращена автору (Ёлкин Ф. М.): Сертификат есть')).toBeVisible()
  expect(await sent('PUT', '/reject/5')).toEqual([{ comment: 'Сертификат есть' }])
})

test('An author without the right to decide sees that their proposal waits, and why', async () => {
  await openPanel('/operations/5', { as: ['product'], handlers: [on.operations.view(operation), ...others] })
  await expect
    .element(page.getByText('Операция ждёт сотрудника с этим правом. У автора нет права на это действие'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Подтвердить' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Изменения в журнале' })).not.toBeInTheDocument()
})

test('A page of an operation under way follows it to its end, and stops it', async () => {
  const stopped: Schemas['Operation'] = { ...running, status: 'stopped', actions: ['start'] }
  const { answer, sent } = await openPanel('/operations/5', {
    handlers: [on.operations.view(running), on.operations.stop(stopped), on.operations.start(running), ...others],
  })
  await expect.element(page.getByRole('progressbar', { name: '10 из 40' })).toBeVisible()
  answer(on.operations.view({ ...running, done: 30, changed: 30 }))
  await expect.element(page.getByRole('progressbar', { name: '30 из 40' })).toBeVisible()
  await expect.element(page.getByText(/30 из 40 · \d+ в секунду · осталось меньше минуты/)).toBeVisible()
  await page.getByRole('button', { name: 'Остановить' }).click()
  await expect.element(page.getByRole('button', { name: 'Продолжить' })).toBeVisible()
  answer(on.operations.view(done))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Выполнена')).toBeVisible()
  expect(await sent('PUT', '/stop/5')).toHaveLength(1)
})

test('The skipped records stand first with their reasons; the others are one click away', async () => {
  const received: unknown[] = []
  await openPanel('/operations/5', {
    handlers: [
      on.operations.view({ ...done, actions: ['repeat'] }),
      on.operations.items((params) => (received.push(params), pageOf([item]))),
      on.operations.repeat({ ...operation, id: 6, status: 'prepared', actions: ['start'] }),
      ...others,
    ],
  })
  const tableRow = page.getByRole('row', { name: /Фильтр W 914/ })
  await expect.element(tableRow).toMatchTextContent(/Нельзя перевести/)
  await expect.element(tableRow.getByRole('link')).toHaveAttribute('href', '/products/1001')
  await page.getByRole('link', { name: 'Изменено 37' }).click()
  await expect
    .poll(() => received)
    .toEqual([
      { operation_id: 5, page: 1, per_page: 50, state: ['skipped'] },
      { operation_id: 5, page: 1, per_page: 50, state: ['changed'] },
    ])
  await expect
    .element(page.getByRole('link', { name: 'Изменения в журнале' }))
    .toHaveAttribute('href', '/log?request_id=operation-5')
})

test('The skipped records are tried again as an operation of its own', async () => {
  const { address } = await openPanel('/operations/5', {
    handlers: [
      on.operations.view(({ id }) => ({ ...done, id, actions: ['repeat'] })),
      on.operations.repeat({ ...operation, id: 6, status: 'prepared', actions: ['start'] }),
      ...others,
    ],
  })
  await page.getByRole('button', { name: 'Повторить по пропущенным' }).click()
  await expect.poll(address).toBe('/operations/6')
  await expect.element(page.getByRole('button', { name: 'Запустить' })).toBeVisible()
})

test('What an operation has changed is brought back by another one, after a confirmation', async () => {
  const { address, sent } = await openPanel('/operations/5', {
    handlers: [
      on.operations.view(({ id }) => ({ ...done, id, actions: id === 5 ? ['undo'] : [] })),
      on.operations.undo({ ...running, id: 9, kind: 'restore', undoes: 5 }),
      ...others,
    ],
  })
  await page.getByRole('button', { name: 'Отменить', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить операцию' }).click()
  await expect.poll(address).toBe('/operations/9')
  expect(await sent('POST', '/undo/5')).toEqual([{ start: true }])
})

test('An operation and the one that undoes it lead to each other', async () => {
  await openPanel('/operations/5', {
    handlers: [
      on.operations.view(({ id }) => (id === 5 ? { ...done, undone_by: 9 } : { ...done, id, undoes: 5 })),
      on.operations.list(({ id = [] }) => pageOf(id.map((one) => ({ ...done, id: one })))),
      ...others,
    ],
  })
  await page.getByRole('link', { name: 'Операция № 9' }).click()
  await expect.element(page.getByRole('link', { name: 'Операция № 5' })).toHaveAttribute('href', '/operations/5')
})

test('The history of a record names the operation that has changed it', async () => {
  const logged: Schemas['AuditRow'] = {
    id: 55_001,
    created_at: '2026-06-01T09:20:05Z',
    user: { id: 3, label: 'Орлова Д. С.' },
    source: 'panel',
    entity: 'city',
    entity_id: 7,
    entity_label: 'Казань',
    company: null,
    event: 'updated',
    changes: { is_active: [true, false] },
    words: { is_active: ['да', 'нет'] },
    changes_count: 1,
    request_id: 'operation-5',
  }
  await openPanel('/handbooks/cities/7', {
    handlers: [on.cities.view(sampleCity), on.auditLog.list(pageOf([logged])), on.operations.list(pageOf([done]))],
  })
  await expect.element(page.getByRole('link', { name: 'Операция № 5' })).toHaveAttribute('href', '/operations/5')
})
