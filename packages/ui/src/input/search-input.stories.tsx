import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '#test/guide.ts'
import { SearchInput } from './search-input.tsx'

export default {
  title: 'Ввод/SearchInput',
  component: SearchInput,
  args: {
    value: 'тормоз',
    placeholder: 'Название или артикул',
    delay: 300,
    onValueChange: fn(),
    className: 'max-w-80',
  },
  parameters: {
    guide: {
      use: 'Поиск по списку: спрашивает через 300 мс после последней клавиши.',
      access: {
        focus: 'поле, затем «Очистить»',
        role: 'searchbox',
        give: 'aria-label, если поисков на странице два',
      },
      keys: { Enter: 'ищет сразу', Esc: 'очищает' },
      do: ['placeholder перечисляет, по чему ищут: «Имя, почта или телефон»'],
      dont: ['Не добавляйте кнопку «Найти»'],
      screens: { users: 'Пользователи', products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof SearchInput>
type Story = StoryObj<typeof SearchInput>

export const Playground: Story = { name: 'Площадка' }

export const Keyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ной диск{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('тормозной диск')
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}
