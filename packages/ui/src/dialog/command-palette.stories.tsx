import type { Meta, StoryObj } from '@storybook/react-vite'
import Package from 'lucide-react/icons/package'
import Power from 'lucide-react/icons/power'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '#button/button.tsx'
import { CommandPalette } from './command-palette.tsx'
import type { Guide } from '#test/guide.ts'

export default {
  title: 'Навигация/CommandPalette',
  parameters: {
    guide: {
      use: 'Всё по имени: страницы, записи, действия.',
      access: {
        focus: 'в поле, когда открыта; потом возвращается',
        role: 'dialog с combobox и listbox из групп',
        give: 'label, слова empty и label каждой группы',
      },
      keys: {
        'Ctrl + K': 'открывает',
        '↑ ↓': 'ходят по строкам',
        Enter: 'открывает или выполняет',
        Esc: 'закрывает и возвращает фокус',
      },
      do: ['Сначала то, что можно сделать на этой странице'],
      dont: ['Не прячьте сюда единственный путь к действию'],
      screens: { overview: 'Обзор' },
    } satisfies Guide,
  },
} satisfies Meta
type Story = StoryObj

const onSelect = fn()
const groups = [
  {
    label: 'Действия',
    items: [
      { id: 'off', label: 'Отключить', icon: Power, onSelect },
      { id: 'save', label: 'Сохранить', shortcut: 'Ctrl+S', onSelect },
      { id: 'delete', label: 'Удалить бренд', hint: 'к нему относятся товары', disabled: true, onSelect },
    ],
  },
  {
    label: 'Товары',
    items: [{ id: 'p1', label: 'Фильтр масляный W 914/2', hint: 'MANN-FILTER · W 914/2', icon: Package, onSelect }],
  },
]

function Example({ words = '' }: { words?: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState(words)
  const needle = query.toLocaleLowerCase()
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Поиск</Button>
      {isOpen && (
        <CommandPalette
          onClose={() => setIsOpen(false)}
          label="Поиск и переход"
          placeholder="Раздел, запись или действие"
          query={query}
          onQueryChange={setQuery}
          groups={groups.map(({ label, items }) => ({
            label,
            items: items.filter(({ label }) => label.toLocaleLowerCase().includes(needle)),
          }))}
          empty="Ничего не найдено"
          footer="Enter — открыть"
        />
      )}
    </>
  )
}

/** The arrows pass over what is disabled; what is chosen happens when the focus is back. */
export const Keyboard: Story = {
  name: 'С клавиатуры',
  render: () => <Example />,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Поиск' })
    await userEvent.click(opener)
    const field = await screen.findByRole('combobox', { name: 'Поиск и переход' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(screen.getByRole('option', { name: /Фильтр/ })).toHaveAttribute('aria-selected', 'true')
    onSelect.mockClear()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
    await expect(opener).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Open: Story = {
  name: 'Открыто',
  render: () => <Example />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Поиск' }))
    const dialog = await screen.findByRole('dialog', { name: 'Поиск и переход' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  render: () => <Example words="пропеллер" />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Поиск' }))
    const text = await screen.findByText('Ничего не найдено')
    await waitFor(() => expect(text).toBeVisible())
  },
}
