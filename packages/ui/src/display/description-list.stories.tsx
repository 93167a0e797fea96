import type { Meta, StoryObj } from '@storybook/react-vite'
import { CopyButton } from '#button/copy-button.tsx'
import { Avatar } from './avatar.tsx'
import type { Guide } from '#test/guide.ts'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

export default {
  title: 'Данные/DescriptionList',
  component: DescriptionList,
  args: {
    children: (
      <>
        <DescriptionItem name="Ответственный">
          <span className="flex items-center gap-2">
            <Avatar name="Борис Ёлкин" />
            Борис Ёлкин
          </span>
        </DescriptionItem>
        <DescriptionItem name="Номер">
          <span className="flex items-center gap-1 font-code">
            0193f0a2-7c1e-7b52
            <CopyButton text="0193f0a2-7c1e-7b52" />
          </span>
        </DescriptionItem>
        <DescriptionItem name="Полное наименование по учредительным документам">
          Общество с ограниченной ответственностью «Автозапчастьоптторгснаб»
        </DescriptionItem>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Названия и значения записи на чтение. В узком месте название встаёт над значением.',
      access: {
        focus: 'не получает',
        role: 'список: term и definition',
        give: 'название каждому значению',
      },
      do: ['Пустое значение — тире, в конце списка'],
      dont: ['Не берите для таблицы из одинаковых строк'],
      screens: { 'orders-123': 'Заказ', 'sellers-1': 'Продавец' },
    } satisfies Guide,
  },
} satisfies Meta<typeof DescriptionList>
type Story = StoryObj<typeof DescriptionList>

export const Playground: Story = { name: 'Площадка' }

export const Narrow: Story = { name: 'Узкое место', decorators: [(Story) => <div className="max-w-82">{Story()}</div>] }
