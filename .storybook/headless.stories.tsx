import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page } from '../examples/headless/page.tsx'
import { Stock } from '../examples/headless/stock.tsx'

export default {
  title: 'Основа/Без Tailwind',
  component: Page,
  parameters: {
    guide: {
      use: 'Поведение таблицы, комбобокса и списка без их вида: части из @admin-panel/ui/headless в обычном CSS.',
      do: ['Состояние — в хуке, разметка и классы — ваши', 'Стиль по состоянию: aria-selected, data-sort, data-edge'],
      dont: ['Не повторяйте поведение: возьмите часть, чей вид вам не подходит'],
    },
  },
} satisfies Meta<typeof Page>
type Story = StoryObj<typeof Page>

export const OtherLook: Story = { name: 'Другой вид' }
export const AroundAList: Story = { name: 'Вокруг списка', render: () => <Stock /> }
