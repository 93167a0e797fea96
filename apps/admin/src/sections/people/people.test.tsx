import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const person: Schemas['KnownPerson'] = {
  names: ['Олег Седов'],
  orders_count: 2,
  orders: [
    { id: 7, number: '1000007', placed_at: '2026-06-01T09:00:00Z', status: 'completed', is_open: false },
    { id: 5, number: '1000005', placed_at: '2026-05-01T09:00:00Z', status: 'cancelled', is_open: false },
  ],
  traces: [
    { place: 'orders', count: 2 },
    { place: 'reviews', count: 1 },
    { place: 'files', count: 3 },
    { place: 'views', count: 0 },
  ],
  readers: [
    {
      id: 9,
      created_at: '2026-06-02T09:00:00Z',
      user: { id: 3, label: 'Волков А. С.' },
      order: { id: 7, label: '1000007' },
      purpose: 'Звонок курьера',
    },
  ],
}
const never = on.people.term({ months: 0, run: null })
const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function find(contact: string) {
  await page.getByLabelText('Телефон или почта').fill(contact)
  await button('Найти').click()
}

test('D4: a buyer is found by phone, with orders, other traces, and who has looked', async () => {
  const { sent, address } = await openPanel('/users/person', { handlers: [on.people.find(person), never] })
  await find('8 (925) 555-01-77')

  await expect.element(heading('Олег Седов')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '1000007' })).toHaveAttribute('href', '/orders/id-7')
  await expect.element(page.getByText('1000007 · Звонок курьера')).toBeVisible()
  await expect.element(page.getByText('Отзывы', { exact: true }).last()).toBeVisible()
  expect(page.getByText('Сохранённые виды').query()).toBeNull()
  expect(await sent('POST', '/person/find')).toEqual([{ contact: '8 (925) 555-01-77' }])
  expect([address(), JSON.stringify(localStorage)]).toEqual(['/users/person', expect.not.stringContaining('555-01-77')])
})

test('D4: who is not found leaves nothing to erase, and half a number is refused at its field', async () => {
  const { answer } = await openPanel('/users/person', {
    handlers: [
      on.people.find({ names: [], orders: [], orders_count: 0, traces: [{ place: 'files', count: 3 }], readers: [] }),
      never,
    ],
  })
  await find('nobody@example.com')
  await expect.element(page.getByText('По этому телефону или почте ничего не найдено.')).toBeVisible()
  expect(button('Стереть').query()).toBeNull()

  const message = 'Телефон или почта: укажите целиком'
  answer(on.people.find({ error: { status: 422, message, details: { contact: [message] } } }))
  await find('925 555')
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByLabelText('Телефон или почта')).toHaveFocus()
})

test('D4: a buyer is erased after a reason and the contact typed once more, and a refusal stays in the dialog', async () => {
  const message = 'Подтверждение: введите тот же телефон или почту'
  const { sent, answer } = await openPanel('/users/person', {
    handlers: [
      on.people.find(person),
      never,
      on.people.erase({ error: { status: 422, message, details: { confirmation: [message] } } }),
    ],
  })
  await find('oleg@example.com')
  await button('Стереть').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('Основание').fill('Запрос покупателя от 1 июня')
  await dialog.getByLabelText('Подтверждение').fill('ole@example.com')
  await dialog.getByRole('button', { name: 'Стереть' }).click()
  await expect.element(dialog.getByText(message)).toBeVisible()

  answer(on.people.erase({ label: 'Стёрт № 4', orders_count: 2 }))
  await dialog.getByLabelText('Подтверждение').fill('oleg@example.com')
  await dialog.getByRole('button', { name: 'Стереть' }).click()
  await expect.element(page.getByText('Данные стёрты, в заказах теперь «Стёрт № 4»')).toBeVisible()
  expect(heading('Олег Седов').query()).toBeNull()
  expect((await sent('POST', '/person/erase')).at(-1)).toEqual({
    contact: 'oleg@example.com',
    confirmation: 'oleg@example.com',
    reason: 'Запрос покупателя от 1 июня',
    orders_count: 2,
  })
})

test('D4: an order under way keeps the data, and who only looks erases nothing', async () => {
  const [first, ...rest] = person.orders.map((order) => ({ ...order, is_open: true }))
  const { answer } = await openPanel('/users/person', {
    as: ['person'],
    handlers: [on.people.find(person), never],
  })
  await find('89255550177')
  await expect.element(heading('Олег Седов')).toBeVisible()
  expect(button('Стереть').query()).toBeNull()

  answer(on.people.find({ ...person, orders: [...(first ? [first] : []), ...rest.slice(1)] }))
  await find('+79255550178')
  await expect.element(page.getByText(/^Незавершённых заказов: 1/)).toBeVisible()
})

test('D4: the page says after how many months buyers are erased, and how the last run went', async () => {
  const run = {
    before: '2023-06-01',
    started_at: '2026-06-01T00:01:00Z',
    finished_at: null,
    buyers_count: 40,
    orders_count: 52,
  }
  await openPanel('/users/person', { handlers: [on.people.term({ months: 36, run })] })

  await expect.element(page.getByText(/через 36 месяцев после/)).toBeVisible()
  await expect.element(page.getByText(/Проход идёт.*Стёрто покупателей: 40, заказов: 52/)).toBeVisible()
})

test('P6: /users/person without its right opens another page, and names the right', async () => {
  const { address } = await openPanel('/users/person', { as: ['user', 'user.view'], handlers: [] })

  await expect.element(page.getByText('Доступ запрещен')).toBeVisible()
  await expect.element(page.getByText(/Персональные данные покупателей/)).toBeVisible()
  await expect.poll(address).not.toBe('/users/person')
})
