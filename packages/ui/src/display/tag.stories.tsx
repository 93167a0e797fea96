import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Tag } from './tag.tsx'

export default {
  title: 'Данные/Tag',
  component: Tag,
  args: { children: 'по умолчанию' },
  parameters: {
    guide: {
      use: 'Свойство записи: «по умолчанию», синоним, число.',
      access: {
        focus: 'не получает',
        role: 'текст',
        give: 'слово внутри',
      },
      do: ['Одно-два слова'],
      dont: ['Не берите для состояния: есть StatusChip'],
      screens: { 'handbooks-brands': 'Бренды' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Tag>
type Story = StoryObj<typeof Tag>

export const Playground: Story = { name: 'Площадка' }
