import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { ValueDiff } from './value-diff.tsx'

export default {
  title: 'Данные/ValueDiff',
  component: ValueDiff,
  args: { before: 'Менеджер по заказам', after: 'Старший менеджер по заказам' },
  parameters: {
    guide: {
      use: 'Значение до и после: цена, статус, телефон.',
      access: {
        focus: 'не получает, кроме вашего beforeAction',
        role: 'deletion и insertion со словами «было» и «стало»',
        give: 'имя значения рядом; значения словами, а не цветом',
      },
      do: ['null — значения не было', 'beforeAction возвращает прежнее значение'],
      dont: ['Не берите для описаний: есть WordDiff'],
      screens: { log: 'Журнал', 'moderation-101': 'Заявка' },
    } satisfies Guide,
  },
} satisfies Meta<typeof ValueDiff>
type Story = StoryObj<typeof ValueDiff>

export const Playground: Story = { name: 'Площадка' }

export const FromNothing: Story = { name: 'Значения не было', args: { before: null, after: '+7 999 123-45-67' } }

export const InLine: Story = { name: 'В строке', args: { before: '1643 г', after: '891 г', isInline: true } }
