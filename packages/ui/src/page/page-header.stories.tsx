import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button/button.tsx'
import { Kbd } from '#display/kbd.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import type { Guide } from '#test/guide.ts'
import { PageHeader } from './page-header.tsx'

export default {
  title: 'Навигация/PageHeader',
  component: PageHeader,
  args: {
    breadcrumbs: (
      <Breadcrumbs>
        <a href="#users">Пользователи</a>
      </Breadcrumbs>
    ),
    heading: 'Виктория Константинопольская-Преображенская',
    status: <StatusChip tone="green">Активна</StatusChip>,
    actions: (
      <>
        <Button>Сбросить пароль</Button>
        <Button variant="primary">
          Сохранить <Kbd>Ctrl S</Kbd>
        </Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Верх страницы: путь, заголовок, состояние, действия. Заголовок на одной высоте на всех экранах.',
      access: {
        focus: 'breadcrumbs, затем actions',
        role: 'heading первого уровня',
        give: 'heading, один на страницу',
      },
      do: ['Порядок действий: второстепенные, меню, главное', 'Заголовок записи — её имя, а не «Просмотр»'],
      dont: ['Не ставьте больше трёх кнопок: остальное в меню'],
      screens: { users: 'Пользователи', 'orders-123': 'Заказ' },
    } satisfies Guide,
  },
} satisfies Meta<typeof PageHeader>
type Story = StoryObj<typeof PageHeader>

export const Playground: Story = { name: 'Площадка' }

export const Narrow: Story = { name: 'Узкое место', decorators: [(Story) => <div className="max-w-82">{Story()}</div>] }
