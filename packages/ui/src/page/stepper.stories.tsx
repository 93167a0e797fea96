import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper, type Step } from './stepper.tsx'
import type { Guide } from '#test/guide.ts'

const steps: Step[] = [
  { id: 'file', label: 'Файл', hint: 'прайс-лист.xlsx', state: 'done' },
  { id: 'columns', label: 'Соответствие столбцов и полей', hint: 'Не выбрана цена', state: 'error' },
  { id: 'check', label: 'Проверка', hint: '1 204 строки', state: 'current' },
  { id: 'apply', label: 'Применение', state: 'ahead' },
]
const select = fn()

export default {
  title: 'Навигация/Stepper',
  parameters: {
    guide: {
      use: 'Работа в несколько шагов: файл, столбцы, проверка, применение.',
      access: {
        focus: 'шаги, которые открываются',
        role: 'navigation с list, нынешний — aria-current; «пройден» и «с ошибкой» звучат',
        give: 'label и имена шагов',
      },
      keys: { Tab: 'пройденные шаги и шаги с ошибкой', Enter: 'открывает шаг' },
      do: ['hint говорит, что выбрано на шаге'],
      dont: ['Не берите для трёх полей: хватит одной формы'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },

  component: Stepper,
  args: { label: 'Загрузка прайс-листа', steps, onSelect: select },
} satisfies Meta<typeof Stepper>
type Story = StoryObj<typeof Stepper>

export const Import: Story = {
  name: 'Загрузка',
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Файл.*готово/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(select).toHaveBeenLastCalledWith('columns')
    await userEvent.tab()
    await expect(canvas.queryByRole('button', { name: /Применение/ })).toBeNull()
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step')
  },
}
export const ReadOnly: Story = {
  name: 'Только чтение',
  render: ({ label, steps }) => <Stepper label={label} steps={steps} />,
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
