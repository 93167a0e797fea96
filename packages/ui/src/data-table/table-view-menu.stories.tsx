import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { initialView, type TableColumn } from './table-view.ts'
import type { Guide } from '#test/guide.ts'
import { TableViewMenu, type TableViewMenuProps } from './table-view-menu.tsx'

interface Offer {
  name: string
  price: string
}

const columns: readonly TableColumn<Offer>[] = [
  { id: 'name', header: 'Название', cell: ({ name }) => name },
  { id: 'price', header: 'Цена', align: 'end', cell: ({ price }) => price },
]

function Menu({ view: initial, onViewChange, ...props }: TableViewMenuProps<Offer>) {
  const [view, setView] = useState(initial)
  return (
    <TableViewMenu
      {...props}
      view={view}
      onViewChange={(next) => {
        setView(next)
        onViewChange(next)
      }}
    />
  )
}

export default {
  title: 'Данные/TableViewMenu',
  component: TableViewMenu<Offer>,
  args: { columns, view: initialView(columns), defaultOpen: true, onViewChange: fn() },
  render: (args) => <Menu {...args} />,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'Колонки таблицы, их порядок и плотность строк: каждый настраивает под себя.',
      access: {
        focus: 'кнопка; внутри флажки, плотность и порядок',
        role: 'dialog с группами checkbox и radio',
        give: 'header столбцов: это имена флажков',
      },
      keys: {
        Enter: 'открывает',
        Пробел: 'показывает и скрывает колонку, берёт строку',
        '↑ ↓': 'двигают взятую колонку',
      },
      do: ['Первая колонка — имя записи, её не скрыть'],
      dont: ['Не прячьте по умолчанию то, по чему принимают решение'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof TableViewMenu<Offer>>
type Story = StoryObj<typeof TableViewMenu<Offer>>

export const Playground: Story = { name: 'Площадка' }
