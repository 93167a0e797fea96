import type { Page } from '@playwright/test'
import { inviteUser, unique } from './api.ts'
import { violations } from './axe.ts'
import { expect, heading, test } from './fixtures.ts'
import { press, pressRussian } from './keys.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Поиск и переход' })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('R4: the palette finds a card by its part number in any spelling, by the keyboard of either layout', async ({
  page,
}) => {
  await page.goto('/users')
  await expect(heading(page, 'Пользователи')).toBeVisible()
  await pressRussian(page, 'л', 'K')
  await expect(field(page)).toBeFocused()
  for (const spelled of ['w9142', 'W 914/2', 'w-914 2']) {
    await field(page).fill(spelled)
    await expect(group(page, 'Товары').getByRole('option').first()).toContainText('W 914/2')
    await expect(group(page, 'Товары').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/products/1001')
  await expect(heading(page, /W 914\/2/)).toBeFocused()
})

test('R5: the palette finds an order by its number and by the phone of its buyer', async ({ page, admin }) => {
  const { id, number, buyer_phone, buyer_name } = await admin.orders.view({ id: 123 })
  await page.goto('/catalog')
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await field(page).fill(buyer_phone.replace(/^\+7/, '8 '))
  await expect(group(page, 'Заказы').getByRole('option').first()).toContainText(buyer_name)
  await field(page).fill(number)
  await expect(group(page, 'Подзаказы').getByRole('option').first()).toContainText(`${number}-1`)
  await group(page, 'Заказы').getByRole('option').first().click()
  await expect(page).toHaveURL(`/orders/${id}`)
  await expect(heading(page, new RegExp(number))).toBeVisible()
})

test('The palette does what can be done with the open record, and the list of shortcuts opens at «?»', async ({
  page,
  admin,
}) => {
  const { id, last_name } = await inviteUser(admin, 'viewer', { last_name: `Палитров ${unique()}` })
  await page.goto(`/users/edit/${id}`)
  await expect(heading(page, new RegExp(last_name))).toBeVisible()
  await page.keyboard.press('Control+K')
  await field(page).fill('удалить')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Отмена' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'Пользователи' }).first())
  await page.keyboard.press('Control+K')
  await expect(group(page, 'Недавние записи').getByRole('option').first()).toContainText(last_name)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the palette and the list of shortcuts have no fault that can be measured (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/roles')
    await expect(heading(page, 'Роли')).toBeVisible()
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await field(page).fill('ыыыы')
    await expect(page.getByText('Ничего не найдено')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Сочетания клавиш' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
