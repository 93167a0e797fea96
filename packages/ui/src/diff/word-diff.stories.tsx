import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { ValueDiff } from './value-diff.tsx'
import { WordDiff } from './word-diff.tsx'
import type { Guide } from '#test/guide.ts'

const before =
  'Колодки тормозные передние Brembo P 85 020. Подходят для Volkswagen Golf VI и Skoda Octavia II. Производитель рекомендует менять колодки парами на одной оси, а вместе с ними проверять толщину тормозных дисков, состояние направляющих суппорта и пыльников. Перед установкой обезжирьте диски, смажьте направляющие высокотемпературной смазкой и убедитесь, что датчик износа закреплён. Гарантия 12 месяцев.'
const after = before
  .replace('Skoda Octavia II', 'Skoda Octavia III, Audi A3')
  .replace('Гарантия 12 месяцев', 'Гарантия 24 месяца или 30 000 км')

export default {
  title: 'Данные/WordDiff',
  parameters: {
    guide: {
      use: 'Правка длинного текста: что убрали и что добавили, по словам.',
      access: {
        focus: 'кнопки, что открывают скрытый текст',
        role: 'deletion и insertion со словами «удалено» и «добавлено»',
        give: 'заголовок рядом',
      },
      keys: { Enter: 'открывает скрытый текст без изменений' },
      do: ['side показывает одну сторону для сравнения рядом'],
      dont: ['Не берите для коротких значений: есть ValueDiff'],
      screens: { 'moderation-101': 'Заявка' },
    } satisfies Guide,
  },

  component: WordDiff,
  args: { before, after },
  decorators: [(Story) => <div className="max-w-160">{Story()}</div>],
} satisfies Meta<typeof WordDiff>
type Story = StoryObj<typeof WordDiff>

export const Description: Story = {
  name: 'Описание',
}
export const NothingInCommon: Story = {
  name: 'Ничего общего',
  args: { before: 'Свеча зажигания NGK', after: 'Масло моторное 5W-40, 4 л' },
}
export const Added: Story = {
  name: 'Добавлено',
  args: { before: '', after: 'Новое описание товара' },
}
export const Narrow: Story = {
  name: 'Узкое место',
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
}
export const SideBySide: Story = {
  name: 'Рядом',
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      <WordDiff {...args} side="before" />
      <WordDiff {...args} side="after" />
    </div>
  ),
}
export const AsValues: Story = {
  name: 'Как значения',
  render: () => <ValueDiff before={before} after={after} />,
}

export const Opened: Story = {
  name: 'Открыт пропуск',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /слов без изменений/ }))
    await expect(canvas.getByText(/состояние направляющих/)).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
