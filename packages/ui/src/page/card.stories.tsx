import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button/button.tsx'
import type { Guide } from '#test/guide.ts'
import { Card } from './card.tsx'

export default {
  title: 'Данные/Card',
  parameters: {
    guide: {
      use: 'Часть страницы в рамке: заголовок, действия и содержимое.',
      access: {
        focus: 'не получает, кроме ваших actions',
        role: 'heading второго уровня из title',
        give: 'title; aria-labelledby, если нужна область с именем',
      },
      do: ['Один уровень: карточка в карточке не нужна'],
      dont: ['Не рамкой отделяйте строки: есть DescriptionList'],
      screens: { 'products-1001': 'Товар' },
    } satisfies Guide,
  },
  component: Card,
  args: { title: 'Реквизиты', children: 'ИНН 7707083893, КПП 770701001' },
} satisfies Meta<typeof Card>
type Story = StoryObj<typeof Card>

export const Playground: Story = { name: 'Площадка' }

export const WithActions: Story = { name: 'С действиями', args: { actions: <Button size="sm">Изменить</Button> } }

export const WithoutTitle: Story = { name: 'Без заголовка', args: { title: undefined } }
