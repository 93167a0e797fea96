import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { operationOf } from '#test/sample-operation.ts'
import { lines, meta, other, row, user } from '#test/sample-users.ts'

const list = on.users.list({ items: [row, other], meta })
const toast = () => page.getByRole('region', { name: 'Уведомления' })

test('R22: /users lists the users', async () => {
  await openPanel('/users', { handlers: [list, ...lines] })
  const tableRow = page.getByRole('row', { name: /Белов Игорь/ })
  await expect.element(tableRow).toBeVisible()
  await expect.element(tableRow).toMatchTextContent(/\+7 900 000-00-01/)
  await expect.element(tableRow.getByRole('link', { name: 'Белов Игорь' })).toHaveAttribute('href', '/users/edit/5')
  expect(document.title).toBe('Пользователи — Верстак')
})

test('R22: /users/edit/{id} shows the user', async () => {
  await openPanel('/users/edit/5', { handlers: [on.users.view(user), ...lines] })
  await expect.element(page.getByRole('heading', { name: 'Белов Игорь' })).toBeVisible()
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('Белов')
  await expect.element(page.getByLabelText(/^Телефон/)).toHaveValue('+7 900 000-00-01')
})

test('R27: the address holds the filters, the order and the page of the list, which the request repeats', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/users?status=active,blocked&sort=-created_at&nonsense=1&per_page=7', {
    handlers: [on.users.list((params) => (received.push(params), { items: [row], meta })), ...lines],
  })
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  expect(received.at(-1)).toEqual({ status: ['active', 'blocked'], sort: ['-created_at'] })
  await page.getByRole('searchbox').fill('белов')
  await expect.poll(address).toContain('q=')
  await expect.poll(() => received.at(-1)).toMatchObject({ q: 'белов', status: ['active', 'blocked'] })
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.poll(address).not.toContain('status')
})

test('U1: a change of status is a PUT with the status, the reason and the version', async () => {
  const received: unknown[] = []
  await openPanel('/users/edit/5', {
    handlers: [
      on.users.view(user),
      on.users.statusChange(
        (params) => (received.push(params), { ...user, status: 'blocked', version: 8, available_statuses: [] }),
      ),
      ...lines,
    ],
  })
  await page.getByRole('button', { name: 'Активен' }).click()
  await page.getByRole('menuitem', { name: 'Заблокировать' }).click()
  await page.getByLabelText(/^Причина/).selectOptions('Уволен')
  await page.getByLabelText(/^Комментарий/).fill('Последний день 20 ноября')
  await page.getByRole('button', { name: 'Заблокировать' }).click()
  await expect.element(toast().getByText('Статус изменён')).toBeVisible()
  await expect.element(page.getByText('Заблокирован').first()).toBeVisible()
  expect(received).toEqual([
    { id: 5, version: 7, status: 'blocked', reason_id: 9, comment: 'Последний день 20 ноября' },
  ])
})

test('U1: a selection changes its status, and says which ones could not', async () => {
  const message = 'Нельзя заблокировать последнего администратора'
  const { handlers, prepared } = operationOf({
    checked: { resource: 'users', total: 2, changed: 1 },
    skipped: [{ entity: 'user', entity_id: 6, label: 'Смирнова Анна', message }],
  })
  await openPanel('/users', { handlers: [list, ...handlers, ...lines] })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Заблокировать' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText(`Смирнова Анна: ${message}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(dialog.getByText('Изменено 1, пропущено 1')).toBeVisible()
  expect(prepared).toMatchObject([{ call: 'users.statusChange', input: { status: 'blocked' } }])
})

test('U2: an empty patronymic is sent as null', async () => {
  const { sent } = await openPanel('/users/edit/5', {
    handlers: [on.users.view({ ...user, middle_name: 'Петрович' }), on.users.update({ ...user, version: 8 }), ...lines],
  })
  await page.getByLabelText(/^Отчество/).fill('')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/user/5')).toEqual([{ middle_name: null }])
})

test.each(['8 916 123-45-67', '89161234567', '+7\u00a0916\u00a0123–45–67', '9161234567'])(
  'the phone «%s» is saved as it was meant',
  async (typed) => {
    const { sent } = await openPanel('/users/edit/5', {
      handlers: [on.users.view(user), on.users.update({ ...user, version: 8 }), ...lines],
    })
    await page.getByLabelText(/^Телефон/).fill(typed)
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect.element(toast().getByText('Сохранено')).toBeVisible()
    expect(await sent('PUT', '/user/5')).toEqual([{ phone: '+79161234567' }])
  },
)

test('a phone with a digit too many is refused by name, and stays as it was typed', async () => {
  const { requests } = await openPanel('/users/edit/5', { handlers: [on.users.view(user), ...lines] })
  const phone = page.getByLabelText(/^Телефон/)
  await phone.fill('')
  await userEvent.type(phone, '890012345678')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(phone).toHaveValue('+7 900 123-45-678')
  await expect.element(phone).toHaveAccessibleDescription('Телефон: в номере лишние цифры')
  expect(requests.some(({ method, url }) => method === 'PUT' && url.endsWith('/user/5'))).toBe(false)
})

test('U3: the selected roles and companies are sent without empty entries', async () => {
  const { sent } = await openPanel('/users/edit/new', {
    handlers: [on.users.create({ ...user, status: 'invited' }), on.users.view(user), ...lines],
    stored: {
      'draft:1:users/new': JSON.stringify({
        values: {
          last_name: 'Белов',
          first_name: 'Игорь',
          email: 'new@example.com',
          role_ids: [2, ''],
          company_ids: [''],
        },
        version: null,
        at: Date.now(),
      }),
    },
  })
  await expect.element(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByRole('heading', { name: 'Белов Игорь' })).toBeVisible()
  expect(await sent('POST', '/admin/user')).toMatchObject([{ role_ids: [2], company_ids: [], middle_name: null }])
})

test('a missing field is named by its label, and the summary takes the focus', async () => {
  const { requests } = await openPanel('/users/edit/new', { handlers: lines })
  await page.getByLabelText('Имя').fill('Игорь')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByLabelText('Фамилия')).toHaveAccessibleDescription('Пожалуйста, введите Фамилия')
  const summary = page.getByRole('group', { name: 'Исправьте 3 поля' })
  await expect.element(summary).toHaveFocus()
  const links = summary.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual(['Фамилия', 'Эл. почта', 'Роли'])
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('«Отмена» leaves a new record for the list, and asks once something is typed', async () => {
  const { address } = await openPanel('/users/edit/new', { handlers: [list, ...lines] })
  await page.getByLabelText('Имя').fill('Игорь')
  await page.getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click()
  await page.getByLabelText('Имя').clear()
  await page.getByRole('button', { name: 'Отмена' }).click()
  await expect.element(page.getByRole('row', { name: /Белов Игорь/ })).toBeVisible()
  expect(address()).toBe('/users')
})

test('a 422 stands at its field, and nothing typed is lost', async () => {
  await openPanel('/users/edit/5', {
    handlers: [
      on.users.view(user),
      on.users.update({
        error: {
          status: 422,
          message: 'Проверьте правильность заполнения формы',
          details: { email: ['Эл. почта: такое значение уже есть'] },
        },
      }),
      ...lines,
    ],
  })
  await page.getByLabelText('Эл. почта').fill('taken@example.com')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect
    .element(page.getByLabelText('Эл. почта'))
    .toHaveAccessibleDescription('Эл. почта: такое значение уже есть')
  await expect.element(page.getByLabelText('Эл. почта')).toHaveValue('taken@example.com')
  await expect.element(toast().getByRole('listitem')).toMatchTextContent(/такое значение уже есть/)
})

test('changes of different fields by two people go together without a question', async () => {
  const received: unknown[] = []
  const current = { ...user, position: 'Директор', version: 8 }
  await openPanel('/users/edit/5', {
    handlers: [
      on.users.view(user),
      on.users.update((params) => {
        received.push(params)
        return params.version === 8
          ? { ...current, first_name: 'Пётр', version: 9 }
          : { error: { status: 412, message: 'Запись изменил другой пользователь', current } }
      }),
      ...lines,
    ],
  })
  await page.getByLabelText('Имя').fill('Пётр')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  await expect.element(page.getByLabelText(/^Должность/)).toHaveValue('Директор')
  expect(received).toEqual([
    { id: 5, version: 7, first_name: 'Пётр' },
    { id: 5, version: 8, first_name: 'Пётр' },
  ])
})

test('a change of the same field by two people asks which one stays', async () => {
  const current = { ...user, first_name: 'Семён', version: 8 }
  const { sent } = await openPanel('/users/edit/5', {
    handlers: [
      on.users.view(user),
      on.users.update(({ version }) =>
        version === 8 ? { ...current, first_name: 'Пётр', version: 9 } : { error: { status: 412, current } },
      ),
      ...lines,
    ],
  })
  await page.getByLabelText('Имя').fill('Пётр')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const dialog = page.getByRole('dialog', { name: 'Запись изменил другой пользователь' })
  await expect.element(dialog.getByText('Было: Игорь')).toBeVisible()
  await expect.element(dialog.getByLabelText('Сейчас: Семён')).toBeVisible()
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/user/5')).toHaveLength(2)
})

test('leaving a changed form asks once; staying keeps the input', async () => {
  const { address } = await openPanel('/users/edit/5', { handlers: [on.users.view(user), list, ...lines] })
  await page.getByLabelText('Имя').fill('Пётр')
  await page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name: 'Пользователи' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click()
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Пётр')
  expect(address()).toBe('/users/edit/5')
})

test('P7: a read-only user sees no «Сохранить» and can read the reason', async () => {
  await openPanel('/users/edit/5', { as: ['user', 'user.view'], handlers: [on.users.view(user), ...lines] })
  await expect.element(page.getByLabelText('Фамилия')).toHaveAttribute('readonly')
  expect(page.getByRole('button', { name: 'Сохранить' }).query()).toBeNull()
  await page.getByRole('button', { name: 'Только просмотр' }).click()
  await expect.element(page.getByText('Нужно право «Пользователи: изменение»')).toBeVisible()
})

test('A12: staff with the right start a reset for another user, after a question', async () => {
  const received: unknown[] = []
  await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), on.passwordReset.byUser((params) => void received.push(params)), ...lines],
  })
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Сбросить пароль' }).click()
  expect(received).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Сбросить пароль' }).click()
  await expect.element(page.getByText(`Письмо отправлено на ${user.email}`)).toBeVisible()
  expect(received).toEqual([{ id: user.id }])
})

test('Text typed during a save stays in the form', async () => {
  const gate = new EventTarget()
  const answered = new Promise((resolve) => gate.addEventListener('open', resolve))
  await openPanel('/users/edit/5', {
    handlers: [
      on.users.view(user),
      on.users.update(async ({ middle_name }) => {
        await answered
        return { ...user, middle_name: middle_name ?? null, version: 8 }
      }),
      ...lines,
    ],
  })
  await page.getByLabelText(/^Отчество/).fill('Петрович')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByLabelText('Фамилия').fill('Чернов')
  gate.dispatchEvent(new Event('open'))
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  await expect.element(page.getByLabelText('Фамилия')).toHaveValue('Чернов')
  await expect.element(page.getByLabelText(/^Отчество/)).toHaveValue('Петрович')
  await expect.element(page.getByText('Не сохранено: фамилия')).toBeVisible()
})
