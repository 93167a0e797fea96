import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Notice } from './notice.tsx'

export default {
  title: 'Обратная связь/Notice',
  parameters: {
    guide: {
      use: 'То, что нужно прочитать до остальной страницы.',
      access: {
        focus: 'не получает, кроме ваших ссылок',
        role: 'paragraph',
        give: 'role="alert", если появляется позже страницы; тон ещё и словом',
      },
      do: ['Одно сообщение над тем, о чём оно'],
      dont: ['Не сообщайте так о сделанном: есть Toaster', 'Не сообщайте так об ошибке поля: она у поля'],
    } satisfies Guide,
  },
  component: Notice,
  args: { tone: 'amber', children: 'Договор заканчивается через три дня.' },
  argTypes: { tone: { control: 'inline-radio', options: ['grey', 'green', 'blue', 'amber', 'red'] } },
} satisfies Meta<typeof Notice>
type Story = StoryObj<typeof Notice>

export const Playground: Story = { name: 'Площадка' }

export const Tones: Story = {
  name: 'Цвета',
  render: () => (
    <div className="flex flex-col gap-2">
      <Notice tone="grey">Запись в архиве.</Notice>
      <Notice tone="green">Все документы приняты.</Notice>
      <Notice tone="blue">Изменения ждут модерации.</Notice>
      <Notice tone="amber">Договор заканчивается через три дня.</Notice>
      <Notice tone="red">Продавец заблокирован.</Notice>
    </div>
  ),
}
