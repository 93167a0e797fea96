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
      access: {
        focus: 'не получает',
        role: 'текст: имена частей подряд, нынешняя — aria-current',
        give: 'label каждой части вместе с её состоянием',
      },
      do: ['Каждая часть названа для программ чтения с экрана'],
      dont: ['Не больше семи частей'],
      screens: { orders: 'Заказы' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Segments>
type Story = StoryObj<typeof Segments>

export const Playground: Story = { name: 'Площадка' }
export const Stages: Story = {
  name: 'Ступени',
  args: {
    isWide: true,
    parts: [
      { id: 'new', label: 'Новый', tone: 'blue', percent: 100 },
      { id: 'confirmed', label: 'Подтверждён', tone: 'blue', percent: 100 },
      { id: 'assembling', label: 'Собирается', tone: 'blue', percent: 100, isCurrent: true },
      { id: 'ready', label: 'Готов к отгрузке', tone: 'grey', percent: 0 },
      { id: 'moving', label: 'В доставке', tone: 'grey', percent: 0 },
      { id: 'delivered', label: 'Выдан', tone: 'grey', percent: 0 },
    ],
  },
  decorators: [(Story) => <div className="max-w-200">{Story()}</div>],
}
