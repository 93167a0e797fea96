import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { SortSelect, type SortSelectProps } from './sort-select.tsx'

function Sorted({ sort: initial, onSortChange, ...props }: SortSelectProps) {
  const [sort, setSort] = useState(initial)
  return (
    <SortSelect
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next)
        onSortChange(next)
      }}
    />
  )
}

export default {
  title: 'Данные/SortSelect',
  component: SortSelect,
  args: {
    columns: [{ header: 'Название', sortKey: 'name' }, { header: 'Статус' }, { header: 'Цена', sortKey: 'price' }],
    sort: 'name',
    onSortChange: fn(),
    className: 'max-w-80',
  },
  render: (args) => <Sorted {...args} />,
  parameters: {
    guide: {
      use: 'Порядок списка там, где нет шапки таблицы: на телефоне, в окне фильтров.',
      access: {
        focus: 'остановка Tab',
        role: 'combobox браузера с подписью «Сортировка»',
        give: 'header и sortKey столбцов; своя подпись через aria-label',
      },
      keys: { '↑ ↓': 'меняют порядок', Буква: 'вариант на эту букву' },
      do: ['Те же столбцы и тот же sort, что у DataTable'],
      dont: ['Не ставьте рядом с шапкой: в ней сортирует заголовок'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof SortSelect>
type Story = StoryObj<typeof SortSelect>

export const Playground: Story = {
  name: 'Площадка',
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await expect(select).toHaveValue('name')
    await expect(within(select).getAllByRole('option')).toHaveLength(5)
    await userEvent.selectOptions(select, '-price')
    await expect(args.onSortChange).toHaveBeenCalledWith('-price')
    await userEvent.selectOptions(select, '')
    await expect(args.onSortChange).toHaveBeenLastCalledWith(undefined)
  },
}
