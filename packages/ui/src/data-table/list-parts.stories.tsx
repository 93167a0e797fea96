import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { DateRangeInput } from '#date/date-range-input.tsx'
import { Field } from '#field/field.tsx'
import { FilterBar } from './filter-bar.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { Pagination } from './pagination.tsx'
import { SearchInput } from '#input/search-input.tsx'

export default { title: 'list-parts' } satisfies Meta
type Story = StoryObj

function Filters() {
  const [active, setActive] = useState([
    { id: 'status', name: 'Статус', value: 'Активен' },
    {
      id: 'company',
      name: 'Компания',
      value: 'Общество с ограниченной ответственностью «Автозапчастьоптторгснаб Северо-Запад»',
    },
  ])
  const [range, setRange] = useState({ from: '2026-11-01', to: '' })
  return (
    <FilterBar
      active={active}
      isRestored
      onRemove={(removed) => setActive(active.filter(({ id }) => id !== removed))}
      onReset={() => setActive([])}
    >
      <SearchInput value="" onValueChange={() => {}} placeholder="Имя, почта или телефон" className="w-64" />
      <NativeSelect aria-label="Статус" defaultValue="active" className="w-40">
        <option value="">Любой статус</option>
        <option value="active">Активен</option>
      </NativeSelect>
      <Field label="Создан">
        <DateRangeInput value={range} onValueChange={setRange} />
      </Field>
      <Button variant="ghost">Ещё фильтры</Button>
    </FilterBar>
  )
}

export const FilterBars: Story = {
  render: () => <Filters />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать «Статус»' }))
    await expect(canvas.queryByText('Статус:')).toBeNull()
  },
}

function Days() {
  const [range, setRange] = useState({ from: '2026-11-01', to: '' })
  return <DateRangeInput aria-label="Создан" value={range} onValueChange={setRange} />
}

export const DatesNarrow: Story = {
  render: () => <Days />,
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const [from, to] = ['с', 'по'].map((name) => canvas.getByLabelText(name).getBoundingClientRect())
    await expect(from?.top).toBe(to?.top)
  },
}

const search = fn()

export const Search: Story = {
  render: () => <SearchInput value="тормоз" onValueChange={search} className="max-w-80" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ной диск{Enter}')
    await expect(search).toHaveBeenLastCalledWith('тормозной диск')
    await userEvent.keyboard('{Escape}')
    await expect(search).toHaveBeenLastCalledWith('')
  },
}

export const Pages: Story = {
  // Several lists on one page would name theirs apart.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <div className="flex flex-col gap-4">
      <Pagination page={1} pageSize={20} total={12_340} onPageChange={() => {}} onPageSizeChange={() => {}} />
      <Pagination page={617} pageSize={20} total={12_340} onPageChange={() => {}} onPageSizeChange={() => {}} />
      <Pagination page={3} pageSize={50} total={10_000} isExact={false} onPageChange={() => {}} />
      <Pagination page={1} pageSize={20} total={0} onPageChange={() => {}} />
    </div>
  ),
}

export const PagesNarrow: Story = {
  render: () => (
    <Pagination page={2} pageSize={20} total={12_340} onPageChange={() => {}} onPageSizeChange={() => {}} />
  ),
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
