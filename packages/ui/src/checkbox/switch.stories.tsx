import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { Switch } from './switch.tsx'

export default {
  title: 'Ввод/Switch',
  component: Switch,
  args: { label: 'Показывать в каталоге', hint: '' },
  parameters: {
    guide: {
      use: 'Настройка, которая действует сразу.',
      access: {
        focus: 'остановка Tab',
        role: 'switch',
        give: 'label: настройку, а не её состояние',
      },
      keys: { Пробел: 'включает и выключает' },
      do: ['hint говорит, что изменится и где'],
      dont: ['Не ставьте в форму с кнопкой «Сохранить» рядом с Checkbox'],
      screens: { 'handbooks-brands': 'Бренды' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Switch>
type Story = StoryObj<typeof Switch>

export const Playground: Story = { name: 'Площадка' }

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <div className="grid max-w-96 gap-1">
      <Switch label="Показывать в каталоге" />
      <Switch label="Проверять права администратора" defaultChecked hint="Действует только в этом браузере" />
      <Switch label="Недоступен" disabled />
    </div>
  ),
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
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
