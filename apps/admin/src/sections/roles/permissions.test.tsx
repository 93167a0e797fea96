import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { handlers, items, role, staff } from './sample.ts'

const cell = (name: string) => page.getByRole('checkbox', { name, exact: true })
const level = (name: string) => page.getByRole('radio', { name, exact: true })
const expand = () => userEvent.click(page.getByRole('button', { name: 'Развернуть всё' }))
const save = () => page.getByRole('button', { name: 'Сохранить', exact: true })
const review = () => page.getByRole('alertdialog', { name: 'Сохранить изменения доступа?' })

test('a change of permissions is shown with whom it concerns before it is saved', async () => {
  const { sent } = await openPanel('/roles/edit/7', {
    handlers: [on.roles.update((params) => ({ ...role, ...params, version: 5 }) as Schemas['Role']), ...handlers],
  })
  await expand()
  await userEvent.click(cell('Бренды: просмотр'))
  await userEvent.click(cell('Роли: изменение'))
  await userEvent.click(cell('Бренды: создание'))
  await userEvent.click(save())

  await expect.element(review()).toMatchTextContent(/Добавится: 2Бренды: созданиеРоли: изменение/)
  await expect.element(review()).toMatchTextContent(/Уберётся: 1Бренды: просмотр/)
  await expect
    .element(review())
    .toMatchTextContent(
      'Доступ изменится у 2 пользователей. У 1 пользователя ничего не изменится: то же даёт другая роль.',
    )
  const people = review().getByRole('region', { name: 'Кто что получит и потеряет' })
  await expect.element(people).toMatchTextContent(/Белов И\.Получит: .*Бренды: создание.*Потеряет: Бренды: просмотр/)
  await expect.element(people).toMatchTextContent(/Смирнова А\..*Закроются экраны: «Бренды/)
  await expect.element(people).toMatchTextContent(/общие виды: «Без логотипа».*не сможет решить: 2/)
  await expect.element(review()).toMatchTextContent(/менять доступ других людей.*Роли: изменение/)
  expect(await sent('PUT', '/role/7')).toEqual([])

  await userEvent.click(review().getByRole('button', { name: 'Сохранить роль' }))
  await expect
    .poll(() => sent('PUT', '/role/7'))
    .toEqual([{ permissions: items('brand.create', 'brand.index', 'product.index', 'role.update') }])
})

test('«Отмена» in the review sends nothing and keeps the selection', async () => {
  const { sent } = await openPanel('/roles/edit/7', { handlers })
  await expand()
  await userEvent.click(cell('Бренды: создание'))
  await userEvent.click(save())
  await userEvent.click(review().getByRole('button', { name: 'Отмена' }))
  await expect.element(cell('Бренды: создание')).toBeChecked()
  expect(await sent('PUT', '/role/7')).toEqual([])
})

test('a permission that the editor does not hold cannot be granted and shows the reason', async () => {
  await openPanel('/roles/edit/7', {
    handlers,
    as: staff('role.update', 'brand.index', 'brand.view', 'brand.update', 'product.index'),
  })
  await expand()
  await cell('Бренды: удаление').click({ force: true })
  await expect.element(cell('Бренды: удаление')).not.toBeChecked()
  await expect.element(page.getByText('Нельзя выдать право, которого нет у вас.')).toBeVisible()
  await userEvent.click(level('Бренды: Всё'))
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
  await expand()
  await userEvent.click(page.getByRole('combobox', { name: 'Сравнить с ролью…' }))
  await userEvent.click(page.getByRole('option', { name: 'Модератор' }))
  await expect.element(page.getByText('Роль «Модератор»: здесь лишних прав — 2, недостаёт — 1')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Скопировать её права' }))
  await expect.element(cell('Заявки: просмотр')).toBeChecked()
  await expect.element(cell('Бренды: просмотр')).not.toBeChecked()
  await expect.element(page.getByText('Права совпадают с ролью «Модератор»')).toBeVisible()
})

test('«Кто это может?» names my own right, the roles and the users, by keyboard alone', async () => {
  await openPanel('/roles/edit/7', { handlers, as: staff('brand.index', 'user') })
  await expand()
  level('Каталог: Нет').element().focus()
  // Past the attributes and their single rights.
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Tab}{Enter}')
  const drawer = page.getByRole('dialog', { name: 'Кто может: Бренды: список' })
  await expect.element(drawer).toMatchTextContent('Можете. Это право дают ваши роли: Сотрудник.')
  await expect.element(drawer.getByRole('link', { name: role.name })).toHaveAttribute('href', '/roles/edit/7')
  await expect.element(drawer.getByRole('link', { name: 'Белов Игорь' })).toHaveAttribute('href', '/users/edit/5')
})

test('P6: granting a list offers the permissions that open its screens', async () => {
  await openPanel('/roles/edit/7', { handlers })
  const hint = page.getByRole('region', { name: 'С этими правами не откроются экраны' })
  await expand()
  await expect.element(cell('Бренды: просмотр')).toBeChecked()
  expect(hint.query()).toBeNull()
  await cell('Точки (магазины, склады, ПВЗ, СЦ): список').click()
  await expect.element(hint.getByText(/Магазины и склады.*Экраны магазинов, складов, ПВЗ и СЦ: список/)).toBeVisible()
  await hint.getByRole('button', { name: 'Добавить' }).click()
  expect(hint.query()).toBeNull()
  await expect.element(cell('Экраны магазинов, складов, ПВЗ и СЦ: список')).toBeChecked()
})

test('P6: a permission to change without the permission to view is reported too', async () => {
  await openPanel('/roles/edit/7', { handlers })
  await expand()
  await cell('Точки (магазины, склады, ПВЗ, СЦ): изменение').click()
  await expect.element(page.getByText(/^«.+»: нужно ещё право «Точки.*: просмотр»/)).toBeVisible()
})

test('R23: a copied role has no permissions beyond the user’s own', async () => {
  const created: unknown[] = []
  await openPanel('/roles/edit/7', {
    as: staff('role.create', 'brand.index', 'brand.view'),
    handlers: [on.roles.create((body) => (created.push(body), { ...role, id: 12 })), ...handlers],
  })
  await page.getByRole('link', { name: 'Копировать', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Новая роль', level: 1 })).toBeVisible()
  await expect.element(page.getByLabelText('Название')).toHaveValue('Контент-менеджер — копия')
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  await expect.poll(() => created).toHaveLength(1)
  expect(created[0]).toMatchObject({
    name: 'Контент-менеджер — копия',
    slug: 'content-manager-copy',
    scope: 'all',
    permissions: items('brand.index', 'brand.view'),
  })
})

test('P7: a role for own companies is shown the permissions that it cannot have before it is saved', async () => {
  const own = {
    ...role,
    scope: 'own',
    permissions: items('brand.index', 'order.index', 'webhook.view'),
  } as Schemas['Role']
  const { sent } = await openPanel('/roles/edit/7', {
    handlers: [
      on.roles.view(own),
      on.roles.update((params) => ({ ...own, ...params, version: 5 }) as Schemas['Role']),
      ...handlers,
    ],
  })
  await expect
    .element(
      page.getByText(
        'В роли «Только свои компании» не может быть прав на записи всего маркетплейса: Вебхуки: просмотр.',
      ),
    )
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Убрать эти права' }))
  await expand()
  await expect.element(cell('Бренды: создание')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(save())
  await userEvent.click(review().getByRole('button', { name: 'Сохранить роль' }))
  await expect.poll(() => sent('PUT', '/role/7')).toEqual([{ permissions: items('brand.index', 'order.index') }])
})
