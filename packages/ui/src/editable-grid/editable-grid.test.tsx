import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { cell, focus, offer, openGrid } from './test-grid.tsx'
import { subjects } from './test-subjects.tsx'

const selected = () => page.getByRole('gridcell', { selected: true }).elements().length

describe.each(subjects)('%s', (_, Grid) => {
  test('typing replaces the cell, a comma or a dot is the decimal mark, and Enter goes down', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 3)
    await userEvent.keyboard('1500,5{Enter}')
    await expect.element(cell(2, 3)).toHaveFocus()
    await userEvent.keyboard('99.90{Enter}')
    expect(last()).toEqual({ o1: { price: 150_050 }, o2: { price: 9_990 } })
    expect(cell(1, 3).textContent).toMatch(/^1\s500,50,/)
  })

  test('arrows, Home, End and Tab move; the grid is one stop of Tab', async () => {
    await openGrid(Grid)
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
    await openGrid(Grid)
    await focus(2, 2)
    await userEvent.keyboard('{Escape}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Сохранить' })).toHaveFocus()
  })

  test('F2 opens what is there, Escape leaves it as it was', async () => {
    const { onChange } = await openGrid(Grid)
    await focus(1, 2)
    await userEvent.keyboard('{F2}')
    await expect.element(page.getByRole('textbox', { name: 'Название' })).toHaveValue('Деталь 1')
    await userEvent.keyboard(' новая{Escape}')
    await expect.element(cell(1, 2)).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a text that is no value keeps the editor open and says why', async () => {
    const { onChange } = await openGrid(Grid)
    await focus(1, 4)
    await userEvent.keyboard('many{Enter}')
    const editor = page.getByRole('textbox', { name: 'Остаток' })
    await expect.element(editor).toHaveAttribute('aria-invalid', 'true')
    await expect.element(editor).toHaveAccessibleDescription('Нужно число')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Нужно число')
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a click on another cell commits the typed value', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 2)
    await userEvent.keyboard('Brembo')
    await userEvent.click(cell(3, 2))
    expect(last()).toEqual({ o1: { title: 'Brembo' } })
  })

  test('a mouse pressed on a cell selects what it is drawn over; one pressed elsewhere selects nothing', async () => {
    await openGrid(Grid)
    await userEvent.dragAndDrop(cell(1, 2), cell(3, 3))
    expect(selected()).toBe(6)
    await focus(5, 4)
    await expect.poll(selected).toBe(1)
    await userEvent.dragAndDrop(page.getByRole('button', { name: 'Сохранить' }), cell(2, 2))
    expect(selected()).toBe(1)
    await expect.element(cell(5, 4)).toHaveAttribute('aria-selected', 'true')
  })

  test('a field that gets its saved value back is no longer changed', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 4)
    await userEvent.keyboard('7{Enter}{ArrowUp}1{Enter}')
    expect(last()).toEqual({})
  })

  test('a changed cell is marked, and says what it was', async () => {
    await openGrid(Grid)
    await focus(1, 4)
    await userEvent.keyboard('7{Enter}')
    expect(cell(1, 4).textContent).toBe('7, изменено, было «1»')
  })

  test('Delete clears what may be empty, and says what may not', async () => {
    const { last } = await openGrid(Grid)
    await focus(2, 3)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}')
    await expect.element(page.getByRole('status')).toMatchTextContent(/Строка 2, «Цена»: Нужна цена/)
    expect(last()).toEqual({ o2: { stock: null } })
  })

  test('a checkbox is toggled by Space, a list is chosen from', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 6)
    await userEvent.keyboard('{ArrowRight} ')
    expect(last()).toEqual({ o1: { isOn: true } })
    await focus(1, 5)
    await userEvent.keyboard('{Enter}')
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Склад' }), 'Санкт-Петербург')
    expect(last()).toEqual({ o1: { isOn: true, city: 'spb' } })
  })

  test('errors of the owner stand in their cells, and are gone through one by one', async () => {
    await openGrid(Grid, {
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
    const { last } = await openGrid(Grid, { count: 5000 })
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
      <Grid
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
})
