import type { Meta, StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './button.tsx'

export default { component: Button, args: { children: 'Сохранить', onClick: fn() } } satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

export const Variants: Story = {
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
  args: { children: 'Отправить на повторную модерацию с указанием причины возврата' },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
}
