import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'active', label: 'Активен', hint: 'Может входить в панель' },
  { value: 'blocked', label: 'Заблокирован', hint: 'Все его сеансы завершаются сразу' },
  { value: 'deleted', label: 'Удалён', disabled: true },
]

function Status({ initial }: { initial: string | null }) {
  const [status, setStatus] = useState(initial)
  return (
    <Field label="Статус" className="max-w-80">
      <Select options={options} value={status} onValueChange={setStatus} />
    </Field>
  )
}

export default { component: Status, args: { initial: null } } satisfies Meta<typeof Status>
type Story = StoryObj<typeof Status>

export const Empty: Story = {}
export const Chosen: Story = { args: { initial: 'active' } }

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('combobox', { name: 'Статус' })
    control.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: /Заблокирован/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(control).toHaveTextContent('Заблокирован')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}
