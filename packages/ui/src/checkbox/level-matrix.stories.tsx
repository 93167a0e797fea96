import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { LevelMatrix } from './level-matrix.tsx'
import type { Guide } from '#test/guide.ts'

const columns = [
  { id: 'index', label: 'Список' },
  { id: 'view', label: 'Просмотр' },
  { id: 'create', label: 'Создание' },
  { id: 'update', label: 'Изменение' },
  { id: 'delete', label: 'Удаление' },
]
const levels = [
  { id: 'none', label: 'Нет', has: () => false },
  { id: 'view', label: 'Смотреть', has: (column: string) => column === 'index' || column === 'view' },
  { id: 'edit', label: 'Править', has: (column: string) => column !== 'delete' },
  { id: 'all', label: 'Всё', has: () => true },
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
    <LevelMatrix
      label="Права роли"
      columns={columns}
      levels={levels}
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
  title: 'Ввод/LevelMatrix',
  subcomponents: { LevelMatrix },
  parameters: {
    guide: {
      use: 'Права: у каждой сущности уровень, отдельные права — внутри строки.',
      access: {
        focus: 'поиск и таблица: по остановке Tab, дальше стрелки',
        role: 'grid из строк с radio и checkbox, у каждой ячейки имя строки и уровня',
        give: 'label таблицы, label столбцов, уровней и строк',
      },
      keys: {
        '← → ↑ ↓': 'ходят по строкам и уровням',
        Пробел: 'выбирает уровень или отмечает право',
        Enter: 'раскрывает строку',
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
    canvas.getByRole('button', { name: 'Развернуть всё' }).focus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio', { name: 'Товары: Нет' })[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight} ')
    await expect(canvas.getByRole('radio', { name: 'Категории: Править' })).toBeChecked()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}{ArrowDown}')
    await expect(canvas.getByRole('checkbox', { name: 'Категории: Список' })).toHaveFocus()
    await expect(canvas.getByRole('checkbox', { name: 'Категории: Создание' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Категории: Удаление' })).not.toBeChecked()
  },
}

export const GroupLevel: Story = {
  name: 'Вся группа',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Пользователи и доступ: Смотреть' }))
    await expect(canvas.getByRole('radio', { name: 'Журнал изменений: Смотреть' })).toBeChecked()
    // The log has nothing to change.
    await expect(canvas.queryByRole('radio', { name: 'Журнал изменений: Править' })).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox'), 'журнал')
    await expect(canvas.queryByRole('radio', { name: 'Категории: Нет' })).toBeNull()
  },
}

export const Locked: Story = {
  name: 'Запертые права',
  args: { isLocked: (cell) => cell.endsWith('.delete') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Категории' }))
    const locked = canvas.getByRole('checkbox', { name: 'Категории: Удаление' })
    await userEvent.click(locked)
    await expect(locked).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: 'Категории: Всё' }))
    await expect(canvas.getByRole('checkbox', { name: 'Категории: Создание' })).toBeChecked()
    await expect(locked).not.toBeChecked()
  },
}
