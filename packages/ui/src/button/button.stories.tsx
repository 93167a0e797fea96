import type { Meta, StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Действия/Button',
  parameters: {
    guide: {
      use: 'Действие на месте: сохранить, добавить, отменить. Переход на другую страницу — ButtonLink.',
      access: {
        focus: 'остановка Tab, и пока aria-disabled или isPending',
        role: 'button; во время запроса aria-busy',
        give: 'текст, понятный без соседних слов',
      },
      keys: { 'Enter, Пробел': 'выполняет действие' },
      do: [
        'На экране одна главная кнопка, справа от остальных',
        'Текст — глагол: «Сохранить», «Создать заказ»',
        'Во время запроса isPending: кнопка держит фокус и не срабатывает дважды',
      ],
      dont: ['Не прячьте действие без права: оставьте aria-disabled и объясните в Tooltip', 'Не пишите «Да» и «ОК»'],
      screens: { 'users-edit-new': 'Новый пользователь', 'orders-123': 'Заказ' },
    } satisfies Guide,
  },
  component: Button,
  args: { children: 'Сохранить', variant: 'secondary', size: 'md', isPending: false, disabled: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'ghost', 'danger'] },
    size: { control: 'inline-radio', options: ['md', 'sm'] },
  },
} satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

export const Playground: Story = {
  name: 'Площадка',
}

export const Variants: Story = {
  name: 'Варианты',
  render: () => (
    <div className="flex flex-col gap-3">
      {(['md', 'sm'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-2">
          <Button size={size} variant="primary">
            Сохранить
          </Button>
          <Button size={size}>
            <Plus aria-hidden />
            Добавить
          </Button>
          <Button size={size} variant="ghost">
            Отмена
          </Button>
          <Button size={size} variant="danger">
            <Trash2 aria-hidden />
            Удалить
          </Button>
          <Button size={size} disabled>
            Недоступно
          </Button>
          <Button size={size} aria-disabled>
            Недоступно, но объяснимо
          </Button>
        </div>
      ))}
    </div>
  ),
}

export const Pending: Story = {
  name: 'Ждёт ответа',
  args: { isPending: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Сохранить' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const LongText: Story = {
  name: 'Длинный текст',
  args: { children: 'Отправить на повторную модерацию с указанием причины возврата' },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
}
