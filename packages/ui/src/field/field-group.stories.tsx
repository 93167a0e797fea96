import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from '#checkbox/checkbox.tsx'
import type { Guide } from '#test/guide.ts'
import { FieldGroup } from './field-group.tsx'

export default {
  title: 'Формы/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'Уведомления',
    hint: 'Письма уходят не чаще раза в час',
    children: (
      <>
        <Checkbox label="По эл. почте" />
        <Checkbox label="В панели" hint="Колокольчик в верхней строке" />
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Несколько флажков или полей с одним смыслом: способы уведомления, адрес.',
      access: {
        focus: 'поля внутри',
        role: 'group, имя которой — legend, подсказка и ошибка — её описание',
        give: 'legend',
      },
      do: ['legend отвечает на вопрос, общий для всех полей'],
      dont: ['Не берите для одного поля: для него есть Field'],
      screens: { 'sellers-new': 'Новый продавец' },
    } satisfies Guide,
  },
} satisfies Meta<typeof FieldGroup>
type Story = StoryObj<typeof FieldGroup>

export const Playground: Story = { name: 'Площадка' }

export const Invalid: Story = { name: 'С ошибкой', args: { error: 'Выберите хотя бы один способ' } }
