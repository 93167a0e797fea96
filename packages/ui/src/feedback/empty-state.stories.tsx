import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button/button.tsx'
import type { Guide } from '#test/guide.ts'
import { EmptyState } from './empty-state.tsx'

export default {
  title: 'Обратная связь/EmptyState',
  component: EmptyState,
  args: {
    part: 'filter',
    heading: 'По этим фильтрам ничего не найдено',
    text: 'Измените условия или сбросьте фильтры, чтобы увидеть все записи.',
    action: <Button size="sm">Сбросить фильтры</Button>,
  },
  parameters: {
    guide: {
      use: 'Здесь пока ничего нет, и что с этим делать.',
      access: {
        focus: 'только ваш action',
        role: 'текст; рисунок скрыт',
        give: 'heading словами; action с именем действия',
      },
      do: ['Разные слова: ещё не создано, не найдено, нет права', 'Кнопка ведёт к первому шагу'],
      dont: ['Не оставляйте пустое место'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof EmptyState>
type Story = StoryObj<typeof EmptyState>

export const Playground: Story = { name: 'Площадка' }

export const NothingYet: Story = {
  name: 'Ещё не создано',
  args: {
    icon: undefined,
    heading: 'Складов пока нет',
    text: 'Добавьте первый, чтобы продавец мог отгружать с него.',
    action: <Button variant="primary">Добавить склад</Button>,
  },
}
