import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { DateRangeInput } from '#date/date-range-input.tsx'
import { Field } from '#field/field.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { SearchInput } from '#input/search-input.tsx'
import type { Guide } from '#test/guide.ts'
import { FilterBar, type FilterBarProps } from './filter-bar.tsx'

function Filters({ active: initial, ...props }: FilterBarProps) {
  const [active, setActive] = useState(initial)
  const [range, setRange] = useState({ from: '2026-11-01', to: '' })
  return (
    <FilterBar
      {...props}
      active={active}
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

export default {
  title: 'Данные/FilterBar',
  component: FilterBar,
  args: {
    active: [
      { id: 'status', name: 'Статус', value: 'Активен' },
      {
        id: 'company',
        name: 'Компания',
        value: 'Общество с ограниченной ответственностью «Автозапчастьоптторгснаб Северо-Запад»',
      },
    ],
    isRestored: true,
    onRemove: fn(),
    onReset: fn(),
  },
  render: (args) => <Filters {...args} />,
  parameters: {
    guide: {
      use: 'Фильтры над списком. Скрытые фильтры стоят метками, остальные показывают значение сами.',
      access: {
        focus: 'фильтры, метки и «Сбросить» по порядку',
        role: 'group с именем, метка — button «Убрать …»',
        give: 'подпись каждому фильтру и name метке',
      },
      keys: { 'Enter на метке': 'снимает фильтр' },
      do: [
        '«Сбросить» появляется, когда есть что сбрасывать',
        'isRestored говорит, что фильтры остались с прошлого раза',
      ],
      dont: ['Не держите пустую полосу без фильтров'],
      screens: { products: 'Товары', log: 'Журнал' },
    } satisfies Guide,
  },
} satisfies Meta<typeof FilterBar>
type Story = StoryObj<typeof FilterBar>

export const Playground: Story = { name: 'Площадка' }

export const Removed: Story = {
  name: 'Фильтр снят',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать «Статус»' }))
    await expect(canvas.queryByText('Статус:')).toBeNull()
  },
}
