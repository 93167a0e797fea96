import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#button/button.tsx'
import type { Guide } from '#test/guide.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export default {
  title: 'Окна/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    trigger: <Button>Удалить</Button>,
    heading: 'Удалить роль «Контент-менеджер»?',
    description: 'Её потеряют 12 пользователей. Отменить удаление нельзя.',
    confirmText: 'Удалить роль',
    variant: 'danger',
    onConfirm: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: ['primary', 'danger', 'leave'] } },
  parameters: {
    guide: {
      use: 'Вопрос перед тем, чего не вернуть: удаление, уход с несохранённой формы.',
      access: {
        focus: 'сначала «Отмена»; не выходит из окна, потом возвращается',
        role: 'alertdialog',
        give: 'heading и description: их прочтут сразу',
      },
      keys: { Enter: 'нажимает кнопку в фокусе; сначала это «Отмена»', Esc: 'отменяет' },
      do: ['Говорит, кого это заденет и можно ли вернуть', 'leave: главная кнопка — остаться'],
      dont: ['Не спрашивайте о том, что можно отменить потом'],
      screens: { roles: 'Роли' },
    } satisfies Guide,
  },
} satisfies Meta<typeof ConfirmDialog>
type Story = StoryObj<typeof ConfirmDialog>

export const Playground: Story = { name: 'Площадка' }

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Удалить' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('button', { name: 'Отмена' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Enter}')
  },
}
