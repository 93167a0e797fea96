import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Segments } from './segments.tsx'

export default {
  title: 'Данные/Segments',
  component: Segments,
  args: {
    parts: [
      { id: 1, label: '1000555-1: Новый', tone: 'blue', percent: 17 },
      { id: 2, label: '1000555-2: В пункте выдачи', tone: 'amber', percent: 83 },
      { id: 3, label: '1000555-3: Доставлен', tone: 'green', percent: 100 },
    ],
  },
  parameters: {
    guide: {
      use: 'Из чего складывается целое: подзаказы заказа и как далеко каждый.',
      do: ['Каждая часть названа для программ чтения с экрана'],
      dont: ['Не больше семи частей'],
      screens: { orders: 'Заказы' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Segments>
type Story = StoryObj<typeof Segments>

export const Playground: Story = { name: 'Площадка' }
