import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { user } from '#test/sample-users.ts'
import { on, openPanel } from '#test/render.tsx'

const explained = {
  permission: 'user.statusChange' as const,
  roles: [{ id: 3, name: 'Кадры' }],
  givers: ['Волков Андрей', 'Сергеев Вадим'],
  givers_count: 3,
  requested_at: null,
}
const history = on.users.deactivationHistory({ items: [] })
const address = `/users/edit/${user.id}`
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('A15: a page names what it hides, who can give the right, and asks for it', async () => {
  let asked = false
  const { sent } = await openPanel(address, {
    as: ['user', 'user.view', 'user.update'],
    handlers: [
      on.users.view(user),
      on.ownAccess.explain(() => ({ ...explained, requested_at: asked ? '2026-06-01T09:00:00Z' : null })),
      on.ownAccess.ask(() => {
        asked = true
        return { id: 1, sent: 3 }
      }),
    ],
  })
  await button(/^Ещё \d+ недоступн/).click()
  await button('Пользователи: смена статуса').click()
  await expect.element(page.getByText('Это право дают роли: Кадры.')).toBeVisible()
  await expect.element(page.getByText('Могут дать: Волков Андрей, Сергеев Вадим, ещё 1.')).toBeVisible()
  await button('Попросить доступ').click()
  await page.getByRole('textbox', { name: 'Основание' }).fill('Блокирую уволенных')
  await button('Попросить доступ').click()
  await expect.element(page.getByText('Запрос отправлен 3 людям')).toBeVisible()
  await expect.element(page.getByText(/^Вы попросили это право/)).toBeVisible()
  expect(await sent('POST', '/profile/access')).toEqual([
    { permission: 'user.statusChange', reason: 'Блокирую уволенных' },
  ])
})

test('A15: an administrator, from whom nothing is hidden, sees no such list', async () => {
  await openPanel(address, { handlers: [on.users.view(user), history, on.accessRequests.ofUser({ items: [] })] })
  await expect.element(page.getByText('История статусов')).toBeVisible()
  expect(button(/недоступн/).query()).toBeNull()
})

const impact = (gained: string[]) =>
  on.roles.attachImpact({
    people: [
      {
        id: user.id,
        label: 'Волков Андрей',
        gained,
        lost: [],
        narrowed: [],
        widened: [],
        shared_views: [],
        leases_count: 0,
      },
    ],
    changed_count: 1,
    unchanged_count: 0,
  })

test('A15: a request is granted by a role that is chosen, and only after what else it gives was seen', async () => {
  const request = {
    id: 8,
    permission: 'product.update' as const,
    reason: 'Правлю вес товаров',
    requested_at: '2026-06-01T09:00:00Z',
    roles: [
      { id: 4, name: 'Контент' },
      { id: 5, name: 'Модератор' },
    ],
  }
  let open = [request]
  const { sent } = await openPanel(address, {
    handlers: [
      on.users.view(user),
      history,
      on.accessRequests.ofUser(() => ({ items: open })),
      impact(['product.update', 'user.update', 'bank-detail.personal']),
      on.accessRequests.answer(({ role_id }) => {
        if (role_id === undefined)
          return {
            error: {
              status: 422,
              message: 'Комментарий',
              details: { comment: ['Комментарий: напишите, почему отказано'] },
            },
          }
        open = []
        return undefined
      }),
    ],
  })
  await expect.element(page.getByText('Правлю вес товаров')).toBeVisible()
  await button('Отказать').click()
  await expect.element(page.getByText('Комментарий: напишите, почему отказано')).toBeVisible()
  const roles = page.getByRole('combobox', { name: 'Роль с этим правом' })
  await expect.element(roles).toHaveValue('')
  await expect.element(button('Дать роль')).toHaveAttribute('aria-disabled', 'true')
  await roles.selectOptions('Модератор')
  await button('Дать роль').click()
  const question = page.getByRole('alertdialog', { name: 'Дать роль «Модератор»?' })
  await expect.element(question.getByText('Новые права: 3')).toBeVisible()
  await expect.element(question.getByText('Реквизиты: персональные данные')).toBeVisible()
  await expect.element(question.getByText(/менять доступ других людей.*Пользователи: изменение/)).toBeVisible()
  expect(await sent('POST', '/attach-impact/5')).toEqual([{ user_ids: [user.id] }])
  expect(await sent('POST', '/answer/8')).toHaveLength(1)
  await question.getByRole('button', { name: 'Дать роль' }).click()
  await expect.element(page.getByText('Доступ дан')).toBeVisible()
  await expect.poll(() => page.getByText('Просит доступ').query()).toBeNull()
  expect((await sent('POST', '/answer/8'))[1]).toEqual({ role_id: 5, comment: '' })
})

test('A15: the rights of a user stand with the roles that grant them, and a missing one with those that would', async () => {
  const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
  await openPanel(address, {
    handlers: [
      on.users.view(user),
      history,
      on.accessRequests.ofUser({ items: [] }),
      on.userRights.ofUser({
        is_administrator: false,
        items: [{ permission: 'order.view', scope: 'own', roles: [{ id: 2, name: 'Продавец' }] }],
      }),
      on.roles.list({
        items: [
          {
            id: 4,
            slug: 'content',
            name: 'Контент',
            description: null,
            scope: 'all',
            is_system: false,
            permissions_count: 1,
            users_count: 1,
            factor_required_from: null,
            active_users_count: 1,
            ready_users_count: 0,
            updated_at: '2026-06-01T09:00:00Z',
            version: 1,
          },
        ],
        meta,
      }),
    ],
  })
  await button('Ещё действия').click()
  await page.getByRole('menuitem', { name: 'Права', exact: true }).click()
  await expect.element(page.getByText(/только свои компании/)).toBeVisible()
  await page.getByRole('searchbox', { name: /Право/ }).fill('товары изменение')
  await expect.element(page.getByText('Нет. Дают роли: Контент')).toBeVisible()
})

test('New roles in the form of a user are saved only after what they give was seen', async () => {
  const { sent } = await openPanel(address, {
    handlers: [
      on.users.view(user),
      history,
      on.accessRequests.ofUser({ items: [] }),
      on.roles.options({ items: [{ id: 12, label: 'Кадры', hint: null, is_active: true }] }),
      on.users.update({ ...user, role_ids: [...user.role_ids, 12], version: 2 }),
      impact(['role.attachUsers']),
    ],
  })
  await page.getByRole('combobox', { name: 'Роли' }).click()
  await page.getByRole('option', { name: 'Кадры' }).click()
  await button('Сохранить').click()
  const question = page.getByRole('alertdialog', { name: 'Дать новые роли?' })
  await expect.element(question.getByText('Новые права: 1')).toBeVisible()
  expect(await sent('PUT', `/user/${user.id}`)).toEqual([])
  await question.getByRole('button', { name: 'Дать роль' }).click()
  await expect.poll(() => sent('PUT', `/user/${user.id}`)).toEqual([{ role_ids: [...user.role_ids, 12] }])
})
