import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { Spark } from './spark.tsx'

export default {
  title: 'Данные/Spark',
  component: Spark,
  args: { values: [4, 6, 5, 9, 7, 8, 12, 9, 11, 14, 12, 15], label: 'Заказы по неделям: от 4 до 15, сейчас 15' },
  parameters: {
    guide: {
      use: 'Куда движется показатель: двенадцать значений рядом с числом, к которому они привели.',
      access: {
        focus: 'не получает',
        role: 'img',
        give: 'label: куда идёт и чем кончилось',
      },
      do: ['Скажите то же словами в label'],
      dont: ['Не рисуйте здесь оси и подписи: для чтения значений есть Plot'],
      screens: { 'sellers-1': 'Продавец' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Spark>
type Story = StoryObj<typeof Spark>

export const Playground: Story = {
  name: 'Площадка',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /сейчас 15/ })).toBeVisible()
  },
}
export const Band: Story = {
  name: 'С обычным для других',
  args: {
    values: [0.02, 0.01, 0.03, 0.02, 0.05, 0.04, 0.06, 0.05, 0.07, 0.06, 0.08, 0.09],
    band: { low: 0.01, median: 0.02, high: 0.04 },
    label: 'Доля отмен по неделям, сейчас 9 %; у половины продавцов от 1 до 4 %',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg rect')).toBeVisible()
  },
}
export const Gaps: Story = {
  name: 'С пропусками',
  args: { values: [4.5, null, null, 4.2, 4.4, null, 4.8], label: 'Оценка по неделям' },
}
export const Equal: Story = { name: 'Без изменений', args: { values: [3, 3, 3, 3] } }
