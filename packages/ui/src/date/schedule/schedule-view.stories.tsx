import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { ScheduleView } from './schedule-view.tsx'

const workday = [{ from: '09:00', to: '18:00' }]

export default {
  title: 'Данные/ScheduleView',
  component: ScheduleView,
  args: { value: [workday, workday, workday, workday, workday, [{ from: '10:00', to: '16:00' }], []], today: 3 },
  parameters: {
    guide: {
      use: 'Часы работы на чтение: одинаковые дни подряд сложены вместе, сегодняшний выделен.',
      access: {
        focus: 'не получает',
        role: 'список названий и значений, сегодня — aria-current',
        give: 'заголовок рядом',
      },
      do: ['today считается по времени места, а не браузера'],
      dont: ['Не берите для изменения: есть ScheduleEditor'],
      screens: { pickup: 'Пункты выдачи', warehouse: 'Склады' },
    } satisfies Guide,
  },
} satisfies Meta<typeof ScheduleView>
type Story = StoryObj<typeof ScheduleView>

export const Playground: Story = { name: 'Площадка' }
export const AroundTheClock: Story = {
  name: 'Круглосуточно',
  args: { value: Array.from({ length: 7 }, () => [{ from: '00:00', to: '24:00' }]) },
}
