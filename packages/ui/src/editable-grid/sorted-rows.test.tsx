import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import type { EditableColumn, EditableGrid, GridChanges } from './editable-grid.tsx'
import { cell, focus, paste } from './test-grid.tsx'
import { subjects } from './test-subjects.tsx'

interface Rule {
  id: string
  price: number
  rate: number | null
  note: string
}

const columns: EditableColumn<Rule>[] = [
  { id: 'id', header: 'Артикул', kind: 'readonly' },
  { id: 'price', header: 'Цена', kind: 'money', parse: (text) => ({ value: Number(text) }) },
  { id: 'rate', header: 'Ставка', kind: 'percent' },
  { id: 'note', header: 'Заметка', kind: 'text' },
]
const rules = ['a', 'b', 'c', 'd'].map((id): Rule => ({ id, price: 10_000, rate: 1250, note: '' }))

async function openRules(Grid: typeof EditableGrid) {
  const onChange = vi.fn<(changes: GridChanges<Rule>) => void>()
  function Owner() {
    const [rows, setRows] = useState(rules)
    const [changes, setChanges] = useState<GridChanges<Rule>>(new Map())
    return (
      <>
        <Grid
          label="Правила"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          changes={changes}
          onChange={(next) => {
            setChanges(next)
            onChange(next)
          }}
        />
        <button type="button" onClick={() => setRows(rows.toReversed())}>
          Перевернуть
        </button>
        <button type="button" onClick={() => setRows(rows.slice(1))}>
          Убрать первую
        </button>
      </>
    )
  }
  await render(<Owner />)
  return { last: () => Object.fromEntries(onChange.mock.lastCall?.[0] ?? []) }
}

const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click()

describe.each(subjects)('%s', (_, Grid) => {
  test('after the rows are sorted anew a note names the row that it was about, and leads to it', async () => {
    const { last } = await openRules(Grid)
    await focus(1, 2)
    paste('дорого')
    const note = page.getByRole('status')
    await expect.element(note).toMatchTextContent(/Строка 1, «Цена»: Нужно число/)
    press('Перевернуть')
    await expect.element(note).toMatchTextContent(/Строка 4, «Цена»: Нужно число/)
    await note.getByRole('button', { name: 'Строка 4, «Цена»' }).click()
    await expect.element(cell(4, 2)).toHaveFocus()
    await userEvent.keyboard('700{Enter}')
    expect(last()).toEqual({ a: { price: 70_000 } })
  })

  test('a note about a row that has left the rows leads nowhere', async () => {
    await openRules(Grid)
    await focus(1, 2)
    paste('дорого')
    press('Убрать первую')
    await expect.element(page.getByRole('status')).toMatchTextContent(/Строка, которой здесь больше нет, «Цена»: Нужно/)
    await expect.element(page.getByRole('status').getByRole('button', { name: /Цена/ })).not.toBeInTheDocument()
  })

  test('the active cell, the range and an open editor stay with their row when the rows are sorted anew', async () => {
    const { last } = await openRules(Grid)
    await focus(1, 2)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    press('Перевернуть')
    await expect
      .poll(() => [1, 2, 3, 4].map((row) => cell(row, 2).ariaSelected))
      .toEqual(['false', 'false', 'true', 'true'])
    await focus(1, 2)
    await userEvent.keyboard('500')
    press('Перевернуть')
    await expect.poll(() => cell(4, 2).contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(last()).toEqual({ d: { price: 50_000 } })
  })

  test.each([
    ['12 %', 1200],
    ['12,5%', 1250],
    ['\u00a07,25\u00a0%', 725],
    ['12', 1200],
    ['0,1', 10],
  ])('a pasted percentage «%s» is %i hundredths', async (text, rate) => {
    const { last } = await openRules(Grid)
    await focus(2, 3)
    paste('1')
    paste(text)
    expect(last()).toEqual(rate === 1250 ? {} : { b: { rate } })
  })

  test.each([
    [3, '12,345 %', 'После запятой не больше двух знаков'],
    [2, '12 %', 'Нужно число без знака процента'],
    [2, '1,2E+06', 'Таблица сократила число: вставьте все его цифры'],
    [2, '#Н/Д', 'Это ошибка таблицы, а не значение'],
    [4, '#ССЫЛКА!', 'Это ошибка таблицы, а не значение'],
    [4, '#N/A', 'Это ошибка таблицы, а не значение'],
  ])('into column %i «%s» is not pasted: «%s»', async (column, text, reason) => {
    const { last } = await openRules(Grid)
    await focus(2, column)
    paste(text)
    await expect.element(page.getByRole('status')).toMatchTextContent(new RegExp(reason))
    expect(last()).toEqual({})
  })

  test.each([
    ['1.234,50 ₽', 123_450],
    ['1\u00a0234,5', 123_450],
    ['−5', -500],
  ])('a pasted sum «%s» is %i kopecks', async (text, price) => {
    const { last } = await openRules(Grid)
    await focus(2, 2)
    paste(text)
    expect(last()).toEqual({ b: { price } })
  })
})
