import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { pageOf, reason } from '#test/sample-reason.ts'

const system = reason({ id: 6, name: 'Не оплачен вовремя', code: 'cancel.not_paid', is_system: true, position: 2 })
const third = reason({ id: 7, name: 'Дубль заказа', code: 'cancel.duplicate', position: 3, initiator: null })
const list = on.operationReasons.list(pageOf([reason(), system, third]))
const toast = () => page.getByRole('region', { name: 'Уведомления' })

test('R18: /handbooks/reasons lists the reasons', async () => {
  await openPanel('/handbooks/reasons', { handlers: [list] })
  const tableRow = page.getByRole('row', { name: /Товар закончился/ })
  await expect.element(tableRow).toMatchTextContent(/cancel\.out_of_stock.*Отмена заказа.*Продавец/)
  await expect
    .element(tableRow.getByRole('link', { name: 'Товар закончился' }))
    .toHaveAttribute('href', '/handbooks/reasons/edit/5')
  expect(document.title).toBe('Причины — Верстак')
})

test('R18: /handbooks/reasons/edit/{id} shows the reason, and saves what has changed', async () => {
  const { sent } = await openPanel('/handbooks/reasons/edit/5', {
    handlers: [
      list,
      on.operationReasons.view(reason()),
      on.operationReasons.update(reason({ name: 'Нет в наличии', version: 4 })),
    ],
  })
  await expect.element(page.getByRole('heading', { name: 'Товар закончился' })).toBeVisible()
  await expect.element(page.getByLabelText('Код')).toHaveValue('cancel.out_of_stock')
  await expect.element(page.getByRole('checkbox', { name: 'Отмена заказа' })).toBeChecked()
  await page.getByLabelText('Название').fill('  Нет   в наличии ')
  await page.getByRole('checkbox', { name: 'Возврат заказа' }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/operation-reason/5')).toEqual([
    { name: 'Нет в наличии', operations: ['order_cancel', 'order_return'] },
  ])
})

test('R18: a system reason keeps its code and its operations, and is not deleted', async () => {
  await openPanel('/handbooks/reasons/edit/6', { handlers: [on.operationReasons.view(system)] })
  await expect.element(page.getByText(/^Системная причина:/)).toBeVisible()
  await expect.element(page.getByLabelText('Код')).toHaveAttribute('readonly')
  await expect.element(page.getByRole('checkbox', { name: 'Отмена заказа' })).toBeDisabled()
  await expect.element(page.getByLabelText('Название')).not.toHaveAttribute('readonly')
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await expect.element(page.getByRole('menuitem', { name: /Удалить/ })).toHaveAttribute('aria-disabled', 'true')
})

test('R18: without the right to change, the reason is read and nothing else', async () => {
  await openPanel('/handbooks/reasons/edit/5', {
    as: ['operation-reason'],
    handlers: [on.operationReasons.view(reason())],
  })
  await expect.element(page.getByLabelText('Название')).toHaveAttribute('readonly')
  await expect.element(page.getByRole('checkbox', { name: 'Отмена заказа' })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Выключить' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Только просмотр' }).click()
  await expect.element(page.getByText('Нужно право «Причины: изменение»')).toBeVisible()
})

test('R18: a list without rights has neither switches nor buttons', async () => {
  await openPanel('/handbooks/reasons', { as: ['operation-reason'], handlers: [list] })
  await expect.element(page.getByRole('row', { name: /Товар закончился/ })).toMatchTextContent(/Включена/)
  await expect.element(page.getByRole('switch').first()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Изменить порядок' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Создать' })).not.toBeInTheDocument()
})

test('R27: the address holds the filters and the order of the reasons, which the request repeats', async () => {
  const received: unknown[] = []
  const { address } = await openPanel(
    '/handbooks/reasons?operations=order_cancel,order_return&is_active=false&sort=-usage_count&initiator=nobody',
    { handlers: [on.operationReasons.list((params) => (received.push(params), pageOf([reason()])))] },
  )
  await expect.element(page.getByRole('row', { name: /Товар закончился/ })).toBeVisible()
  expect(received.at(-1)).toEqual({
    operations: ['order_cancel', 'order_return'],
    is_active: false,
    sort: ['-usage_count'],
  })
  await page
    .getByRole('group', { name: 'Фильтры' })
    .getByRole('button', { name: /^Включена/ })
    .click()
  await page.getByRole('button', { name: 'Да', exact: true }).click()
  await expect.poll(address).toContain('is_active=true')
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.poll(address).toBe('/handbooks/reasons?sort=-usage_count')
})

test('R27: the last filters of the reasons come back', async () => {
  const { address } = await openPanel('/handbooks/reasons', {
    handlers: [list],
    stored: { 'query:/handbooks/reasons': 'is_active=false' },
  })
  await expect.element(page.getByText('Фильтры восстановлены с прошлого раза')).toBeVisible()
  expect(address()).toBe('/handbooks/reasons?is_active=false')
})

test('R18: a switch answers at once, and can be undone', async () => {
  const received: unknown[] = []
  const waiting: (() => void)[] = []
  let current = reason()
  await openPanel('/handbooks/reasons', {
    handlers: [
      on.operationReasons.list(() => pageOf([current])),
      on.operationReasons.disable(async (params) => {
        received.push(params)
        await new Promise<void>((resolve) => waiting.push(resolve))
        return (current = reason({ is_active: false, version: 4 }))
      }),
      on.operationReasons.enable((params) => (received.push(params), (current = reason({ version: 5 })))),
    ],
  })
  const control = page.getByRole('switch', { name: 'Товар закончился: включено' })
  await control.click()
  await expect.element(control).not.toBeChecked()
  await expect.poll(() => received).toEqual([{ id: 5, version: 3 }])
  for (const release of waiting) release()
  await expect.element(toast().getByText('Выключено: Товар закончился')).toBeVisible()
  await toast().getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.element(control).toBeChecked()
  await expect
    .poll(() => received)
    .toEqual([
      { id: 5, version: 3 },
      { id: 5, version: 4 },
    ])
})

test('R18: a switch that the server refuses goes back, and says why', async () => {
  await openPanel('/handbooks/reasons', {
    handlers: [list, on.operationReasons.disable({ error: { status: 409, message: 'Причина занята' } })],
  })
  const control = page.getByRole('switch', { name: 'Товар закончился: включено' })
  await control.click()
  await expect.element(toast().getByText('Причина занята')).toBeVisible()
  await expect.element(control).toBeChecked()
})

test('R18: the order is moved by the keyboard and saved whole', async () => {
  // oxlint-disable-next-line unicorn/no-array-sort -- it makes a handler
  const saved = on.operationReasons.sort(undefined)
  const { sent } = await openPanel('/handbooks/reasons', { handlers: [list, saved] })
  await page.getByRole('button', { name: 'Изменить порядок' }).click()
  const dialog = page.getByRole('dialog', { name: 'Порядок причин' })
  await expect.element(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByText('Товар закончился').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(dialog.getByText('Товар закончился: место 2 из 3')).toBeInTheDocument()
  await expect.element(dialog.getByRole('radio', { name: /Товар закончился/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await dialog.getByRole('button', { name: 'В начало' }).click()
  await dialog.getByRole('button', { name: 'Сохранить порядок' }).click()
  await expect.element(toast().getByText('Порядок сохранён')).toBeVisible()
  expect(await sent('PUT', '/operation-reason/sort')).toEqual([{ ids: [7, 6, 5] }])
})

test('R18: an order that is not saved is not lost without a question', async () => {
  await openPanel('/handbooks/reasons', { handlers: [list] })
  await page.getByRole('button', { name: 'Изменить порядок' }).click()
  await page.getByRole('button', { name: 'В конец' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/Новый порядок не сохранён/)
  await page.getByRole('button', { name: 'Уйти без сохранения' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('R18: over a filtered list there is no order to set', async () => {
  await openPanel('/handbooks/reasons?is_active=false', { handlers: [list] })
  await expect.element(page.getByRole('button', { name: 'Изменить порядок' })).toHaveAttribute('aria-disabled', 'true')
})

test('R18: a new reason is created, and its page opens', async () => {
  const { sent, address } = await openPanel('/handbooks/reasons/edit/new', {
    handlers: [on.operationReasons.create(reason({ id: 8 })), on.operationReasons.view(reason({ id: 8 }))],
  })
  await page.getByLabelText('Название').fill('Товар закончился')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByLabelText('Код')).toHaveAccessibleDescription('Пожалуйста, введите Код')
  await page.getByLabelText('Код').fill('cancel.out_of_stock')
  await page.getByRole('checkbox', { name: 'Отмена заказа' }).click()
  await page.getByLabelText(/^Чья вина/).selectOptions('Продавец')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.poll(address).toBe('/handbooks/reasons/edit/8')
  expect(await sent('POST', '/operation-reason')).toEqual([
    {
      code: 'cancel.out_of_stock',
      operations: ['order_cancel'],
      name: 'Товар закончился',
      text_public: null,
      order_statuses: [],
      subjects: [],
      staff_only: false,
      initiator: 'seller',
      requires_comment: false,
      affects_rating: false,
    },
  ])
})

async function remove() {
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
}

test('R18: a deletion asks first, and what has come in its way meanwhile is shown with its records', async () => {
  const inTheWay = {
    message: 'Нельзя удалить: используется в 3 записях',
    items: [{ label: 'Подзаказы', count: 3, list: 'subOrders' as const, query: 'reason_id=5' }],
  }
  const { answer, address } = await openPanel('/handbooks/reasons/edit/5', {
    handlers: [
      list,
      on.operationReasons.view(reason()),
      on.deletions.check({ message: null, items: [] }),
      on.operationReasons.delete({ error: { status: 409, message: inTheWay.message } }),
    ],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' })
  await expect.element(confirm).toBeVisible()
  answer(on.deletions.check(inTheWay))
  await confirm.click()
  const refusal = page.getByRole('dialog', { name: inTheWay.message })
  await expect
    .element(refusal.getByRole('link', { name: 'Подзаказы' }))
    .toHaveAttribute('href', '/delivery?tab=shipments&reason_id=5')
  await refusal.getByText('Закрыть').click()

  answer(on.deletions.check({ message: null, items: [] }), on.operationReasons.delete(undefined))
  await remove()
  await expect.element(toast().getByText('Причина удалена')).toBeVisible()
  await expect.poll(address).toBe('/handbooks/reasons')
})

test('R18: what stands in the way of a deletion is shown instead of the question', async () => {
  await openPanel('/handbooks/reasons/edit/5', {
    handlers: [
      list,
      on.operationReasons.view(reason()),
      on.deletions.check({ message: 'Нельзя удалить: используется в 2 записях', items: [] }),
    ],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Нельзя удалить: используется в 2 записях' })).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
