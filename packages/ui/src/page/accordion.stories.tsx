import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Guide } from '#test/guide.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

export default {
  title: 'Данные/Accordion',
  subcomponents: { Accordion, AccordionItem },
  parameters: {
    guide: {
      status: 'draft',
      use: 'Части, которые нужны не всем: открываются под своими заголовками.',
      access: {
        focus: 'заголовки по порядку',
        role: 'раскрытие браузера (details)',
        give: 'title словами',
      },
      keys: { 'Enter, Пробел': 'открывает и закрывает' },
      do: ['Заголовок говорит, что внутри', 'Одно имя (name) у всех — открыта одна часть'],
      dont: ['Не прячьте то, что нужно каждому'],
    } satisfies Guide,
  },
  component: Accordion,
} satisfies Meta<typeof Accordion>
type Story = StoryObj<typeof Accordion>

const parts = ['Доставка', 'Возврат', 'Гарантия']

export const Several: Story = {
  name: 'Несколько частей',
  render: () => (
    <Accordion>
      {parts.map((part, index) => (
        <AccordionItem key={part} title={part} open={index === 0}>
          {part}: условия продавца.
        </AccordionItem>
      ))}
    </Accordion>
  ),
}

export const OneOpen: Story = {
  name: 'Открыта одна',
  render: () => (
    <Accordion>
      {parts.map((part) => (
        <AccordionItem key={part} title={part} name="terms">
          {part}: условия продавца.
        </AccordionItem>
      ))}
    </Accordion>
  ),
}
