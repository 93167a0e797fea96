import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { handlers, items, meta, role, row, staff } from './sample.ts'

const cell = (name: string) => page.getByRole('checkbox', { name, exact: true })
const expand = () => userEvent.click(page.getByRole('button', { name: 'Развернуть всё' }))
const save = () => page.getByRole('button', { name: 'Сохранить', exact: true })

test('R23: /roles lists the roles', async () => {
  await openPanel('/roles', { handlers })
  const tableRow = page.getByRole('row', { name: /Контент-менеджер/ })
  await expect.element(tableRow).toMatchTextContent(/content-manager.*Все компании.*3.*2/)
  await expect.element(tableRow.getByRole('link', { name: role.name })).toHaveAttribute('href', '/roles/edit/7')
  expect(document.title).toBe('Роли — Верстак')
})

test('R23: /roles/edit/{id} shows the role and its permissions', async () => {
  await openPanel('/roles/edit/7', { handlers })
  await expect.element(page.getByRole('heading', { name: role.name, level: 1 })).toBeVisible()
  await expect.element(page.getByLabelText('Название')).toHaveValue(role.name)
  await expand()
  await expect.element(cell('Бренды: просмотр')).toBeChecked()
  await expect.element(cell('Бренды: удаление')).not.toBeChecked()
  await expect.element(page.getByRole('heading', { name: /^Права 3 из \d+$/ })).toBeVisible()
  await expect.element(page.getByText(/^Запись № /)).toBeVisible()
})

test('R27: the address holds the filters and the order of the roles, which the request repeats', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/roles?scope=own&permission=product.delete&sort=-users_count', {
    handlers: [on.roles.list((params) => (received.push(params), { items: [row], meta: meta(1) })), ...handlers],
  })
  await expect
    .element(page.getByRole('group', { name: 'Фильтры' }))
    .toMatchTextContent(/Область: Только свои компании.*Право: Товары: удаление/)
  expect(received).toContainEqual({ scope: ['own'], permission: 'product.delete', sort: ['-users_count'] })

  await userEvent.fill(page.getByRole('searchbox', { name: 'Поиск' }), 'контент')
  await expect.poll(address).toContain('q=')
  await userEvent.click(page.getByRole('button', { name: 'Убрать «Право»' }))
  await expect.poll(address).not.toContain('permission')
})

test('R27: the list of roles restores the filters that were left in it', async () => {
  const { address } = await openPanel('/roles', { handlers, stored: { 'query:/roles': 'scope=all' } })
  await expect.element(page.getByText('Фильтры восстановлены с прошлого раза')).toBeVisible()
  expect(address()).toBe('/roles?scope=all')
})

test('a change of the name alone is saved without a question', async () => {
  const { sent } = await openPanel('/roles/edit/7', {
    handlers: [on.roles.update({ ...role, name: 'Редактор', version: 5 }), ...handlers],
  })
  await userEvent.fill(page.getByLabelText('Название'), 'Редактор')
  await userEvent.click(save())
  await expect.element(page.getByRole('heading', { name: 'Редактор', level: 1 })).toBeVisible()
  expect(await sent('PUT', '/role/7')).toEqual([{ name: 'Редактор' }])
})

test('without role.update the role is shown and nothing of it can be changed', async () => {
  const { sent } = await openPanel('/roles/edit/7', { handlers, as: staff() })
  await userEvent.click(page.getByRole('button', { name: 'Только просмотр' }))
  await expect.element(page.getByText('Нужно право «Роли: изменение»')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expand()
  await cell('Бренды: создание').click({ force: true })
  await expect.element(cell('Бренды: создание')).not.toBeChecked()
  await expect.element(page.getByLabelText('Название')).toHaveAttribute('readonly')
  await expect.element(save()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ещё действия' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Назначить' })).not.toBeInTheDocument()
  expect(await sent('PUT', '/role/7')).toEqual([])
})

const nothing = { people: [], changed_count: 0, unchanged_count: 1 }

test('a role is assigned to users after what it gives them was seen, and removed from them', async () => {
  const { sent } = await openPanel('/roles/edit/7', {
    handlers: [
      on.roles.attachImpact(nothing),
      on.roles.attachUsers(undefined),
      on.roles.detachUsers(undefined),
      ...handlers,
    ],
  })
  await userEvent.click(page.getByRole('combobox', { name: 'Кому дать роль' }))
  await userEvent.click(page.getByRole('option', { name: 'Орлова Вера' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Назначить' }))
  const question = page.getByRole('alertdialog', { name: /^Дать роль «/ })
  await expect.element(question.getByText(/Нового доступа это не даст/)).toBeVisible()
  expect(await sent('POST', '/attach-users/7')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Назначить' }))
  await expect.poll(() => sent('POST', '/attach-users/7')).toEqual([{ user_ids: [9] }])

  await userEvent.click(page.getByRole('button', { name: 'Снять роль: Белов Игорь' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Снять роль' }))
  await expect.poll(() => sent('POST', '/detach-users/7')).toEqual([{ user_ids: [5] }])
})

test('a role in use is not deleted and says why; a refusal of the server is shown', async () => {
  const { router, answer } = await openPanel('/roles/edit/7', { handlers })
  await userEvent.click(page.getByRole('button', { name: 'Ещё действия' }))
  await expect.element(page.getByText('Сначала снимите роль со всех пользователей')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  answer(
    on.roles.view({ ...role, id: 8, name: 'Никем не занятая', users_count: 0 }),
    on.deletions.check({ message: null, items: [] }),
    on.roles.delete({ error: { status: 409, message: 'Нельзя удалить: роль назначена 1 пользователю' } }),
  )
  await router.navigate('/roles/edit/8')
  await expect.element(page.getByLabelText('Название')).toHaveValue('Никем не занятая')
  await userEvent.click(page.getByRole('button', { name: 'Ещё действия' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'Удалить роль' }))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Удалить роль' }))
  await expect.element(page.getByText('Нельзя удалить: роль назначена 1 пользователю')).toBeVisible()
})

test('a system role keeps its scope', async () => {
  await openPanel('/roles/edit/7', { handlers: [on.roles.view({ ...role, is_system: true }), ...handlers] })
  await expect.element(page.getByLabelText('Область')).toHaveAttribute('readonly')
  await expect.element(page.getByText('Код и область системной роли изменить нельзя')).toBeVisible()
})

test('P2: the administrator’s role is shown and not changed', async () => {
  await openPanel('/roles/edit/7', {
    handlers: [on.roles.view({ ...role, slug: 'administrator', is_system: true }), ...handlers],
  })
  await expect.element(page.getByLabelText('Название')).toHaveAttribute('readonly')
  const note = 'У роли администратора всегда есть все права: её название и права не меняются'
  await expect.element(page.getByText(note)).toBeVisible()
})

test('a new role is created with its code, scope and permissions', async () => {
  const { sent, address } = await openPanel('/roles/edit/new', { handlers: [on.roles.create(role), ...handlers] })
  await userEvent.fill(page.getByLabelText('Название'), 'Контент-менеджер')
  await userEvent.fill(page.getByLabelText('Код'), 'content-manager')
  await userEvent.selectOptions(page.getByLabelText('Область'), 'Только свои компании')
  await expand()
  await userEvent.click(cell('Бренды: список'))
  await userEvent.click(page.getByRole('button', { name: 'Создать', exact: true }))
  await expect.poll(address).toBe('/roles/edit/7')
  expect(await sent('POST', '/role')).toEqual([
    {
      slug: 'content-manager',
      name: 'Контент-менеджер',
      description: null,
      scope: 'own',
      permissions: items('brand.index'),
    },
  ])
})

test('R23: other viewers of the role are shown', async () => {
  await openPanel('/roles/edit/7', {
    handlers: [...handlers, on.presence.report({ items: [{ id: 900, label: 'Иванов И. И.', is_editing: true }] })],
  })
  await expect.element(page.getByText('Вносит изменения Иванов И. И.')).toBeVisible()
})
