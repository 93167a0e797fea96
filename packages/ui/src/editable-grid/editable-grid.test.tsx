import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { EditableGrid, type EditableColumn, type GridChanges } from './editable-grid.tsx'

interface Offer {
  id: string
  sku: string
  title: string
  price: number
  stock: number | null
  city: string
  since: string | null
  isOn: boolean
}

const cities = [
  { value: 'msk', label: 'Москва' },
  { value: 'spb', label: 'Санкт-Петербург' },
]
const columns: EditableColumn<Offer>[] = [
  { id: 'sku', header: 'Артикул', kind: 'readonly' },
  { id: 'title', header: 'Название', kind: 'text' },
  {
    id: 'price',
    header: 'Цена',
    kind: 'money',
    parse: (text) => (text === '' ? { error: 'Нужна цена' } : { value: Number(text) }),
  },
  { id: 'stock', header: 'Остаток', kind: 'number' },
  { id: 'city', header: 'Склад', kind: 'select', options: cities },
  { id: 'since', header: 'С', kind: 'date' },
  { id: 'isOn', header: 'Показывать', kind: 'checkbox' },
]
const offer = (index: number): Offer => ({
  id: `o${index}`,
  sku: `A-${index}`,
  title: `Деталь ${index}`,
  price: index * 10_000,
  stock: index,
  city: 'msk',
  since: null,
  isOn: false,
})

function cell(row: number, column: number) {
  const found = page
    .getByRole('row')
    .elements()
    .find((element) => element.ariaRowIndex === String(row + 1))
  return found?.children[column - 1] as HTMLElement
}

async function focus(row: number, column: number) {
  cell(row, column).focus()
  await expect.element(cell(row, column)).toHaveAttribute('aria-selected', 'true')
}

function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
  )
}

function pressZ(init: KeyboardEventInit) {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true, ...init }),
  )
}

async function openGrid({ count = 5, errors = new Map<string, Record<string, string>>() } = {}) {
  const rows = Array.from({ length: count }, (_, index) => offer(index + 1))
  const onChange = vi.fn<(changes: GridChanges<Offer>) => void>()
  function Owner() {
    const [changes, setChanges] = useState<GridChanges<Offer>>(new Map())
    return (
      <>
        <EditableGrid
          label="Цены"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          changes={changes}
          onChange={(next) => {
            setChanges(next)
            onChange(next)
          }}
          errors={errors}
        />
        <button type="button" onClick={() => setChanges(new Map())}>
          Сохранить
        </button>
      </>
    )
  }
  await render(<Owner />)
  const last = () => Object.fromEntries(onChange.mock.lastCall?.[0] ?? [])
  return { last, onChange }
}

test('typing replaces the cell, a comma or a dot is the decimal mark, and Enter goes down', async () => {
  const { last } = await openGrid()
  await focus(1, 3)
  await userEvent.keyboard('1500,5{Enter}')
  await expect.element(cell(2, 3)).toHaveFocus()
  await userEvent.keyboard('99.90{Enter}')
  expect(last()).toEqual({ o1: { price: 150_050 }, o2: { price: 9_990 } })
  expect(cell(1, 3).textContent).toMatch(/^1\s500,50,/)
})

test('arrows, Home, End and Tab move; the grid is one stop of Tab', async () => {
  await openGrid()
  await focus(1, 1)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(cell(2, 2)).toHaveFocus()
  await userEvent.keyboard('{Home}{Tab}{Tab}')
  await expect.element(cell(2, 3)).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(cell(2, 2)).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(cell(5, 7).querySelector('input')).toHaveFocus()
  expect(document.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1)
})

test('Escape and then Tab leave the grid', async () => {
  await openGrid()
  await focus(2, 2)
  await userEvent.keyboard('{Escape}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Сохранить' })).toHaveFocus()
})

test('F2 opens what is there, Escape leaves it as it was', async () => {
  const { onChange } = await openGrid()
  await focus(1, 2)
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Деталь 1')
  await userEvent.keyboard(' новая{Escape}')
  await expect.element(cell(1, 2)).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

test('a text that is no value keeps the editor open and says why', async () => {
  const { onChange } = await openGrid()
  await focus(1, 4)
  await userEvent.keyboard('many{Enter}')
  const editor = page.getByRole('textbox', { name: 'Остаток' })
  await expect.element(editor).toHaveAttribute('aria-invalid', 'true')
  await expect.element(editor).toHaveAccessibleDescription('Нужно число')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Нужно число')
  expect(onChange).not.toHaveBeenCalled()
})

test('a click on another cell commits the typed value', async () => {
  const { last } = await openGrid()
  await focus(1, 2)
  await userEvent.keyboard('Brembo')
  await userEvent.click(cell(3, 2))
  expect(last()).toEqual({ o1: { title: 'Brembo' } })
})

test('a field that gets its saved value back is no longer changed', async () => {
  const { last } = await openGrid()
  await focus(1, 4)
  await userEvent.keyboard('7{Enter}{ArrowUp}1{Enter}')
  expect(last()).toEqual({})
})

test('a changed cell is marked, and says what it was', async () => {
  await openGrid()
  await focus(1, 4)
  await userEvent.keyboard('7{Enter}')
  expect(cell(1, 4).textContent).toBe('7, изменено, было «1»')
})

test('a block of a spreadsheet is pasted; bad cells are refused one by one, with reasons', async () => {
  const { last } = await openGrid()
  await focus(1, 2)
  paste('Колодки\t1 200,50\t4\tСанкт-Петербург\t01.12.2026\tда\r\nФильтр\tдорого\t5\tКазань\t31.06.2026\tнет\r\n')
  await expect.element(page.getByRole('status')).toMatchTextContent(/Не принято ячеек: 3/)
  await expect.element(page.getByRole('status')).toMatchTextContent(/Строка 2, «Цена»: Нужно число \(«дорого»\)/)
  expect(last()).toEqual({
    o1: { title: 'Колодки', price: 120_050, stock: 4, city: 'spb', since: '2026-12-01', isOn: true },
    o2: { title: 'Фильтр', stock: 5 },
  })
})

test('a column that is only read is passed by where the pasted text is the same, and refused where not', async () => {
  const { last } = await openGrid()
  await focus(4, 1)
  paste('A-4\tРемень\nB-5\tНасос\nA-6\tЦепь')
  await expect.element(page.getByRole('status')).toMatchTextContent(/Не принято ячеек: 1, не поместилось в таблицу: 2/)
  expect(last()).toEqual({ o4: { title: 'Ремень' }, o5: { title: 'Насос' } })
})

test('one pasted cell fills the range; quoted cells keep their line breaks, other quotation marks stay', async () => {
  const { last } = await openGrid()
  await focus(1, 4)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  paste('8')
  expect(last()).toEqual({ o1: { stock: 8 }, o2: { stock: 8 }, o3: { stock: 8 } })
  await focus(4, 2)
  paste('"Первая\nвторая ""А"""\n"Bosch" свеча')
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ o4: { title: 'Первая\nвторая "А"' }, o5: { title: '"Bosch" свеча' } }),
  )
})

test('Ctrl+C and Ctrl+V carry a range inside the grid', async () => {
  const { last } = await openGrid()
  await focus(1, 2)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await userEvent.keyboard('{Control>}c{/Control}')
  await focus(3, 2)
  await userEvent.keyboard('{Control>}v{/Control}')
  await vi.waitFor(() => expect(last()).toEqual({ o3: { title: 'Деталь 1', price: 10_000 } }))
  expect(cell(3, 3).getAttribute('aria-selected')).toBe('true')
})

test('Ctrl+Z undoes and Ctrl+Shift+Z redoes on a Russian layout too, until the owner has saved', async () => {
  const { last, onChange } = await openGrid()
  await focus(1, 4)
  await userEvent.keyboard('7{Enter}8{Enter}')
  pressZ({})
  await vi.waitFor(() => expect(last()).toEqual({ o1: { stock: 7 } }))
  pressZ({ key: 'Я', shiftKey: true })
  await vi.waitFor(() => expect(last()).toEqual({ o1: { stock: 7 }, o2: { stock: 8 } }))
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await focus(1, 4)
  const calls = onChange.mock.calls.length
  pressZ({})
  expect(onChange).toHaveBeenCalledTimes(calls)
})

test('Ctrl+D fills the range from its first row, and one cell from the cell above', async () => {
  const { last } = await openGrid()
  await focus(1, 3)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}')
  await vi.waitFor(() => expect(last()).toEqual({ o2: { price: 10_000, stock: 1 } }))
  await focus(3, 3)
  await userEvent.keyboard('{Control>}d{/Control}')
  await vi.waitFor(() => expect(last()).toMatchObject({ o3: { price: 10_000 } }))
})

test('Delete clears what may be empty, and says what may not', async () => {
  const { last } = await openGrid()
  await focus(2, 3)
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}')
  await expect.element(page.getByRole('status')).toMatchTextContent(/Строка 2, «Цена»: Нужна цена/)
  expect(last()).toEqual({ o2: { stock: null } })
})

test('a checkbox is toggled by Space, a list is chosen from', async () => {
  const { last } = await openGrid()
  await focus(1, 6)
  await userEvent.keyboard('{ArrowRight} ')
  expect(last()).toEqual({ o1: { isOn: true } })
  await focus(1, 5)
  await userEvent.keyboard('{Enter}')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Склад' }), 'Санкт-Петербург')
  expect(last()).toEqual({ o1: { isOn: true, city: 'spb' } })
})

test('errors of the owner stand in their cells, and are gone through one by one', async () => {
  await openGrid({
    errors: new Map([
      ['o2', { price: 'Ниже закупочной' }],
      ['o4', { stock: 'Столько нет' }],
    ]),
  })
  expect(cell(2, 3)).toHaveAttribute('aria-invalid', 'true')
  expect(cell(2, 3).textContent).toContain('Ниже закупочной')
  const next = page.getByRole('button', { name: 'Ошибки: 2 · к следующей' })
  await next.click()
  await expect.element(cell(2, 3)).toHaveFocus()
  await next.click()
  await expect.element(cell(4, 4)).toHaveFocus()
})

test('of five thousand rows only those in view are in the document, and the keyboard reaches the last', async () => {
  const { last } = await openGrid({ count: 5000 })
  expect(page.getByRole('row').elements().length).toBeLessThan(60)
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
  await focus(1, 4)
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
  await expect.poll(() => document.activeElement === cell(5000, 4)).toBe(true)
  await userEvent.keyboard('3{Enter}')
  expect(last()).toEqual({ o5000: { stock: 3 } })
})

test('a sortable header is a button with keys of its own', async () => {
  const onSortChange = vi.fn<(sort: string | undefined) => void>()
  await render(
    <EditableGrid
      label="Цены"
      columns={[{ id: 'name', header: 'Артикул', kind: 'readonly', read: ({ sku }) => sku, sortKey: 'sku' }]}
      rows={[offer(1)]}
      rowId={({ id }) => id}
      changes={new Map()}
      onChange={() => {}}
      sort="sku"
      onSortChange={onSortChange}
    />,
  )
  await expect.element(page.getByRole('columnheader', { name: 'Артикул' })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onSortChange).toHaveBeenCalledWith('-sku')
})
