import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Field } from '#field/field.tsx'
import { FileInput } from './file-input.tsx'
import type { Guide } from '#test/guide.ts'

const take = fn()

export default {
  title: 'Ввод/FileInput',
  parameters: {
    guide: {
      use: 'Один файл, который прочтут сразу: прайс-лист, загрузка.',
      access: {
        focus: 'остановка Tab',
        role: 'поле выбора файла, имя файла звучит из status',
        give: 'подпись через Field, в hint — виды файлов',
      },
      keys: { 'Enter, Пробел': 'выбирает файл' },
      do: ['accept ограничивает виды, hint их называет'],
      dont: ['Не берите для фотографий: в FileUpload их видно'],
      screens: { products: 'Товары' },
    } satisfies Guide,
  },
  component: FileInput,
  args: { accept: '.csv,.xlsx', disabled: false, onFile: take },
} satisfies Meta<typeof FileInput>
type Story = StoryObj<typeof FileInput>

export const Chosen: Story = {
  name: 'Выбрано',
  render: () => (
    <Field label="Прайс-лист" hint="CSV или XLSX">
      <FileInput accept=".csv,.xlsx" onFile={take} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Прайс-лист')
    // A file that is dropped on the button or beside it falls on the input.
    const { x, y } = canvas.getByText('Выбрать файл').getBoundingClientRect()
    await expect(document.elementFromPoint(x + 5, y + 5)).toBe(input)
    const name = 'Цены и остатки, склад Северо-Запад, ноябрь 2026 (исправлено).csv'
    await userEvent.upload(input, new File(['1'], name, { type: 'text/csv' }))
    await expect(canvas.getByText(name)).toBeVisible()
    await expect(take).toHaveBeenCalledOnce()
  },
}

export const Disabled: Story = {
  name: 'Недоступно',
  render: () => (
    <Field label="Прайс-лист">
      <FileInput disabled onFile={take} />
    </Field>
  ),
}
