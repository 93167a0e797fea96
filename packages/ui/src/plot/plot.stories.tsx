import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Plot } from './plot.tsx'
import './plot.css'
import type { Guide } from '#test/guide.ts'

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
)
const orders = days.map((_, index) => Math.round(140 + 60 * Math.sin(index / 3) + ((index * 37) % 23)))
const late = orders.map((count, index) => (index === 12 ? null : Math.round(count / 9)))

export default {
  title: 'Данные/Plot',
  parameters: {
    guide: {
      use: 'Числа по дням: столбики для количества, линия для сравнения, ступени для цены.',
      access: {
        focus: 'график, дальше стрелки',
        role: 'slider, который называет значение; за ним table',
        give: 'label с единицей; format и имена рядов',
      },
      keys: { '← →': 'соседнее значение', 'Home End': 'первое и последнее' },
      do: ['label называет, что и в чём измерено', 'За графиком всегда стоит таблица'],
      dont: ['Не больше трёх рядов', 'Не соединяйте дни без данных: null разрывает линию'],
      screens: { overview: 'Обзор' },
    } satisfies Guide,
  },
  component: Plot,
  args: { label: 'Заказы по дням', keys: days },
} satisfies Meta<typeof Plot>
type Story = StoryObj<typeof Plot>

export const BarsAndLine: Story = {
  name: 'Столбики и линия',
  args: {
    series: [
      { label: 'Заказы', values: orders, kind: 'bars' },
      { label: 'С опозданием', values: late, tone: 'red' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Заказы по дням' })).toBeInTheDocument()
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
    await expect(canvas.getByRole('row', { name: /^4 нояб\. \d+ —$/ })).toBeInTheDocument()
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
  },
}

export const AgainstBefore: Story = {
  name: 'Период и период до него',
  args: {
    keys: days.slice(0, 7),
    series: [
      { label: 'Период до него', values: orders.slice(7, 14), kind: 'bars', isBackdrop: true },
      { label: 'Этот период', values: orders.slice(0, 7), kind: 'bars', isLastOpen: true },
    ],
  },
}

const roubles = (value: number) =>
  value.toLocaleString('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 2 })
const thousands = (value: number) => `${Math.round(value / 1000)} тыс. ₽`

export const Money: Story = {
  name: 'Деньги',
  args: {
    series: [{ label: 'Оборот', values: orders.map((count) => count * 4120.5), kind: 'steps' }],
    format: roubles,
    formatTick: thousands,
  },
  play: async ({ canvasElement }) => {
    // Nothing is pointed at: the last day and its exact sum stand in the legend.
    const sum = roubles((orders.at(-1) ?? 0) * 4120.5).replaceAll(/\s/g, ' ')
    await waitFor(() => expect(canvasElement.querySelector('.u-legend')).toHaveTextContent(sum))
    await expect(canvasElement.querySelector('.u-legend')).toHaveTextContent('21 нояб.')
  },
}

export const OneDay: Story = {
  name: 'Один день',
  args: { keys: days.slice(0, 1), series: [{ label: 'Заказы', values: [12] }] },
}
export const NothingYet: Story = {
  name: 'Пока ничего',
  args: { series: [{ label: 'Заказы', values: days.map(() => 0), kind: 'bars' }] },
}

const shops = ['Москва', 'Казань', 'Омск']
const shopOf = (shop: string) => shop

export const OtherKeys: Story = {
  name: 'Не по дням',
  args: {
    label: 'Заказы по городам',
    keys: shops,
    keyLabel: 'Город',
    nameOf: shopOf,
    series: [{ label: 'Заказы', values: [120, 64, 31], kind: 'bars' }],
  },
}

const moments = ['2026-10-01T06:12:00Z', '2026-11-11T14:30:00Z', '2026-11-12T08:05:00Z', '2026-11-28T08:00:00Z']
const times = moments.map((moment) => Date.parse(moment))
const minuteOf = (moment: string) => `${moment.slice(8, 10)}.${moment.slice(5, 7)}, ${moment.slice(11, 16)}`
const dayOf = (time: number) => minuteOf(new Date(time).toISOString()).slice(0, 5)

export const Steps: Story = {
  name: 'Ступени',
  args: {
    label: 'Цена',
    keys: moments,
    keyLabel: 'Действует с',
    nameOf: minuteOf,
    places: times,
    placeName: dayOf,
    series: [{ label: 'Цена', values: [4200, 3900, 4450, 4450], kind: 'steps' }],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
    await userEvent.tab()
    const plot = canvas.getByRole('slider', { name: 'Цена' })
    await expect(plot).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(plot).toHaveAttribute('aria-valuetext', `11.11, 14:30, Цена ${(3900).toLocaleString('ru-RU')}`)
    await waitFor(() => expect(canvasElement.querySelector('.u-legend')).toHaveTextContent('11.11, 14:30'))
  },
}
