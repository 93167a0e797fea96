import { useState, type ComponentProps } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '#theme/preview.css'
import { BulkBar } from './bulk-bar.tsx'
import type { DataTable } from './data-table.tsx'
import type { TableColumn } from './table-view.ts'
import { subjects } from './test-subjects.tsx'

interface Part {
  id: string
  name: string
}

const pageOf = (start: number, count = 50): Part[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${start + index}`, name: `Деталь ${start + index}` }))
const rendered: string[] = []
const columns: TableColumn<Part>[] = [
  {
    id: 'name',
    header: 'Название',
    cell: ({ id, name }) => {
      rendered.push(id)
      return name
    },
  },
]
beforeEach(() => {
  rendered.length = 0
})

function PartLink({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  )
}

function Parts({ Table, initial }: { Table: typeof DataTable; initial: Part[] }) {
  const [rows, setRows] = useState(initial)
  const [typed, setTyped] = useState('')
  const [isStale, setIsStale] = useState(false)
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  return (
    <>
      <input
        aria-label="Поиск"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsStale(true)
        }}
      />
      <button
        type="button"
        onClick={() => {
          setRows(rows.with(0, { id: 'new', name: 'Новая' }))
          setIsStale(false)
        }}
      >
        Ответ
      </button>
      <Table
        label="Запчасти"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowLink={({ id }) => <PartLink to={id} />}
        rowActions={({ name }) => <button type="button">{`Ещё: ${name}`}</button>}
        selection={selection}
        onSelectionChange={setSelection}
        isStale={isStale}
        empty="Пусто"
      />
      <BulkBar selected={selection.size} onClear={() => setSelection(new Set())} />
    </>
  )
}

describe.each(subjects)('%s', (_, Table) => {
  async function renderParts(count = 50) {
    await page.viewport(1000, 700)
    const screen = await render(<Parts Table={Table} initial={pageOf(1, count)} />)
    // A long table draws its first rows again as soon as it has only those in view.
    const rows = count > 100 ? 'tr[data-index]' : 'tr[data-row]'
    await expect.poll(() => document.querySelectorAll(rows).length).toBeGreaterThan(5)
    await expect.element(screen.getByLabelText('Выбрать «Деталь 2»')).toBeVisible()
    return screen
  }

  test.each([90, 1000])('of %i rows a tick renders its own row alone, and the bar', async (count) => {
    const screen = await renderParts(count)
    const box = screen.getByLabelText('Выбрать «Деталь 2»')
    const row = box.element().closest('tr')
    rendered.length = 0
    await box.click()
    await expect.element(screen.getByRole('toolbar')).toBeVisible()
    expect(row?.getAttribute('aria-selected')).toBe('true')
    expect(rendered.filter((id) => id !== 'p2')).toEqual([])
  })

  test('typing renders no row; an answer renders those that differ', async () => {
    const screen = await renderParts()
    rendered.length = 0
    await screen.getByLabelText('Поиск').click()
    await userEvent.keyboard('фильтр')
    await expect.element(screen.getByLabelText('Поиск')).toHaveValue('фильтр')
    await expect.element(screen.getByRole('region', { name: 'Запчасти' })).toHaveAttribute('aria-busy', 'true')
    expect(rendered).toEqual([])
    await screen.getByRole('button', { name: 'Ответ' }).click()
    await expect.element(screen.getByRole('link', { name: 'Новая' })).toBeVisible()
    expect(new Set(rendered)).toEqual(new Set(['new']))
  })
})
