import { expect, test, toasts } from '../support/fixtures.ts'

/** A number as people write it, by its last seven digits. */
const SPELLINGS = [
  (end: string) => `8916${end}`,
  (end: string) => `+7 916 ${end.slice(0, 3)}-${end.slice(3, 5)}-${end.slice(5)}`,
  (end: string) => `916${end}`,
  (end: string) => `8 (916) ${end.slice(0, 3)}–${end.slice(3, 5)}–${end.slice(5)}`,
]

test('R22: a phone is one number however it is typed, pasted and searched for', async ({ page, admin }) => {
  const { items: roles } = await admin.roles.list({ q: 'Наблюдатель' })
  const email = `phone-${Date.now()}@example.com`
  const { id } = await admin.users.create({
    email,
    last_name: 'Телефонов',
    first_name: 'Пётр',
    role_ids: roles.map((role) => role.id),
  })
  const paste = (text: string) =>
    page.evaluate((copied) => {
      document.execCommand('selectAll')
      document.execCommand('insertText', false, copied)
    }, text)
  await page.goto(`/users/edit/${id}`)
  const field = page.getByLabel(/^Телефон/)
  // Phones are unique, and a test may run again.
  const first = Date.now() % 1_000_000
  const endOf = (index: number) => String(first * 10 + index).padStart(7, '0')
  for (const [index, spelling] of SPELLINGS.entries()) {
    const typed = spelling(endOf(index))
    await field.fill('')
    await field.focus()
    await (index % 2 === 0 ? page.keyboard.type(typed) : paste(typed))
    await page.getByRole('button', { name: 'Сохранить' }).click()
    await expect(toasts(page).getByText('Сохранено')).toBeVisible()
    await toasts(page).getByRole('button', { name: 'Закрыть' }).first().click()
    expect((await admin.users.view({ id })).phone).toBe(`+7916${endOf(index)}`)
  }
  for (const spelling of SPELLINGS) {
    await page.goto(`/users?q=${encodeURIComponent(spelling(endOf(SPELLINGS.length - 1)))}`)
    await expect(page.getByRole('link', { name: /Телефонов/ })).toHaveCount(1)
  }
})
