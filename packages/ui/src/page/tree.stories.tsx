import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { Guide } from '#test/guide.ts'
import { Tree, type TreeNode } from './tree.tsx'

const nodes: readonly TreeNode[] = [
  {
    id: 'brakes',
    name: 'Тормоза',
    end: '128',
    children: [
      { id: 'pads', name: 'Колодки' },
      { id: 'discs', name: 'Диски', children: [{ id: 'vented', name: 'Вентилируемые' }] },
    ],
  },
  { id: 'oil', name: 'Масла и технические жидкости для легковых и грузовых автомобилей', children: [] },
  { id: 'tools', name: 'Инструмент' },
]

function Categories() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['brakes']))
  const [category, setCategory] = useState<string | null>('discs')
  return (
    <Tree
      label="Категории"
      nodes={nodes}
      open={open}
      onOpenChange={setOpen}
      selected={category}
      onSelect={setCategory}
    />
  )
}

export default {
  title: 'Данные/Tree',
  subcomponents: { Tree },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Вложенные имена, которые открываются и закрываются: папки, категории.',
      access: {
        focus: 'одна строка, дальше стрелки',
        role: 'tree из treeitem с уровнем и местом',
        give: 'label и name строк',
      },
      keys: {
        '↑ ↓': 'соседняя строка',
        '→ ←': 'открывает и закрывает ветвь, ведёт внутрь и наружу',
        'Home, End': 'первая и последняя',
        '*': 'открывает все ветви рядом',
        Enter: 'выбирает',
        буквы: 'имя, которое с них начинается',
      },
      do: ['Число после имени, если оно помогает выбрать'],
      dont: ['Не для десяти тысяч строк: показывайте уровни по одному'],
    } satisfies Guide,
  },
  component: Categories,
} satisfies Meta<typeof Categories>
type Story = StoryObj<typeof Categories>

export const Chosen: Story = { name: 'Выбрано' }

export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
}
