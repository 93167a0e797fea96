import type { Meta, StoryObj } from '@storybook/react-vite'
import Ban from 'lucide-react/icons/ban'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { useState, type ComponentProps } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { Button } from '#button/button.tsx'
import { DataTable } from './data-table.tsx'
import { EmptyState } from '#feedback/empty-state.tsx'
import { IconButton } from '#button/icon-button.tsx'
import { Pagination } from './pagination.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import { TableViewMenu } from './table-view-menu.tsx'
import { initialView, type TableColumn, type TableView } from './table-view.ts'
import type { Guide } from '#test/guide.ts'

interface Person {
  id: string
  name: string
  email: string
  role: string
  orders: number
  isActive: boolean
}

const names = [
  'Анна Соколова',
  'Борис Ёлкин',
  'Виктория Константинопольская-Преображенская',
  'Георгий Ким',
  'Дарья Ли',
  'Егор Титов',
  'Жанна Фриске',
  'Зоя Мельник',
]
const people: Person[] = names.map((name, index) => ({
  id: String(index + 1),
  name,
  email:
    index === 2
      ? 'viktoriya.konstantinopolskaya-preobrazhenskaya@marketplace.example.com'
      : `user${index + 1}@example.com`,
  role: ['Администратор', 'Контент-менеджер', 'Менеджер по заказам'][index % 3] ?? '',
  orders: index * 1371,
  isActive: index % 4 !== 3,
}))

const columns: TableColumn<Person>[] = [
  { id: 'name', header: 'Имя', sortKey: 'name', cell: ({ name }) => name },
  { id: 'email', header: 'Эл. почта', sortKey: 'email', cell: ({ email }) => email },
  { id: 'role', header: 'Роль', cell: ({ role }) => role },
  {
    id: 'orders',
    header: 'Заказы',
    sortKey: 'orders',
    align: 'end',
    cell: ({ orders }) => orders.toLocaleString('ru-RU'),
  },
  {
    id: 'status',
    header: 'Статус',
    cell: ({ isActive }) =>
      isActive ? <StatusChip tone="green">Активен</StatusChip> : <StatusChip tone="red">Заблокирован</StatusChip>,
  },
  { id: 'id', header: 'Номер', isHidden: true, cell: ({ id }) => id },
]

function RouterLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  )
}

function People({
  rows,
  isStale = false,
  initial = [],
  density = 'compact',
}: {
  rows: Person[] | undefined
  isStale?: boolean
  initial?: string[]
  density?: TableView['density']
}) {
  const [view, setView] = useState<TableView>({ ...initialView(columns), density })
  const [sort, setSort] = useState<string | undefined>('-orders')
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(initial))
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <TableViewMenu columns={columns} view={view} onViewChange={setView} />
        <Button variant="primary" className="ms-auto">
          <Plus aria-hidden />
          Добавить
        </Button>
      </div>
      <DataTable
        label="Пользователи"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => <RouterLink to={`/users/edit/${id}`} />}
        rowActions={({ name }) => (
          <IconButton label={`Действия: ${name}`}>
            <MoreHorizontal aria-hidden />
          </IconButton>
        )}
        view={view}
        sort={sort}
        onSortChange={setSort}
        selection={selection}
        onSelectionChange={setSelection}
        isStale={isStale}
        empty={
          <EmptyState
            heading="По этим фильтрам никого нет"
            text="Измените условия или сбросьте фильтры."
            action={<Button>Сбросить фильтры</Button>}
          />
        }
      />
      <BulkBar selected={selection.size} onClear={() => setSelection(new Set())}>
        <Button size="sm">
          <Ban aria-hidden />
          Заблокировать
        </Button>
      </BulkBar>
      <Pagination page={2} pageSize={20} total={12_340} onPageChange={() => {}} onPageSizeChange={() => {}} />
    </div>
  )
}

export default {
  title: 'Данные/DataTable',
  subcomponents: { DataTable },
  parameters: {
    guide: {
      use: 'Список записей: шапка и первая колонка стоят, на телефоне строка становится карточкой.',
      access: {
        focus: 'сортировка, флажки, ссылки и меню строк по порядку',
        role: 'table в области с именем; aria-sort, aria-busy, выбранная строка — aria-selected',
        give: 'label, header каждого столбца и rowName: по нему названы флажок и меню строки',
      },
      keys: {
        'J, K': 'строка вниз и вверх',
        X: 'выбирает строку',
        Enter: 'открывает запись',
        Пробел: 'показывает её сбоку',
        'Shift + щелчок': 'выбирает подряд',
      },
      do: [
        'kind столбца задаёт ширину и очередь, в которой он уходит',
        'Строки от прошлого запроса бледнеют, но не исчезают: isStale',
      ],
      dont: ['Не переносите текст на третью строку: он есть в записи', 'Не рисуйте пустую таблицу: для неё есть empty'],
      screens: { products: 'Товары', orders: 'Заказы', users: 'Пользователи' },
    } satisfies Guide,
  },
  component: People,
  args: { rows: people },
} satisfies Meta<typeof People>
type Story = StoryObj<typeof People>

export const Rows: Story = {
  name: 'Строки',
}
export const Selected: Story = {
  name: 'Выбранные строки',
  args: { initial: ['2', '3'] },
}
export const TwoLines: Story = {
  name: 'Строки в две линии',
  args: { density: 'normal' },
}
export const FirstLoad: Story = {
  name: 'Первая загрузка',
  args: { rows: undefined },
}
export const Stale: Story = {
  name: 'Прежние строки',
  args: { isStale: true },
  // Rows fade while newer ones load, also below the contrast of text.
  parameters: { a11y: { test: 'off' } },
  tags: ['fades'],
}
export const Empty: Story = {
  name: 'Пусто',
  args: { rows: [] },
}
export const Narrow: Story = {
  name: 'Узкое место',
  args: { initial: ['3'] },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
