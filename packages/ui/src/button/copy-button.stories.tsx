import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { CopyButton } from './copy-button.tsx'

export default {
  title: 'Действия/CopyButton',
  component: CopyButton,
  args: { text: '0193f0a2-7c1e-7b52' },
  parameters: {
    guide: {
      use: 'Номер, ссылка или код, которые переносят в другую программу.',
      access: {
        focus: 'остановка Tab',
        role: 'button; «Скопировано» звучит из status',
        give: 'место сразу после значения, чтобы было ясно, что копируют',
      },
      keys: { 'Enter, Пробел': 'копирует и сообщает об этом' },
      do: ['Ставьте сразу после значения'],
      dont: ['Не ставьте у того, что читают, а не переносят'],
      screens: { 'orders-123': 'Заказ', 'products-1001': 'Товар' },
    } satisfies Guide,
  },
} satisfies Meta<typeof CopyButton>
type Story = StoryObj<typeof CopyButton>

export const Playground: Story = { name: 'Площадка' }
