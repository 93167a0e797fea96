import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '#button/button.tsx'
import type { Guide } from '#test/guide.ts'
import { BulkBar } from './bulk-bar.tsx'

export default {
  title: 'Данные/BulkBar',
  component: BulkBar,
  args: { selected: 3, onClear: fn(), children: <Button size="sm">Заблокировать</Button> },
  decorators: [(Story) => <div className="h-40">{Story()}</div>],
  parameters: {
    docs: { story: { inline: false, height: '200px' } },
    guide: {
      use: 'Действия с выбранными строками: всплывает внизу, пока что-то выбрано.',
      access: {
        focus: 'кнопки по порядку',
        role: 'toolbar, число выбранных звучит из status',
        give: 'кнопки с текстом',
      },
      keys: { Esc: 'снимает выбор' },
      do: ['Говорит, сколько строк выбрано'],
      dont: ['Не ставьте сюда то, что работает и без выбора'],
      screens: { users: 'Пользователи', products: 'Товары' },
    } satisfies Guide,
  },
} satisfies Meta<typeof BulkBar>
type Story = StoryObj<typeof BulkBar>

export const Playground: Story = { name: 'Площадка' }
