import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentProps } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { DataTable } from './data-table.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import type { Guide } from '#test/guide.ts'
import { initialView, type TableColumn, type TableView } from './table-view.ts'

interface Offer {
  id: string
  title: string
  article: string
  brand: string
  category: string
  seller: string
  warehouse: string
  price: number
  stock: number
  isActive: boolean
}

const titles = ['Колодки тормозные передние', 'Фильтр масляный', 'Амортизатор задний левый', 'Свеча зажигания']
const brands = ['Brembo', 'Mann-Filter', 'KYB', 'NGK', 'Bosch', 'Valeo', 'Denso']
const categories = ['Тормоза', 'Фильтры', 'Подвеска', 'Электрика']
const warehouses = ['Санкт-Петербург', 'Москва', 'Новосибирск', 'Казань', 'Екатеринбург']

const offers = (count: number): Offer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `${titles[index % titles.length]} ${index + 1}`,
    article: `A-${(index * 7919) % 1_000_003}`,
    brand: brands[index % brands.length] ?? '',
    category: categories[index % categories.length] ?? '',
    seller: `Продавец ${(index % 300) + 1}`,
    warehouse: warehouses[Math.floor(index / 2_000) % warehouses.length] ?? '',
    price: 100 + ((index * 37) % 90_000),
    stock: (index * 13) % 500,
    isActive: index % 4 !== 3,
  }))

const columns: TableColumn<Offer>[] = [
  { id: 'title', header: 'Товар', cell: ({ title }) => title, note: ({ brand }) => brand },
  { id: 'article', header: 'Артикул', kind: 'code', cell: ({ article }) => article },
  { id: 'brand', header: 'Бренд', cell: ({ brand }) => brand },
  { id: 'category', header: 'Категория', cell: ({ category }) => category },
  { id: 'seller', header: 'Продавец', cell: ({ seller }) => seller },
  { id: 'warehouse', header: 'Склад', cell: ({ warehouse }) => warehouse },
  { id: 'stock', header: 'Остаток', align: 'end', cell: ({ stock }) => stock },
  { id: 'price', header: 'Цена, ₽', kind: 'sum', align: 'end', cell: ({ price }) => price.toLocaleString('ru-RU') },
  {
    id: 'state',
    header: 'Состояние',
    kind: 'state',
    cell: ({ isActive }) => (
      <StatusChip tone={isActive ? 'green' : 'grey'}>{isActive ? 'Активно' : 'Скрыто'}</StatusChip>
    ),
  },
  { id: 'id', header: 'Номер', align: 'end', cell: ({ id }) => id },
]

function OfferLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  )
}

interface OffersProps {
  count?: number
  density?: TableView['density']
  isGrouped?: boolean
}

function Offers({ count = 100_000, density = 'compact', isGrouped = false }: OffersProps) {
  const [rows] = useState(() => offers(count))
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <DataTable
        label="Предложения"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        rowLink={({ id }) => <OfferLink to={id} />}
        groupOf={isGrouped ? ({ warehouse }) => ({ id: warehouse, label: warehouse }) : undefined}
        view={{ ...initialView(columns), density }}
        selection={selection}
        onSelectionChange={setSelection}
        empty="Предложений нет"
      />
      <BulkBar selected={selection.size} onClear={() => setSelection(new Set())} />
    </>
  )
}

export default {
  title: 'Данные/DataTable на 100 000 строк',
  subcomponents: { DataTable },
  parameters: {
    guide: {
      use: 'Тот же DataTable, когда все строки уже в браузере: больше сотни — и в документе только те, что видны.',
      access: {
        focus: 'те же остановки, что у DataTable; строка с фокусом не уходит',
        role: 'table с aria-rowcount и номером каждой строки',
        give: 'label, header столбцов и rowName; рядом поиск',
      },
      keys: {
        'Page Down, End': 'листает',
        Tab: 'следующая строка, даже если она далеко за краем',
        'Shift + щелчок': 'выбирает подряд, сколько бы строк ни было между',
      },
      do: [
        'Высоту ограничивает родитель (isPane) или --table-height, иначе 70 % окна',
        'Строка с фокусом и выбор остаются, когда их прокрутили',
        'На бумагу идут строки с экрана, с номерами; весь список отдавайте файлом',
      ],
      dont: [
        'Не загружайте тысячи строк ради прокрутки: сервер отдаёт их страницами',
        'Не полагайтесь на Ctrl + F: он видит строки на экране, поставьте рядом поиск',
        'Не создавайте columns и функции строк заново при каждом рендере: тогда рисуются все строки',
      ],
    } satisfies Guide,
  },
  component: Offers,
} satisfies Meta<typeof Offers>
type Story = StoryObj<typeof Offers>

export const Rows: Story = {
  name: 'Строки',
}
export const TwoLines: Story = {
  name: 'Строки в две линии',
  args: { density: 'normal' },
}
export const Groups: Story = {
  name: 'Группы',
  args: { isGrouped: true },
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
