import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button/button.tsx'
import { Field } from '#field/field.tsx'
import { Input } from '#input/input.tsx'
import { Textarea } from '#input/textarea.tsx'
import type { Guide } from '#test/guide.ts'
import { Dialog } from './dialog.tsx'

export default {
  title: 'Окна/Dialog',
  component: Dialog,
  args: {
    defaultOpen: true,
    trigger: <Button>Создать</Button>,
    heading: 'Новая причина',
    description: 'Появится в списке причин сразу после сохранения.',
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
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: 'Вопрос или короткая форма, без которой не продолжить.',
      access: {
        focus: 'в содержимом; не выходит из окна, потом возвращается',
        role: 'dialog, имя которого — heading',
        give: 'heading; description, если одного имени мало',
      },
      keys: { Tab: 'ходит внутри окна', Esc: 'закрывает и возвращает фокус' },
      do: ['Кнопка называет действие: «Создать причину»', 'Набранное не теряется от щелчка мимо'],
      dont: ['Не открывайте окно из окна', 'Не больше пяти полей: дальше страница'],
      screens: { handbooks: 'Справочники' },
    } satisfies Guide,
  },
} satisfies Meta<typeof Dialog>
type Story = StoryObj<typeof Dialog>

export const Playground: Story = { name: 'Площадка' }
