import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, focus, openGrid, paste, pressZ } from './test-grid.tsx'
import { subjects } from './test-subjects.tsx'

describe.each(subjects)('%s', (_, Grid) => {
  test('a block of a spreadsheet is pasted; bad cells are refused one by one, with reasons', async () => {
    const { last } = await openGrid(Grid)
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
    const { last } = await openGrid(Grid)
    await focus(4, 1)
    paste('A-4\tРемень\nB-5\tНасос\nA-6\tЦепь')
    await expect
      .element(page.getByRole('status'))
      .toMatchTextContent(/Не принято ячеек: 1, не поместилось в таблицу: 2/)
    expect(last()).toEqual({ o4: { title: 'Ремень' }, o5: { title: 'Насос' } })
  })

  test('one pasted cell fills the range; quoted cells keep their line breaks, other quotation marks stay', async () => {
    const { last } = await openGrid(Grid)
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
    const { last } = await openGrid(Grid)
    await focus(1, 2)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await userEvent.keyboard('{Control>}c{/Control}')
    await focus(3, 2)
    await userEvent.keyboard('{Control>}v{/Control}')
    await vi.waitFor(() => expect(last()).toEqual({ o3: { title: 'Деталь 1', price: 10_000 } }))
    expect(cell(3, 3).getAttribute('aria-selected')).toBe('true')
  })

  test('Ctrl+Z undoes and Ctrl+Shift+Z redoes on a Russian layout too, until the owner has saved', async () => {
    const { last, onChange } = await openGrid(Grid)
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

  test('what could be two numbers, or is made by a spreadsheet, is refused by name', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 2)
    paste('ИСТИНА\t1,000\t1,000\n2,19E+26\t12,5\t1.000\n#Н/Д\t1e3\t1 000')
    await expect.element(page.getByRole('status')).toMatchTextContent(/Не принято ячеек: 7/)
    await expect.element(page.getByRole('status')).toMatchTextContent(/Строка 1, «Остаток»: Нужно целое число/)
    expect(last()).toEqual({ o2: { price: 1250 }, o3: { stock: 1000 } })
  })

  test('a cell in quotation marks keeps them when it is copied within the grid or comes from a spreadsheet', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 2)
    paste('"Bosch"\n"Bosch ""А"""')
    await vi.waitFor(() => expect(last()).toEqual({ o1: { title: '"Bosch"' }, o2: { title: '"Bosch ""А"""' } }))
    await focus(1, 2)
    await userEvent.keyboard('{Control>}c{/Control}')
    await focus(3, 2)
    await userEvent.keyboard('{Control>}v{/Control}')
    await vi.waitFor(() => expect(last()).toMatchObject({ o3: { title: '"Bosch"' } }))
  })

  test('Ctrl+D fills the range from its first row, and one cell from the cell above', async () => {
    const { last } = await openGrid(Grid)
    await focus(1, 3)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}{Control>}d{/Control}')
    await vi.waitFor(() => expect(last()).toEqual({ o2: { price: 10_000, stock: 1 } }))
    await focus(3, 3)
    await userEvent.keyboard('{Control>}d{/Control}')
    await vi.waitFor(() => expect(last()).toMatchObject({ o3: { price: 10_000 } }))
  })
})
