import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from './tabs.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Навигация/Tabs',
  parameters: {
    guide: {
      use: 'Части одной записи, которые смотрят по одной.',
      access: {
        focus: 'открытая вкладка, стрелки, затем содержимое',
        role: 'tablist, tab и tabpanel',
        give: 'label и слово каждой вкладке',
      },
      keys: { '← →': 'соседняя вкладка', 'Home, End': 'первая и последняя' },
      do: ['Слова короткие, без «информация о»'],
      dont: ['Не прячьте во вкладку то, что нужно вместе'],
      screens: { 'products-1001': 'Товар', 'sellers-1': 'Продавец' },
    } satisfies Guide,
  },
  component: Tabs,
} satisfies Meta<typeof Tabs>
type Story = StoryObj<typeof Tabs>

const tabs = ['Основное', 'Реквизиты', 'Договоры', 'История изменений'].map((label, index) => ({
  value: String(index),
  label,
  content: <p>{label}: содержимое вкладки.</p>,
}))

export const Panels: Story = {
  name: 'Вкладки',
  args: { label: 'Продавец', tabs, defaultValue: '0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Основное' })).toHaveAttribute('aria-selected', 'true')
    await expect(document.body).toHaveFocus()
  },
}

export const Keyboard: Story = {
  name: 'С клавиатуры',
  args: { label: 'Продавец', tabs, defaultValue: '0' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Реквизиты' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByText('Реквизиты: содержимое вкладки.')).toBeVisible()
  },
}

export const Narrow: Story = {
  name: 'Узкое место',
  args: { label: 'Продавец', tabs, defaultValue: '1' },
  decorators: [(Story) => <div className="max-w-60">{Story()}</div>],
}
