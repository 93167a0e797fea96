import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { EditableGrid, type EditableColumn, type GridChanges } from './editable-grid.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import type { Guide } from '#test/guide.ts'

interface Offer {
  id: number
  title: string
  price: number
  stock: number | null
  warehouse: string
  since: string | null
  isOnSale: boolean
}

const titles = [
  'Колодки тормозные передние Brembo P 85 020',
  'Фильтр масляный Mann-Filter W 712/95',
  'Амортизатор подвески задний левый усиленный газомасляный KYB 349088 для автомобилей с пакетом «плохие дороги»',
  'Свеча зажигания NGK BKR6E',
]
const warehouses = [
  { value: 'spb', label: 'Санкт-Петербург' },
  { value: 'msk', label: 'Москва' },
  { value: 'nsk', label: 'Новосибирск' },
]
const offers = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: titles[index % titles.length] ?? '',
    price: 125_050 + index * 9_900,
    stock: index % 5 === 3 ? null : index * 3,
    warehouse: warehouses[index % 3]?.value ?? '',
    since: index % 2 === 0 ? '2026-11-21' : null,
    isOnSale: index % 3 !== 1,
  }))

const columns: EditableColumn<Offer>[] = [
  {
    id: 'title',
    header: 'Товар',
    kind: 'text',
    width: 260,
    parse: (text) => (text.trim() === '' ? { error: 'Назовите товар' } : { value: text.trim() }),
  },
  {
    id: 'price',
    header: 'Цена, ₽',
    kind: 'money',
    parse: (text) => (Number(text) > 0 ? { value: Number(text) } : { error: 'Цена должна быть больше нуля' }),
  },
  { id: 'stock', header: 'Остаток', kind: 'number' },
  { id: 'warehouse', header: 'Склад', kind: 'select', options: warehouses },
  { id: 'since', header: 'В продаже с', kind: 'date' },
  { id: 'isOnSale', header: 'Показывать', kind: 'checkbox' },
  {
    id: 'state',
    header: 'Состояние',
    kind: 'readonly',
    read: ({ stock }) => (stock ? 'В наличии' : 'Нет в наличии'),
    render: ({ stock }) =>
      stock ? <StatusChip tone="green">В наличии</StatusChip> : <StatusChip tone="grey">Нет в наличии</StatusChip>,
  },
]

interface OffersProps {
  count?: number
  changed?: GridChanges<Offer>
  errors?: ReadonlyMap<string, Readonly<Record<string, string>>>
}

const none: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map()

function Offers({ count = 12, changed = new Map(), errors = none }: OffersProps) {
  const [rows] = useState(() => offers(count))
  const [changes, setChanges] = useState(changed)
  return (
    <EditableGrid
      label="Цены и остатки"
      columns={columns}
      rows={rows}
      rowId={({ id }) => String(id)}
      changes={changes}
      onChange={setChanges}
      errors={errors}
    />
  )
}

export default {
  title: 'Данные/EditableGrid',
  subcomponents: { EditableGrid },
  parameters: {
    guide: {
      use: 'Много значений сразу, как в электронной таблице: цены и остатки.',
      access: {
        focus: 'одна ячейка; стрелки и Tab ходят по ячейкам, Esc и Tab выводят',
        role: 'grid со строками, столбцами и их числом; ошибка ячейки — aria-invalid и alert',
        give: 'label и header столбцов; ошибки словами',
      },
      keys: {
        '← → ↑ ↓': 'ходят по ячейкам',
        'Enter, F2': 'открывает ячейку',
        Esc: 'отменяет ввод',
        'Ctrl + C, Ctrl + V': 'переносит из Excel и обратно',
        'Ctrl + Z': 'отменяет правку',
      },
      do: ['Изменённое отмечено до сохранения', 'Ошибка стоит в ячейке, остальные строки сохраняются'],
      dont: ['Не берите для правки одной записи: для неё есть форма'],
      screens: { 'products-offers-show-sheet': 'Таблица цен' },
    } satisfies Guide,
  },
  component: Offers,
} satisfies Meta<typeof Offers>
type Story = StoryObj<typeof Offers>

export const Rows: Story = {
  name: 'Строки',
}
export const Changed: Story = {
  name: 'Изменено',
  args: {
    changed: new Map([
      ['1', { price: 99_900, isOnSale: false }],
      ['3', { since: '2026-12-01' }],
    ]),
    errors: new Map([
      ['1', { price: 'Цена ниже закупочной: 1 100,00 ₽' }],
      ['2', { stock: 'На складе столько нет', warehouse: 'Склад закрыт на инвентаризацию до 1 декабря' }],
    ]),
  },
}
export const Many: Story = {
  name: 'Много',
  args: { count: 5000 },
}
export const Empty: Story = {
  name: 'Пусто',
  args: { count: 0 },
}
export const Narrow: Story = {
  name: 'Узкое место',
  ...Changed,
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[role=rowheader]')?.focus()
    await userEvent.keyboard('{ArrowRight}1500,5{Enter}')
    await expect(canvas.getByRole('gridcell', { name: /1\s500,50/ })).toBeVisible()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Цена должна быть больше нуля')
  },
}
