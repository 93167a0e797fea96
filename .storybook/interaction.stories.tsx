import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Button } from '../packages/ui/src/button/button.tsx'
import { IconButton } from '../packages/ui/src/button/icon-button.tsx'
import { TextLink } from '../packages/ui/src/button/text-link.tsx'
import { Checkbox } from '../packages/ui/src/checkbox/checkbox.tsx'
import { Switch } from '../packages/ui/src/checkbox/switch.tsx'
import { Input } from '../packages/ui/src/input/input.tsx'
import { signs } from '../packages/ui/src/test/signs.ts'

export default {
  title: 'Основа/Наведение и фокус',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    pseudo: {
      rootSelector: 'body',
      hover: ['[data-held=hover] *', '[data-held=active] *'],
      focusVisible: ['[data-held=focus] *'],
      active: ['[data-held=active] *'],
    },
  },
} satisfies Meta
type Story = StoryObj

const [, [{ icon: Icon } = {}] = []] = Object.entries(signs)[0] ?? []

const STATE_NAMES = { rest: 'В покое', hover: 'Наведение', focus: 'Фокус с клавиатуры', active: 'Нажатие' }

const CONTROLS: readonly [string, (state: string) => ReactNode][] = [
  ['Главная кнопка', () => <Button variant="primary">Сохранить</Button>],
  ['Кнопка', () => <Button>Добавить</Button>],
  ['Тихая кнопка', () => <Button variant="ghost">Отмена</Button>],
  ['Опасная кнопка', () => <Button variant="danger">Удалить</Button>],
  ['Кнопка-значок', (state) => <IconButton label={`Действие, ${state}`}>{Icon && <Icon aria-hidden />}</IconButton>],
  ['Ссылка', () => <TextLink href="#orders">Заказ 1 000 123</TextLink>],
  ['Поле', (state) => <Input aria-label={`Артикул, ${state}`} defaultValue="АГ-0001" />],
  ['Ошибка в поле', (state) => <Input aria-label={`ИНН, ${state}`} aria-invalid defaultValue="77" />],
  ['Флажок', (state) => <Checkbox aria-label={`Выбрать, ${state}`} />],
  ['Выбранный флажок', (state) => <Checkbox aria-label={`Выбрано, ${state}`} defaultChecked />],
  ['Переключатель', (state) => <Switch label={`Показывать, ${state}`} defaultChecked />],
]

export const States: Story = {
  name: 'Наведение, фокус, нажатие',
  render: () => (
    <table className="text-text">
      <thead>
        <tr className="text-xs text-muted">
          <th className="p-2 text-start">Что</th>
          {Object.values(STATE_NAMES).map((name) => (
            <th key={name} scope="col" className="p-2 text-start">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CONTROLS.map(([name, control]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="p-2 text-start font-text text-secondary">
              {name}
            </th>
            {Object.entries(STATE_NAMES).map(([state, word]) => (
              <td key={state} data-held={state} className="p-2">
                {control(word.toLowerCase())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
}
