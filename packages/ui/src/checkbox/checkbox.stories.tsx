import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './checkbox.tsx'
import { Switch } from './switch.tsx'

export default { component: Checkbox } satisfies Meta<typeof Checkbox>
type Story = StoryObj<typeof Checkbox>

export const States: Story = {
  render: () => (
    <div className="grid max-w-96 gap-1">
      <Checkbox label="Не отмечен" />
      <Checkbox label="Отмечен" defaultChecked />
      <Checkbox label="Отмечен частично" indeterminate />
      <Checkbox label="Недоступен" disabled />
      <Checkbox label="Недоступен и отмечен" disabled defaultChecked />
      <Checkbox
        label="Отправлять продавцу уведомление о каждом изменении статуса его заявки на модерацию"
        hint="Письмо уходит не чаще раза в час, даже если статус менялся несколько раз"
      />
    </div>
  ),
}

export const Switches: Story = {
  render: () => (
    <div className="grid max-w-96 gap-1">
      <Switch label="Показывать в каталоге" />
      <Switch label="Проверять права администратора" defaultChecked hint="Действует только в этом браузере" />
      <Switch label="Недоступен" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Показывать в каталоге' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
  },
}
