import type { Meta, StoryObj } from '@storybook/react-vite'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { IconButton } from '#button/icon-button.tsx'
import { SortableList } from './sortable-list.tsx'
import { StatusChip } from '#display/status-chip.tsx'
import type { Guide } from '#test/guide.ts'

const reasons = [
  { id: 'stock', name: 'Товар закончился', isOn: true },
  { id: 'mind', name: 'Покупатель передумал', isOn: true },
  {
    id: 'wrong',
    name: 'Доставлена не та деталь, и заменить её на нужную до обещанного покупателю дня уже нельзя',
    isOn: true,
  },
  { id: 'defect', name: 'Брак', isOn: false },
]

function Reasons({ removable = false, count = reasons.length }: { removable?: boolean; count?: number }) {
  const [items, setItems] = useState<readonly (typeof reasons)[number][]>(reasons.slice(0, count))
  return (
    <div className="max-w-120 rounded-xl border border-line bg-surface p-3">
      <SortableList
        label="Порядок причин"
        items={items}
        itemId={({ id }) => id}
        itemName={({ name }) => name}
        onReorder={setItems}
        renderItem={({ name, isOn }) => (
          <>
            <span className="min-w-0 grow">{name}</span>
            {!isOn && <StatusChip tone="grey">Выключена</StatusChip>}
          </>
        )}
        actions={
          removable
            ? ({ id, name }: (typeof reasons)[number]) => (
                <IconButton label={`Убрать «${name}»`} onClick={() => setItems(items.filter((item) => item.id !== id))}>
                  <X aria-hidden />
                </IconButton>
              )
            : undefined
        }
      />
    </div>
  )
}

export default {
  title: 'Ввод/SortableList',
  subcomponents: { SortableList },
  parameters: {
    guide: {
      use: 'Список, порядок которого важен: причины отказа, пункты меню.',
      access: {
        focus: 'кнопки и строка, дальше стрелки',
        role: 'toolbar и list с radio, ход перестановки звучит из status',
        give: 'label списка и itemName',
      },
      keys: { Пробел: 'берёт и ставит строку', '↑ ↓': 'двигают взятую строку', Esc: 'возвращает её на место' },
      do: ['Каждое движение слышно в программе чтения с экрана'],
      dont: ['Не берите для порядка, который считается сам'],
      screens: { handbooks: 'Справочники' },
    } satisfies Guide,
  },
  component: Reasons,
} satisfies Meta<typeof Reasons>
type Story = StoryObj<typeof Reasons>

export const Lines: Story = {
  name: 'Строки',
}
export const WithActions: Story = {
  name: 'С действиями',
  args: { removable: true },
}
export const One: Story = {
  name: 'Одна строка',
  args: { count: 1 },
}
export const Narrow: Story = {
  name: 'Узкое место',
  args: { removable: true },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Товар закончился' }))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(canvas.getByRole('radio', { name: 'Товар закончился' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Товар закончился: место 2 из 4')
  },
}
