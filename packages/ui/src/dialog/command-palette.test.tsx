import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import * as Headless from '#headless/command-palette/command-palette.ts'
import { CommandPalette, type CommandPaletteProps } from './command-palette.tsx'

/** The palette as its bare parts draw it, without a class. */
function BarePalette({ label, ...args }: CommandPaletteProps) {
  const palette = Headless.useCommandPalette(args)
  return (
    <Headless.Root palette={palette}>
      <Headless.Content palette={palette}>
        <Headless.Title>{label}</Headless.Title>
        <Headless.Input palette={palette} aria-label={label} />
        <Headless.List palette={palette} aria-label={label}>
          {palette.groups.map(({ label, items }) => (
            <Headless.Group key={label} heading={label}>
              {items.map((item) => (
                <Headless.Option key={item.id} palette={palette} item={item}>
                  {item.label}
                </Headless.Option>
              ))}
            </Headless.Group>
          ))}
        </Headless.List>
      </Headless.Content>
    </Headless.Root>
  )
}

const onSelect = vi.fn<(id: string, focused: string | undefined) => void>()
const item = (id: string, disabled = false) => ({
  id,
  label: id,
  disabled,
  onSelect: () => onSelect(id, document.activeElement?.textContent),
})
const all = [
  { label: 'Страницы', items: [item('Товары'), item('Склады', true), item('Заказы')] },
  { label: 'Команды', items: [item('Выйти')] },
]

function Owner({ Palette }: { Palette: typeof CommandPalette }) {
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const found = all.map(({ label, items }) => ({ label, items: items.filter(({ id }) => id.includes(query)) }))
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Открыть
      </button>
      {isOpen && (
        <Palette
          label="Команды"
          placeholder=""
          empty="Ничего"
          query={query}
          onQueryChange={setQuery}
          groups={found}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const active = () => page.getByRole('option', { selected: true }).element().textContent

describe.each([
  ['CommandPalette', CommandPalette],
  ['bare parts', BarePalette],
] as const)('%s', (_, Palette) => {
  async function open() {
    onSelect.mockClear()
    await render(<Owner Palette={Palette} />)
    await page.getByRole('button', { name: 'Открыть' }).click()
    await expect.element(page.getByRole('combobox', { name: 'Команды' })).toHaveFocus()
  }

  test('arrows go round the entries that can be chosen, Home and End to the ends', async () => {
    await open()
    expect(active()).toBe('Товары')
    for (const [keys, name] of [
      ['{ArrowDown}', 'Заказы'],
      ['{ArrowDown}', 'Выйти'],
      ['{ArrowDown}', 'Товары'],
      ['{ArrowUp}', 'Выйти'],
      ['{Home}', 'Товары'],
      ['{End}', 'Выйти'],
    ] as const) {
      await userEvent.keyboard(keys)
      await expect.poll(active).toBe(name)
    }
  })

  test('Enter closes it, returns the focus, and runs the first entry that fits', async () => {
    await open()
    await userEvent.keyboard('{End}Зак')
    await expect.poll(active).toBe('Заказы')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSelect.mock.calls).toEqual([['Заказы', 'Открыть']])
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  test('Escape closes it and runs nothing; a click runs an entry, but none that is disabled', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'Открыть' }).click()
    await page.getByRole('option', { name: 'Склады' }).click({ force: true })
    await page.getByRole('option', { name: 'Выйти' }).click()
    await expect.poll(() => onSelect.mock.calls).toEqual([['Выйти', 'Открыть']])
  })
})
