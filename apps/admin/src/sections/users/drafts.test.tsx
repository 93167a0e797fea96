import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines, user } from '#test/sample-users.ts'

type User = Schemas['User']

const stored = (draft: object) => JSON.stringify({ at: Date.now(), ...draft })
const toast = () => page.getByRole('region', { name: 'Уведомления' })
const restored = () => page.getByText('Восстановлены несохранённые изменения.')
const conflict = (name: string) => page.getByRole('dialog', { name })
const save = () => page.getByRole('button', { name: 'Сохранить', exact: true }).click()

/** Answers like the server: a change of another version than the present one is refused. */
function answersFor(current: User, isOwn = false) {
  const received: unknown[] = []
  const update = on.users.update((params) => {
    received.push(params)
    const { id: _id, version, ...changes } = params
    if (version !== current.version) return { error: { status: 412, current, isOwn } }
    return { ...current, position: changes.position ?? current.position, version: current.version + 1 }
  })
  return { received, handlers: [on.users.view(current), update, ...lines] }
}

test('a restored change of a field that somebody has changed since asks which one stays', async () => {
  const { received, handlers } = answersFor({ ...user, position: 'Директор', version: 8 })
  await openPanel('/users/edit/5', {
    handlers,
    stored: {
      'draft:1:users/5': stored({ values: { position: 'Кладовщик' }, base: { position: user.position }, version: 7 }),
    },
  })
  await expect.element(restored()).toBeVisible()
  await save()
  const dialog = conflict('Запись изменил другой пользователь')
  await expect.element(dialog.getByLabelText('Моё: Кладовщик')).toBeChecked()
  await dialog.getByLabelText('Сейчас: Директор').click()
  await dialog.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(received).toEqual([
    { id: 5, version: 7, position: 'Кладовщик' },
    { id: 5, version: 8, position: 'Директор' },
  ])
})

test('a restored list that somebody has changed since asks too', async () => {
  const { handlers } = answersFor({ ...user, role_ids: [2, 3], version: 8 })
  await openPanel('/users/edit/5', {
    handlers: [on.roles.attachImpact({ people: [], changed_count: 0, unchanged_count: 0 }), ...handlers],
    stored: { 'draft:1:users/5': stored({ values: { role_ids: [2, 4] }, base: { role_ids: [2] }, version: 7 }) },
  })
  await expect.element(restored()).toBeVisible()
  await save()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Дать роль' }).click()
  await expect.element(conflict('Запись изменил другой пользователь')).toBeVisible()
})

test('a restored change merges with the changes of other fields', async () => {
  const { received, handlers } = answersFor({ ...user, first_name: 'Семён', version: 8 })
  await openPanel('/users/edit/5', {
    handlers,
    stored: {
      'draft:1:users/5': stored({ values: { position: 'Кладовщик' }, base: { position: user.position }, version: 7 }),
    },
  })
  await save()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(received).toEqual([{ id: 5, version: 8, position: 'Кладовщик' }])
})

test('a draft of a build that kept no base asks about every value that differs from the record', async () => {
  const { handlers } = answersFor({ ...user, position: 'Директор', version: 8 })
  await openPanel('/users/edit/5', {
    handlers,
    stored: { 'draft:1:users/5': stored({ values: { position: 'Кладовщик' }, version: 7 }) },
  })
  await save()
  await expect.element(conflict('Запись изменил другой пользователь')).toBeVisible()
})

test("a newer version by the same user is called the user's own", async () => {
  const { handlers } = answersFor({ ...user, position: 'Директор', version: 8 }, true)
  await openPanel('/users/edit/5', { handlers: [on.users.view(user), ...handlers] })
  await page.getByLabelText(/^Должность/).fill('Кладовщик')
  await save()
  await expect.element(conflict('Вы изменили эту запись в другой вкладке')).toBeVisible()
})

test.each([
  ['of another shape', { role_ids: 'administrator', first_name: 5, position: { text: 'Кладовщик' } }],
  ['of fields that are gone', { nickname: 'Пётр' }],
  ['that is no object', ['Пётр']],
])('a draft %s is not restored', async (_, values) => {
  await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), ...lines],
    stored: { 'draft:1:users/5': stored({ values, version: 7 }) },
  })
  await expect.element(page.getByLabelText('Имя')).toHaveValue(user.first_name)
  await expect.element(restored()).not.toBeInTheDocument()
})

test('of a draft of an older build the fields that still fit are restored', async () => {
  await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), ...lines],
    stored: { 'draft:1:users/5': stored({ values: { first_name: 'Пётр', nickname: 'П', role_ids: 2 }, version: 7 }) },
  })
  await expect.element(restored()).toBeVisible()
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Пётр')
})

test('the unsaved input of another tab is offered, and a save here leaves it', async () => {
  const { handlers } = answersFor(user)
  const key = 'draft:1:users/5#other'
  await openPanel('/users/edit/5', {
    handlers,
    stored: { [key]: stored({ values: { first_name: 'Пётр' }, base: { first_name: user.first_name }, version: 7 }) },
  })
  await expect.element(page.getByText(/В другой вкладке остались несохранённые изменения/)).toBeVisible()
  await expect.element(page.getByLabelText('Имя')).toHaveValue(user.first_name)
  await page.getByLabelText(/^Должность/).fill('Кладовщик')
  await save()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(localStorage.getItem(key)).not.toBeNull()
})

test('taken over from another tab, the input is here alone', async () => {
  const { handlers } = answersFor(user)
  const key = 'draft:1:users/5#other'
  await openPanel('/users/edit/5', {
    handlers,
    stored: { [key]: stored({ values: { first_name: 'Пётр' }, base: { first_name: user.first_name }, version: 7 }) },
  })
  await page.getByRole('button', { name: 'Восстановить' }).click()
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Пётр')
  await expect.element(restored()).toBeVisible()
  const keys = Object.keys(localStorage).filter((name) => name.startsWith('draft:'))
  expect(keys).toHaveLength(1)
  expect(keys).not.toContain(key)
})
