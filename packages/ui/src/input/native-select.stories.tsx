import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '#field/field.tsx'
import type { Guide } from '#test/guide.ts'
import { NativeSelect } from './native-select.tsx'

export default {
  title: 'Ввод/NativeSelect',
  component: NativeSelect,
  args: {
    defaultValue: 'warehouse',
    readOnly: false,
    disabled: false,
    children: (
      <>
        <option value="">—</option>
        <option value="shop">Магазин</option>
        <option value="warehouse">Склад</option>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Field label="Тип" className="max-w-80">
        {Story()}
      </Field>
    ),
  ],
  parameters: {
    guide: {
      use: 'Один вариант из немногих, до десяти. На телефоне открывается родной список.',
      access: {
        focus: 'остановка Tab',
        role: 'combobox браузера; readOnly читается вместе со значением',
        give: 'подпись через Field или aria-label',
      },
      keys: { '↑ ↓': 'меняют вариант', Буква: 'вариант на эту букву' },
      do: ['Первый вариант пустой, если выбор не обязателен', 'readOnly показывает выбранное без списка'],
      dont: ['Не берите для длинных списков: в Combobox ищут набором'],
      screens: { products: 'Товары', log: 'Журнал' },
    } satisfies Guide,
  },
} satisfies Meta<typeof NativeSelect>
type Story = StoryObj<typeof NativeSelect>

export const Playground: Story = { name: 'Площадка' }

export const ReadOnly: Story = { name: 'Только чтение', args: { readOnly: true } }
export const Disabled: Story = { name: 'Недоступное', args: { disabled: true } }
