import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stepper, type Step } from './stepper.tsx'

const steps: Step[] = [
  { id: 'file', label: 'Файл', hint: 'прайс-лист.xlsx', state: 'done' },
  { id: 'columns', label: 'Соответствие столбцов и полей', hint: 'Не выбрана цена', state: 'error' },
  { id: 'check', label: 'Проверка', hint: '1 204 строки', state: 'current' },
  { id: 'apply', label: 'Применение', state: 'ahead' },
]
const select = fn()

export default {
  component: Stepper,
  args: { label: 'Загрузка прайс-листа', steps, onSelect: select },
} satisfies Meta<typeof Stepper>
type Story = StoryObj<typeof Stepper>

export const Import: Story = {
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
export const ReadOnly: Story = { render: ({ label, steps }) => <Stepper label={label} steps={steps} /> }
export const Narrow: Story = { decorators: [(Story) => <div className="max-w-82">{Story()}</div>] }
