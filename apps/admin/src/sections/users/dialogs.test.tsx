import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines, user } from '#test/sample-users.ts'

const comment = () => page.getByLabelText(/^Комментарий/)

async function openBlocking() {
  await page.getByRole('button', { name: 'Активен' }).click()
  await page.getByRole('menuitem', { name: 'Заблокировать' }).click()
}

test.each([
  ['Esc', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).click()],
  ['its first button', () => page.getByRole('dialog').getByRole('button', { name: 'Отмена' }).click()],
])('a dialog that is closed by %s opens again with what was typed', async (_, close) => {
  await openPanel('/users/edit/5', { handlers: [on.users.view(user), ...lines] })
  await openBlocking()
  await page.getByLabelText(/^Причина/).selectOptions('Уволен')
  await comment().fill('Последний день 20 ноября')
  await close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await openBlocking()
  await expect.element(comment()).toHaveValue('Последний день 20 ноября')
  await expect.element(page.getByLabelText(/^Причина/)).toHaveDisplayValue('Уволен')
})

test('what was typed in a dialog is gone once it is sent', async () => {
  await openPanel('/users/edit/5', {
    handlers: [on.users.view(user), on.users.statusChange({ ...user, version: 8 }), ...lines],
  })
  await openBlocking()
  await page.getByLabelText(/^Причина/).selectOptions('Уволен')
  await comment().fill('Последний день 20 ноября')
  await page.getByRole('button', { name: 'Заблокировать' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await openBlocking()
  await expect.element(comment()).toHaveValue('')
})
