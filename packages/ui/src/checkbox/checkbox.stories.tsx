import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Ввод/Checkbox',
  parameters: {
    guide: {
      use: 'Выбор, который действует после сохранения; несколько из списка.',
      access: {
        focus: 'остановка Tab',
        role: 'checkbox; indeterminate звучит как «частично»',
        give: 'label, а без него aria-label',
      },
      keys: { Пробел: 'отмечает и снимает' },
      do: ['Подпись — утверждение, верное, когда отмечено', 'indeterminate: отмечена часть того, что внутри'],
      dont: ['Не берите для того, что действует сразу: есть Switch'],
      screens: { 'sellers-new': 'Новый продавец' },
    } satisfies Guide,
  },
  component: Checkbox,
  args: { label: 'Показывать в каталоге', hint: '', indeterminate: false, disabled: false },
} satisfies Meta<typeof Checkbox>
type Story = StoryObj<typeof Checkbox>

export const Playground: Story = {
  name: 'Площадка',
}

export const States: Story = {
  name: 'Состояния',
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
