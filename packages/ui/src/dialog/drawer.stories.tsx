import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button/button.tsx'
import { Field } from '#field/field.tsx'
import { Input } from '#input/input.tsx'
import { Textarea } from '#input/textarea.tsx'
import type { Guide } from '#test/guide.ts'
import { Drawer } from './drawer.tsx'

export default {
  title: 'Окна/Drawer',
  component: Drawer,
  args: {
    defaultOpen: true,
    trigger: <Button>Изменить</Button>,
    heading: 'Реквизиты: Общество с ограниченной ответственностью «Автозапчастьоптторгснаб»',
    children: (
      <div className="flex flex-col gap-4">
        <Field label="Название">
          <Input defaultValue="Возврат поставщику" />
        </Field>
        <Field label="Пояснение" isOptional>
          <Textarea />
        </Field>
      </div>
    ),
    footer: (
      <>
        <Button>Отмена</Button>
        <Button variant="primary">Создать</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Панель сбоку: взглянуть на запись или изменить её часть, не уходя из списка.',
      access: {
        focus: 'в содержимом; не выходит из панели, потом возвращается',
        role: 'dialog, имя которого — heading',
        give: 'heading с именем записи',
      },
      keys: { Tab: 'ходит внутри панели', Esc: 'закрывает и возвращает фокус' },
      do: ['На телефоне занимает весь экран'],
      dont: ['Не помещайте сюда целую страницу'],
      screens: { products: 'Товары', orders: 'Заказы' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Drawer>
type Story = StoryObj<typeof Drawer>

export const Playground: Story = { name: 'Площадка' }
