import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Avatar } from './avatar.tsx'

export default {
  title: 'Данные/Avatar',
  component: Avatar,
  args: { name: 'Борис Ёлкин' },
  parameters: {
    guide: {
      use: 'Человек или компания рядом с именем: две первые буквы.',
      access: {
        focus: 'не получает',
        role: 'скрыт от программ чтения',
        give: 'имя словами рядом или в кнопке вокруг',
      },
      do: ['Имя стоит рядом словами'],
      dont: ['Не заменяйте им имя'],
      screens: { users: 'Пользователи', log: 'Журнал' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Avatar>
type Story = StoryObj<typeof Avatar>

export const Playground: Story = { name: 'Площадка' }
