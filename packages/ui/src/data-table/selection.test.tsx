import { useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { DataTable } from './data-table.tsx'
import type { TableColumn } from './table-view.ts'
import { subjects } from './test-subjects.tsx'

interface Part {
  id: string
  name: string
}

const parts: Part[] = Array.from({ length: 50 }, (_, index) => ({ id: `p${index + 1}`, name: `Деталь ${index + 1}` }))
const columns: TableColumn<Part>[] = [{ id: 'name', header: 'Название', cell: ({ name }) => name }]
let chosen: ReadonlySet<string> = new Set()
let show: (rows: readonly Part[]) => void = () => {}

function Parts({ Table }: { Table: typeof DataTable }) {
  const [rows, setRows] = useState<readonly Part[]>(parts)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    show = setRows
    chosen = selection
  }, [selection])
  return (
    <Table
      label="Запчасти"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      selection={selection}
      onSelectionChange={setSelection}
      empty="Пусто"
    />
  )
}

/** Clicks at once, while the new rows have not been rendered yet. */
const click = (label: string, shiftKey = false) =>
  page
    .getByLabelText(label, { exact: true })
    .first()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
const isBusy = () => document.querySelector('section')?.ariaBusy

describe.each(subjects)('%s', (_, Table) => {
  test('a Shift range while sorted rows render has the rows that are on the screen', async () => {
    const screen = await render(<Parts Table={Table} />)
    await screen.getByLabelText('Выбрать «Деталь 2»').click()
    flushSync(() => show(parts.toSorted((a, b) => a.name.localeCompare(b.name))))
    expect(isBusy()).toBe('true')
    click('Выбрать «Деталь 4»', true)
    await expect.poll(() => [...chosen]).toEqual(['p2', 'p3', 'p4'])
  })

  test('the box of all chooses the rows that are on the screen while others render', async () => {
    await render(<Parts Table={Table} />)
    flushSync(() => show([{ id: 'other', name: 'Другая' }]))
    expect(isBusy()).toBe('true')
    click('Выбрать все строки на странице')
    await expect.poll(() => chosen.size).toBe(50)
  })
})
