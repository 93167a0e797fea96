import type { PermissionName } from '@admin-panel/permissions'
import type { Permission, Schemas, User } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const items = (...names: PermissionName[]) => names.map((name) => ({ name }))
const role: Schemas['Role'] = {
  id: 7,
  slug: 'content-manager',
  name: 'Контент-менеджер',
  description: 'Ведёт каталог',
  scope: 'all',
  is_system: false,
  permissions: items('brand.index', 'brand.view', 'product.index'),
  permissions_count: 3,
  users_count: 2,
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 4,
}
const { permissions: _permissions, created_at: _created, ...row } = role
const member: Schemas['UserRow'] = {
  id: 5,
  last_name: 'Белов',
  first_name: 'Игорь',
  middle_name: null,
  email: 'content@example.com',
  phone: null,
  position: null,
  roles: [{ id: 7, label: 'Контент-менеджер' }],
  companies: [],
  status: 'active',
  last_login_at: null,
  created_at: '2026-06-01T09:00:00Z',
  version: 1,
}
const colleague: Schemas['UserRow'] = { ...member, id: 6, last_name: 'Смирнова', first_name: 'Анна' }
const meta = (total: number) => ({ total, total_is_exact: true, page: 1, per_page: 20, page_count: 1 })
const option = (id: number, label: string) => ({ id, label, hint: null, is_active: true })
const list = on.roles.list({ items: [row], meta: meta(1) })
const handlers = [
  list,
  on.roles.view(role),
  on.roles.options({ items: [option(7, role.name), option(8, 'Модератор')] }),
  on.users.list({ items: [member, colleague], meta: meta(2) }),
  on.users.options({ items: [option(9, 'Орлова Вера')] }),
]

const read = ['role', 'role.list', 'role.view'] as const
/** A user whose only role, another one than the open one, grants exactly these permissions. */
const staff = (...permissions: Permission[]): User => createTestUser([...read, ...permissions])
const cell = (name: string) => page.getByRole('checkbox', { name, exact: true })
const save = () => page.getByRole('button', { name: 'Сохранить', exact: true })
const review = () => page.getByRole('alertdialog', { name: 'Сохранить изменения доступа?' })

test('R23: /roles lists the roles', async () => {
  await openPanel('/roles', { handlers })
  const found = page.getByRole('row', { name: /Контент-менеджер/ })
  await expect.element(found).toMatchTextContent(/content-manager.*Все компании.*3.*2/)
  await expect.element(found.getByRole('link', { name: role.name })).toHaveAttribute('href', '/roles/edit/7')
  expect(document.title).toBe('Роли — admin-panel')
})

test('R23: /roles/edit/{id} shows the role and its permissions', async () => {
  await openPanel('/roles/edit/7', { handlers })
  await expect.element(page.getByRole('heading', { name: role.name, level: 1 })).toBeVisible()
  await expect.element(page.getByLabelText('Название')).toHaveValue(role.name)
  await expect.element(cell('Бренды: просмотр')).toBeChecked()
  await expect.element(cell('Бренды: удаление')).not.toBeChecked()
  await expect.element(page.getByRole('heading', { name: /^Права 3 из \d+$/ })).toBeVisible()
  await expect.element(page.getByText('Внутренний номер', { exact: true })).toBeVisible()
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

test('a change of permissions is shown with whom it concerns before it is saved', async () => {
  const { sent } = await openPanel('/roles/edit/7', {
    handlers: [on.roles.update((params) => ({ ...role, ...params, version: 5 }) as Schemas['Role']), ...handlers],
  })
  await userEvent.click(cell('Бренды: просмотр'))
  await userEvent.click(cell('Роли: изменение'))
  await userEvent.click(cell('Бренды: создание'))
  await userEvent.click(save())

  await expect.element(review()).toMatchTextContent(/Добавится: 2Бренды: созданиеРоли: изменение/)
  await expect.element(review()).toMatchTextContent(/Уберётся: 1Бренды: просмотр/)
  await expect.element(review()).toMatchTextContent('Доступ изменится у 2 пользователей: Белов Игорь, Смирнова Анна.')
  await expect.element(review()).toMatchTextContent(/менять доступ других людей.*Роли: изменение/)
  expect(await sent('PUT', '/role/7')).toEqual([])

  await userEvent.click(review().getByRole('button', { name: 'Сохранить роль' }))
  await expect
    .poll(() => sent('PUT', '/role/7'))
    .toEqual([{ permissions: items('brand.create', 'brand.index', 'product.index', 'role.update') }])
})

test('«Отмена» in the review sends nothing and keeps the selection', async () => {
  const { sent } = await openPanel('/roles/edit/7', { handlers })
  await userEvent.click(cell('Бренды: создание'))
  await userEvent.click(save())
  await userEvent.click(review().getByRole('button', { name: 'Отмена' }))
  await expect.element(cell('Бренды: создание')).toBeChecked()
  expect(await sent('PUT', '/role/7')).toEqual([])
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
  await cell('Бренды: создание').click({ force: true })
  await expect.element(cell('Бренды: создание')).not.toBeChecked()
  await expect.element(page.getByLabelText('Название')).toHaveAttribute('readonly')
  await expect.element(save()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ещё действия' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Назначить' })).not.toBeInTheDocument()
  expect(await sent('PUT', '/role/7')).toEqual([])
})

test('a permission that the editor does not hold cannot be granted and shows the reason', async () => {
  await openPanel('/roles/edit/7', {
    handlers,
    as: staff('role.update', 'brand.index', 'brand.view', 'brand.update', 'product.index'),
  })
  await cell('Бренды: удаление').click({ force: true })
  await expect.element(cell('Бренды: удаление')).not.toBeChecked()
  await expect.element(page.getByText('Нельзя выдать право, которого нет у вас.')).toBeVisible()
  await userEvent.click(cell('Бренды'))
  await expect.element(cell('Бренды: изменение')).toBeChecked()
  await expect.element(cell('Бренды: удаление')).not.toBeChecked()
})

test('a role that grants more than the editor holds is read-only', async () => {
  await openPanel('/roles/edit/7', { handlers, as: staff('role.update', 'role.delete', 'brand.index') })
  await expect.element(page.getByText(/в ней есть права, которых нет у вас/)).toBeVisible()
  await expect.element(page.getByLabelText('Название')).toHaveAttribute('readonly')
})

test('another role can be compared and copied', async () => {
  const moderator = { ...role, id: 8, name: 'Модератор', permissions: items('brand.index', 'moderation.view') }
  await openPanel('/roles/edit/7', {
    handlers: [on.roles.view(({ id }) => (id === 8 ? moderator : role)), ...handlers],
  })
  await userEvent.click(page.getByRole('combobox', { name: 'Сравнить с ролью…' }))
  await userEvent.click(page.getByRole('option', { name: 'Модератор' }))
  await expect.element(page.getByText('Роль «Модератор»: здесь лишних прав — 2, недостаёт — 1')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Скопировать её права' }))
  await expect.element(cell('Заявки: просмотр')).toBeChecked()
  await expect.element(cell('Бренды: просмотр')).not.toBeChecked()
  await expect.element(page.getByText('Права совпадают с ролью «Модератор»')).toBeVisible()
})

test('«Кто может это?» names my own right, the roles and the users, by keyboard alone', async () => {
  await openPanel('/roles/edit/7', { handlers, as: staff('brand.index', 'user') })
  await expect.element(cell('Каталог')).toBeVisible()
  cell('Каталог').element().focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Tab}{Enter}')
  const drawer = page.getByRole('dialog', { name: 'Кто может: Бренды: список' })
  await expect.element(drawer).toMatchTextContent('Можете. Это право дают ваши роли: Сотрудник.')
  await expect.element(drawer.getByRole('link', { name: role.name })).toHaveAttribute('href', '/roles/edit/7')
  await expect.element(drawer.getByRole('link', { name: 'Белов Игорь' })).toHaveAttribute('href', '/users/edit/5')
})

test('a role is assigned to users and removed from them', async () => {
  const { sent } = await openPanel('/roles/edit/7', {
    handlers: [on.roles.attachUsers(undefined), on.roles.detachUsers(undefined), ...handlers],
  })
  await userEvent.click(page.getByRole('combobox', { name: 'Кому дать роль' }))
  await userEvent.click(page.getByRole('option', { name: 'Орлова Вера' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: 'Назначить' }))
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
  await userEvent.click(cell('Бренды: список'))
  await userEvent.click(save())
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

test('P6: granting a list offers the permissions that open its screens', async () => {
  await openPanel('/roles/edit/7', { handlers })
  const hint = page.getByRole('region', { name: 'С этими правами не откроются экраны' })
  await expect.element(cell('Бренды: просмотр')).toBeChecked()
  expect(hint.query()).toBeNull()
  await cell('Точки (магазины, склады, ПВЗ, СЦ): список').click()
  await expect.element(hint.getByText(/вход на экраны: список.*Магазины и склады/)).toBeVisible()
  await hint.getByRole('button', { name: 'Добавить' }).click()
  expect(hint.query()).toBeNull()
  await expect.element(cell('Магазины и склады, ПВЗ и СЦ: вход на экраны: список')).toBeChecked()
})

test('P6: a permission to change without the permission to view is reported too', async () => {
  await openPanel('/roles/edit/7', { handlers })
  await cell('Точки (магазины, склады, ПВЗ, СЦ): изменение').click()
  await expect.element(page.getByText(/Нужно ещё право «Точки.*: просмотр»/)).toBeVisible()
})

test('R23: a copied role has no permissions beyond the user’s own', async () => {
  const made: unknown[] = []
  await openPanel('/roles/edit/7', {
    as: staff('role.create', 'brand.index', 'brand.view'),
    handlers: [on.roles.create((body) => (made.push(body), { ...role, id: 12 })), ...handlers],
  })
  await page.getByRole('link', { name: 'Копировать роль' }).click()
  await expect.element(page.getByRole('heading', { name: 'Новая роль', level: 1 })).toBeVisible()
  await expect.element(page.getByLabelText('Название')).toHaveValue('Контент-менеджер — копия')
  await save().click()
  await expect.poll(() => made).toHaveLength(1)
  expect(made[0]).toMatchObject({
    name: 'Контент-менеджер — копия',
    slug: 'content-manager-copy',
    scope: 'all',
    permissions: items('brand.index', 'brand.view'),
  })
})
