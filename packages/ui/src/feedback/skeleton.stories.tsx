import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Skeleton } from './skeleton.tsx'

export default {
  title: 'Обратная связь/Skeleton',
  component: Skeleton,
  args: { className: 'h-4 w-80 max-w-full' },
  parameters: {
    guide: {
      use: 'Место, куда придёт текст: той же высоты, чтобы ничего не прыгало.',
      access: {
        focus: 'не получает',
        role: 'скрыт',
        give: 'aria-busy области вокруг',
      },
      do: ['Область вокруг несёт aria-busy'],
      dont: ['Не рисуйте заглушку там, где данные уже были'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>
type Story = StoryObj<typeof Skeleton>

export const Playground: Story = { name: 'Площадка' }

export const Page: Story = {
  name: 'Текст с заголовком',
  render: () => (
    <div aria-busy className="flex flex-col gap-3">
      <Skeleton className="h-7 w-60" />
      <Skeleton className="h-4 w-96 max-w-full" />
      <Skeleton className="h-4 w-80 max-w-full" />
    </div>
  ),
}
