import type { Meta, StoryObj } from '@storybook/react-vite'
import { Meter } from './meter.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Данные/Meter',
  parameters: {
    guide: {
      use: 'Сколько осталось или сделано: срок отгрузки, заполненность.',
      access: {
        focus: 'не получает',
        role: 'полоса скрыта, читаются слова рядом',
        give: 'children: те же слова, что полоса',
      },
      do: ['Слова внутри: полоса без них ничего не говорит'],
      dont: ['Не показывайте ход запроса: есть ProgressBar'],
      screens: { orders: 'Заказы' },
    } satisfies Guide,
  },
  component: Meter,
  args: { percent: 60, tone: 'accent', children: '60 %' },
  argTypes: { tone: { control: 'inline-radio', options: ['accent', 'green', 'amber', 'red', 'grey'] } },
} satisfies Meta<typeof Meter>
type Story = StoryObj<typeof Meter>

export const Playground: Story = {
  name: 'Площадка',
}

export const Tones: Story = {
  name: 'Цвета',
  render: () => (
    <div className="flex flex-col items-start gap-2">
      <Meter percent={95}>95 %</Meter>
      <Meter percent={60} tone="amber">
        60 %
      </Meter>
      <Meter percent={0} tone="red">
        просрочено на 2 дн.
      </Meter>
      <Meter percent={30} tone="grey">
        осталось 9 ч
      </Meter>
    </div>
  ),
}
