import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { MapView, type MapMarker, type MapPoint } from './map-view.tsx'
import './map.css'
import type { Guide } from '#test/guide.ts'

const cities = [
  { name: 'Москва', lat: 55.7558, lon: 37.6173 },
  { name: 'Санкт-Петербург', lat: 59.9386, lon: 30.3141 },
  { name: 'Новосибирск', lat: 55.0302, lon: 82.9204 },
  { name: 'Екатеринбург', lat: 56.8389, lon: 60.6057 },
  { name: 'Казань', lat: 55.7963, lon: 49.1088 },
  { name: 'Краснодар', lat: 45.0355, lon: 38.9753 },
  { name: 'Владивосток', lat: 43.1155, lon: 131.8855 },
  { name: 'Якутск', lat: 62.0272, lon: 129.7319 },
  { name: 'Калининград', lat: 54.7104, lon: 20.4522 },
  { name: 'Петропавловск-Камчатский', lat: 53.0241, lon: 158.6433 },
  { name: 'Анадырь', lat: 64.7337, lon: 177.4968 },
  { name: 'Подольск', lat: 55.4312, lon: 37.5447 },
]
const tones = ['green', 'amber', 'grey', 'red'] as const
const many: MapMarker[] = Array.from({ length: 300 }, (_, index) => {
  const { lat, lon, name } = cities[index % cities.length] ?? { lat: 0, lon: 0, name: '' }
  return {
    id: index + 1,
    label: `${name}, точка ${index + 1}`,
    lat: lat + Math.sin(index * 7) * 0.2,
    lon: lon + Math.cos(index * 11) * 0.3,
    tone: tones[index % tones.length] ?? 'blue',
  }
})
const few: MapMarker[] = [
  { id: 1, label: 'Склад на Каширском', lat: 55.65, lon: 37.64, tone: 'green' },
  { id: 2, label: '<b>Точка</b> на паузе', lat: 59.93, lon: 30.3, tone: 'amber' },
  { id: 3, label: 'Закрытая точка', lat: 55.03, lon: 82.92, tone: 'grey' },
]

export default {
  title: 'Данные/MapView',
  parameters: {
    guide: {
      use: 'Точки на карте: склады и пункты выдачи. Без ключа карт — контур с городами.',
      access: {
        focus: 'карта, затем точки и кнопки масштаба',
        role: 'application с именем, точка — button',
        give: 'label карты и label каждой точки; рядом список тех же точек',
      },
      keys: { '← → ↑ ↓': 'двигают карту', '+ −': 'приближают и отдаляют', 'Enter на точке': 'открывает её' },
      do: ['Близкие точки собраны в одну с числом', 'Рядом всегда есть список тех же точек'],
      dont: ['Не показывайте на карте то, чего нет в списке'],
      screens: { pickup: 'Пункты выдачи' },
    } satisfies Guide,
  },
  component: MapView,
  args: { label: 'Карта точек', cities },
} satisfies Meta<typeof MapView>
type Story = StoryObj<typeof MapView>

export const Many: Story = {
  name: 'Много',
  args: { markers: many },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /^Точек рядом/ })
    const placesOf = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())
    await waitFor(() => expect(placesOf('.map-city span').length).toBeGreaterThan(3))
    // A name makes way for the clusters.
    const covered = placesOf('.map-city span').filter((name) =>
      placesOf('.map-cluster').some(
        (cluster) =>
          name.left < cluster.right &&
          cluster.left < name.right &&
          name.top < cluster.bottom &&
          cluster.top < name.bottom,
      ),
    )
    await expect(covered).toEqual([])
  },
}
export const Empty: Story = {
  name: 'Пусто',
}

export const Few: Story = {
  name: 'Немного',
  args: { markers: few, selected: 1, onSelectedChange: fn() },
  play: async ({ canvas, args }) => {
    const marker = await canvas.findByRole('button', { name: 'Закрытая точка' })
    marker.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelectedChange).toHaveBeenCalledWith(3)
    await expect(canvas.getByRole('button', { name: '<b>Точка</b> на паузе' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Склад на Каширском' })).toHaveAttribute('aria-current', 'true')
  },
}

function Placing({ onPlaced }: { onPlaced?: (point: MapPoint) => void }) {
  const [value, setValue] = useState<MapPoint | null>(null)
  return (
    <>
      <MapView
        label="Где точка"
        cities={cities}
        value={value}
        onValueChange={(point) => {
          setValue(point)
          onPlaced?.(point)
        }}
      />
      <output>{value && `${value.lat}, ${value.lon}`}</output>
    </>
  )
}

export const Placed: Story = {
  name: 'Точка ставится',
  render: () => <Placing />,
  play: async ({ canvas }) => {
    const map = canvas.getByRole('application', { name: 'Где точка' })
    await waitFor(() => expect(map).toHaveAttribute('aria-busy', 'false'))
    const scale = () => canvas.getByText(/\d км$/).textContent
    const before = scale()
    await userEvent.click(map.firstElementChild ?? map)
    await expect(await canvas.findByRole('img', { name: 'Выбранная точка' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^-?\d+(\.\d+)?, -?\d+(\.\d+)?$/)
    // Placing the point keeps the view.
    await expect(scale()).toBe(before)
  },
}

export const InCard: Story = {
  name: 'В карточке',
  args: { label: 'Где склад', value: { lat: 55.65, lon: 37.64 }, className: 'h-40!' },
  decorators: [(Story) => <div className="w-115">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const pin = await canvas.findByRole('img', { name: 'Выбранная точка' })
    const names = () =>
      [...canvasElement.querySelectorAll('.map-city span')].map((name) => name.getBoundingClientRect())
    // Three towns around say where the place is, and the pin covers none of their names.
    await waitFor(() => expect(names().length).toBeGreaterThan(2))
    const { left, right, top, bottom } = pin.getBoundingClientRect()
    const covered = names().filter(
      (name) => name.left < right && left < name.right && name.top < bottom && top < name.bottom,
    )
    await expect(covered).toHaveLength(0)
  },
}
