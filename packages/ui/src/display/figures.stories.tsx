import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { Figure, Figures } from './figures.tsx'
import { Meter } from './meter.tsx'
import { Spark } from './spark.tsx'

export default {
  title: 'Данные/Figures',
  component: Figures,
  parameters: {
    guide: {
      use: 'Главные числа записи над её содержимым: что сколько стоит, что ждёт и что опаздывает.',
      access: {
        focus: 'не получает',
        role: 'список: term и definition',
        give: 'label каждому числу и единицу словом или знаком',
      },
      do: ['От трёх до пяти чисел', 'Важное первым', 'Вторая строка тише: изменение, полоса или линия'],
      dont: ['Не кладите сюда текст: для него DescriptionList', 'Не красьте число, от которого никто ничего не ждёт'],
      screens: { 'orders-123': 'Заказ', 'sellers-1': 'Продавец' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Figures>
type Story = StoryObj<typeof Figures>

const render = () => (
  <Figures>
    <Figure label="Сумма" note="Оплачен, СБП">
      56 616,00 ₽
    </Figure>
    <Figure label="Отгрузить до 19:10" tone="amber" note={<Meter percent={20} tone="amber" />}>
      1 ч 12 мин
    </Figure>
    <Figure label="Подзаказы" note="отгружено">
      0 из 3
    </Figure>
    <Figure
      label="Заказы продавца"
      note={<Spark values={[4, 6, 5, 9, 7, 8, 12, 9, 11, 14, 12, 15]} label="По неделям: от 4 до 15" />}
    >
      15
    </Figure>
    <Figure label="Покупатель" note="с этим номером" tone="muted">
      14 заказов
    </Figure>
  </Figures>
)

export const Order: Story = {
  name: 'Заказ',
  render,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Сумма').closest('div')).toHaveTextContent('Сумма56 616,00 ₽Оплачен, СБП')
  },
}
export const Narrow: Story = {
  name: 'Узкое место',
  render,
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
