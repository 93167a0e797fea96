import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Spinner } from './spinner.tsx'

export default {
  title: 'Обратная связь/Spinner',
  component: Spinner,
  args: {},
  parameters: {
    guide: {
      use: 'Идёт запрос внутри кнопки или поля.',
      access: {
        focus: 'не получает',
        role: 'скрыт',
        give: 'aria-busy кнопке или полю вокруг',
      },
      do: ['aria-busy несёт тот, кто его показывает'],
      dont: ['Не ставьте посреди страницы: есть Skeleton'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>
type Story = StoryObj<typeof Spinner>

export const Playground: Story = { name: 'Площадка' }
