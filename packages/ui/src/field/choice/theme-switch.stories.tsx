import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '#test/guide.ts'
import { ThemeSwitch, type Theme } from './theme-switch.tsx'

function Switching() {
  const [theme, setTheme] = useState<Theme>('system')
  return <ThemeSwitch value={theme} onValueChange={setTheme} />
}

export default {
  title: 'Ввод/ThemeSwitch',
  subcomponents: { ThemeSwitch },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Выбор темы: светлая, тёмная или как в системе.',
      access: {
        focus: 'выбранный, дальше стрелки',
        role: 'radiogroup с именем',
        give: 'ничего, все слова свои',
      },
      keys: { '← →': 'выбирает соседнюю' },
      do: ['Храните выбор и ставьте класс страницы до первого кадра'],
      dont: ['Не меняйте тему сами: решает человек'],
    } satisfies Guide,
  },
  component: Switching,
} satisfies Meta<typeof Switching>
type Story = StoryObj<typeof Switching>

export const Chosen: Story = { name: 'Выбрано' }
