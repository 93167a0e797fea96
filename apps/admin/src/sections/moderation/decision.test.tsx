import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { myRequest, reasons } from './sample.ts'

test('a refusal that is closed by mistake keeps its reasons, remarks and comments', async () => {
  await openPanel('/moderation/101', { handlers: [on.moderation.view(myRequest), reasons] })
  const bar = page.getByRole('region', { name: 'Решение по заявке' })
  const dialog = page.getByRole('dialog')
  await bar.getByRole('button', { name: 'Отклонить' }).click()
  await dialog.getByLabelText('Причина', { exact: true }).selectOptions('Плохое качество фото')
  await dialog.getByLabelText(/^Замечание/).fill('Проверьте размер')
  await dialog.getByLabelText(/^Комментарий для автора/).fill('Замените фото')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await bar.getByRole('button', { name: 'Отклонить' }).click()
  await expect.element(dialog.getByLabelText('Причина', { exact: true })).toHaveDisplayValue('Плохое качество фото')
  await expect.element(dialog.getByLabelText(/^Замечание/)).toHaveValue('Проверьте размер')
  await expect.element(dialog.getByLabelText(/^Комментарий для автора/)).toHaveValue('Замените фото')
})
