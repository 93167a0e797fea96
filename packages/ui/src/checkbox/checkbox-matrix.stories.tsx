import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { CheckboxMatrix } from './checkbox-matrix.tsx'
import type { Guide } from '#test/guide.ts'

const columns = [
  { id: 'index', label: 'Список' },
  { id: 'view', label: 'Просмотр' },
  { id: 'create', label: 'Создание' },
  { id: 'update', label: 'Изменение' },
  { id: 'delete', label: 'Удаление' },
]
const every = columns.map(({ id }) => id)
const groups = [
  {
    id: 'catalog',
    label: 'Товары',
    rows: [
      { id: 'category', label: 'Категории', columns: every },
      { id: 'product', label: 'Товары', columns: every },
      { id: 'product-offer', label: 'Предложения продавцов', columns: ['index', 'view'] },
    ],
  },
  {
    id: 'people',
    label: 'Пользователи и доступ',
    rows: [
      { id: 'user', label: 'Пользователи', columns: ['index', 'view', 'create', 'update'] },
      { id: 'audit-log', label: 'Журнал изменений', columns: ['index', 'view'] },
    ],
  },
]
const saved = new Set(['category.index', 'category.view', 'product.index', 'user.index'])

interface RightsProps {
  disabled?: boolean
  isLocked?: (cell: string) => boolean
}

function Rights({ disabled = false, isLocked = () => false }: RightsProps) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set([...saved, 'product.view']))
  return (
    <CheckboxMatrix
      label="Права роли"
      columns={columns}
      groups={groups}
      checked={checked}
      saved={saved}
      onCheckedChange={setChecked}
      disabled={disabled}
      isLocked={isLocked}
    />
  )
}

export default {
  title: 'Ввод/CheckboxMatrix',
  subcomponents: { CheckboxMatrix },
  parameters: {
    guide: {
      use: 'Права: строки — сущности, столбцы — действия.',
      keys: {
        '← → ↑ ↓': 'ходят по клеткам',
        Пробел: 'отмечает клетку',
        'Буквы в поиске': 'оставляют подходящие строки',
      },
      do: ['saved показывает, что изменено с последнего сохранения', 'Запертая клетка объясняется, когда она в фокусе'],
      dont: ['Не берите для таблицы с данными: есть EditableGrid'],
      screens: { 'roles-edit-2': 'Права роли' },
    } satisfies Guide,
  },
  component: Rights,
} satisfies Meta<typeof Rights>
type Story = StoryObj<typeof Rights>

export const Editable: Story = {
  name: 'Можно менять',
}
export const ReadOnly: Story = {
  name: 'Только чтение',
  args: { disabled: true },
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox').focus()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight} ')
    await expect(canvas.getByRole('checkbox', { name: 'Категории: Создание' })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('checkbox', { name: 'Товары: Создание' })).toHaveFocus()
  },
}

export const GroupToggle: Story = {
  name: 'Вся группа',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('checkbox', { name: 'Пользователи и доступ' })
    await expect(group).toBePartiallyChecked()
    await userEvent.click(group)
    await expect(canvas.getByRole('checkbox', { name: 'Журнал изменений: Просмотр' })).toBeChecked()
    await userEvent.type(canvas.getByRole('searchbox'), 'журнал')
    await expect(canvas.queryByRole('checkbox', { name: 'Категории' })).toBeNull()
  },
}

export const Locked: Story = {
  name: 'Запертые клетки',
  args: { isLocked: (cell) => cell.endsWith('.delete') },
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('checkbox', { name: 'Категории: Удаление' })
    await userEvent.click(locked)
    await expect(locked).toHaveFocus()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Категории' }))
    await expect(canvas.getByRole('checkbox', { name: 'Категории: Создание' })).toBeChecked()
    await expect(locked).not.toBeChecked()
  },
}
