import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { Combobox, ComboboxOption } from './combobox.tsx'
import type { MultiCombobox } from './multi-combobox.tsx'
import { subjects } from './test-subjects.tsx'

const cities: ComboboxOption[] = ['Казань', 'Калуга', 'Кемерово', 'Москва'].map((label) => ({ value: label, label }))

interface CityProps {
  Field: typeof Combobox
  onValue?: (value: ComboboxOption | null) => void
}

function City({ Field, onValue }: CityProps) {
  const [city, setCity] = useState<ComboboxOption | null>(null)
  return (
    <Field
      aria-label="Город"
      options={cities}
      value={city}
      onValueChange={(next) => {
        setCity(next)
        onValue?.(next)
      }}
    />
  )
}

function Cities({ Field }: { Field: typeof MultiCombobox }) {
  const [chosen, setChosen] = useState<readonly ComboboxOption[]>([])
  return <Field aria-label="Города" options={cities} values={chosen} onValuesChange={setChosen} />
}

describe.each(subjects)('%s', (_, One, Several) => {
  test('typing narrows the options, arrows move, Enter chooses, and the focus stays in the field', async () => {
    const onValue = vi.fn<(value: ComboboxOption | null) => void>()
    const screen = await render(<City Field={One} onValue={onValue} />)
    const field = screen.getByRole('combobox', { name: 'Город' })
    await userEvent.type(field, 'ка')
    await expect.element(screen.getByRole('option', { name: 'Калуга' })).toBeInTheDocument()
    expect(screen.getByRole('option').elements()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onValue).toHaveBeenCalledExactlyOnceWith({ value: 'Калуга', label: 'Калуга' })
    await expect.element(field).toHaveValue('Калуга')
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  })

  test('Escape closes the list and keeps the value', async () => {
    const screen = await render(<City Field={One} />)
    const field = screen.getByRole('combobox', { name: 'Город' })
    await userEvent.type(field, 'мос{Enter}')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('option', { name: 'Москва' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.type(field, 'каз')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('Москва')
  })

  test('the clearing button takes the value away', async () => {
    const onValue = vi.fn<(value: ComboboxOption | null) => void>()
    const screen = await render(<City Field={One} onValue={onValue} />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'мос{Enter}')
    await screen.getByRole('button', { name: 'Очистить' }).click()
    expect(onValue).toHaveBeenLastCalledWith(null)
  })

  test('with onQueryChange the caller narrows: its options are shown as they are', async () => {
    const onQueryChange = vi.fn<(query: string) => void>()
    const screen = await render(
      <One
        aria-label="Город"
        options={cities}
        query=""
        onQueryChange={onQueryChange}
        value={null}
        onValueChange={() => {}}
      />,
    )
    await userEvent.type(screen.getByRole('combobox', { name: 'Город' }), 'я')
    expect(onQueryChange).toHaveBeenLastCalledWith('я')
    await expect.element(screen.getByRole('option', { name: 'Москва' })).toBeInTheDocument()
  })

  test('several are chosen one after another; Backspace in the empty field removes the last one', async () => {
    const screen = await render(<Cities Field={Several} />)
    const field = screen.getByRole('combobox', { name: 'Города' })
    await userEvent.type(field, 'каз{Enter}мос{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Убрать «Казань»' })).toBeInTheDocument()
    await expect.element(screen.getByRole('button', { name: 'Убрать «Москва»' })).toBeInTheDocument()
    await userEvent.keyboard('{Backspace}')
    await expect.element(screen.getByRole('button', { name: 'Убрать «Москва»' })).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Убрать «Казань»' }).click()
    await expect.element(screen.getByRole('button', { name: 'Убрать «Казань»' })).not.toBeInTheDocument()
  })
})
