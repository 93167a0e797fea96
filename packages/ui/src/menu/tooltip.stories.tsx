import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '#button/button.tsx'
import type { Guide } from '#test/guide.ts'
import { Tooltip } from './tooltip.tsx'

export default {
  title: 'Окна/Tooltip',
  component: Tooltip,
  args: {
    text: 'Нужно право order.statusChange. Его даёт роль «Старший менеджер по заказам».',
    side: 'top',
    children: <Button aria-disabled>Сменить статус</Button>,
  },
  argTypes: { side: { control: 'inline-radio', options: ['top', 'right', 'bottom', 'left'] } },
  decorators: [(Story) => <div className="p-12">{Story()}</div>],
  parameters: {
    guide: {
      use: 'Почему нельзя или что значит: появляется от указателя и от фокуса.',
      access: {
        focus: 'у элемента внутри',
        role: 'tooltip, описание этого элемента',
        give: 'элемент, который получает фокус; имя у него своё',
      },
      keys: { Tab: 'показывает у того, что в фокусе', Esc: 'прячет' },
      do: ['Одно-два предложения, без ссылок'],
      dont: ['Не прячьте в подсказку то, без чего не решить'],
      screens: { 'roles-edit-2': 'Права роли' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Tooltip>
type Story = StoryObj<typeof Tooltip>

export const Playground: Story = { name: 'Площадка' }

export const Focused: Story = {
  name: 'В фокусе',
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Нужно право order.statusChange')
  },
}
