import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusChip } from './status-chip.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Данные/StatusChip',
  parameters: {
    guide: {
      use: 'Состояние записи: точка и слово. Пять цветов на всю панель.',
      access: {
        focus: 'не получает',
        role: 'текст; точка скрыта',
        give: 'слово внутри: цвет его не заменяет',
      },
      do: ['Цвет значит одно везде: смотрите Основа → Состояния'],
      dont: ['Не сообщайте цветом без слова', 'Не берите для свойства: есть Tag'],
      screens: { products: 'Товары', orders: 'Заказы' },
    } satisfies Guide,
  },
  component: StatusChip,
  args: { tone: 'blue', children: 'Новая' },
  argTypes: { tone: { control: 'inline-radio', options: ['grey', 'blue', 'green', 'amber', 'red'] } },
} satisfies Meta<typeof StatusChip>
type Story = StoryObj<typeof StatusChip>

export const Playground: Story = {
  name: 'Площадка',
}

export const Tones: Story = {
  name: 'Цвета',
  render: () => (
    <div className="flex flex-wrap gap-2">
      <StatusChip>Черновик</StatusChip>
      <StatusChip tone="blue">В обработке</StatusChip>
      <StatusChip tone="green">Активен</StatusChip>
      <StatusChip tone="amber">Ждёт решения</StatusChip>
      <StatusChip tone="red">Заблокирован</StatusChip>
    </div>
  ),
}

export const LongText: Story = {
  name: 'Длинный текст',
  render: () => (
    <div className="w-40">
      <StatusChip tone="amber">Ожидает подтверждения от региональной службы доставки</StatusChip>
    </div>
  ),
}
