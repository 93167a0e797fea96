import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Kbd } from './kbd.tsx'

export default {
  title: 'Данные/Kbd',
  component: Kbd,
  args: { children: 'Ctrl S' },
  parameters: {
    guide: {
      use: 'Клавиша или сочетание рядом с действием.',
      access: {
        focus: 'не получает',
        role: 'текст',
        give: 'aria-keyshortcuts самому действию',
      },
      do: ['Как на клавиатуре: Ctrl S, Esc, ↑'],
      dont: ['Не пишите сочетания, которых нет'],
      screens: { overview: 'Обзор' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Kbd>
type Story = StoryObj<typeof Kbd>

export const Playground: Story = { name: 'Площадка' }
