import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { ProgressBar } from './progress-bar.tsx'

export default {
  title: 'Обратная связь/ProgressBar',
  component: ProgressBar,
  args: { active: true },
  parameters: {
    guide: {
      use: 'Полоска сверху: идёт запрос, длина неизвестна.',
      access: {
        focus: 'не получает',
        role: 'progressbar без значения',
        give: 'ничего; область, которая ждёт, несёт aria-busy',
      },
      do: ['Появляется не сразу: короткий запрос её не зовёт'],
      dont: ['Не ставьте две'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProgressBar>
type Story = StoryObj<typeof ProgressBar>

export const Playground: Story = { name: 'Площадка' }
