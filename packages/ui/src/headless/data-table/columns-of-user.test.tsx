import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import * as Table from './data-table.ts'

interface Part {
  id: number
  name: string
  price: number
}

const rows: Part[] = Array.from({ length: 3 }, (_, index) => ({ id: index + 1, name: `Part ${index + 1}`, price: 100 }))
const columns: Table.DataColumn<Part>[] = [
  { id: 'name', header: 'Name', width: 200, priority: 'high', cell: ({ name }) => name },
  { id: 'price', header: 'Price', width: 100, priority: 'high', cell: ({ price }) => price },
  { id: 'stock', header: 'Stock', width: 300, priority: 'high', cell: () => 5 },
]
const texts: Table.DataTableTexts = { selectAll: 'All', selectRow: (name) => name, rowActions: 'Actions' }
const pinned = ['name', 'price']
const chosen: ReadonlySet<number>[] = []

function Parts({ paging, width = 900 }: { paging?: Table.TablePaging; width?: number }) {
  const [sizes, setSizes] = useState<Table.ColumnSizes>({})
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set())
  const sizing = Table.useColumnSizes({ columns, sizes, onSizesChange: setSizes })
  const table = Table.useDataTable({
    label: 'Parts',
    columns: sizing.columns,
    rows,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    texts,
    paging,
    selection,
    onSelectionChange: (next) => {
      chosen.push(next)
      setSelection(next)
    },
  })
  return (
    <Table.Frame table={table} style={{ width, overflow: 'auto' }}>
      <Table.Root table={table} style={{ width: '100%', tableLayout: 'fixed', borderSpacing: 0 }}>
        <Table.Widths table={table} />
        <Table.Header table={table}>
          <Table.HeaderRow table={table}>
            <th {...Table.getPinProps(table, pinned)} aria-label="Chosen" />
            {table.columns.map((column) => (
              <Table.HeaderCell
                key={column.id}
                table={table}
                column={column}
                {...Table.getPinProps(table, pinned, column)}
              >
                {column.header}
                <Table.Resizer
                  sizing={sizing}
                  column={column}
                  aria-label={`Width of ${column.header}`}
                  className="edge"
                />
              </Table.HeaderCell>
            ))}
          </Table.HeaderRow>
        </Table.Header>
        <Table.Body table={table} />
      </Table.Root>
    </Table.Frame>
  )
}

beforeEach(() => page.viewport(1000, 700))

const edge = (name: string) => page.getByRole('separator', { name: `Width of ${name}` })
const places = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.getAttribute('aria-rowindex'))
const heading = (name: string) =>
  page
    .getByRole('columnheader', { name: new RegExp(`^${name}`) })
    .element()
    .getBoundingClientRect()

test('the arrow keys give a column its width, Home and End the limits, and Enter its own again', async () => {
  await render(<Parts />)
  const price = edge('Price')
  await expect.element(price).toHaveAttribute('aria-valuenow', '100')
  price.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(price).toHaveAttribute('aria-valuenow', '120')
  expect(heading('Price').width).toBe(120)
  await userEvent.keyboard('{ArrowLeft}')
  expect(heading('Price').width).toBe(110)
  await userEvent.keyboard('{Home}')
  await expect.element(price).toHaveAttribute('aria-valuenow', '48')
  await userEvent.keyboard('{End}')
  await expect.element(price).toHaveAttribute('aria-valuenow', price.element().ariaValueMax)
  await userEvent.keyboard('{Enter}')
  await expect.element(price).toHaveAttribute('aria-valuenow', '100')
})

test('where texts run from the right to the left, the arrow to the left widens', async () => {
  document.documentElement.dir = 'rtl'
  await render(<Parts />)
  edge('Price').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  document.documentElement.dir = ''
  await expect.element(edge('Price')).toHaveAttribute('aria-valuenow', '110')
})

test('a pointer drags the edge of a column, and a double click gives the column its own width', async () => {
  const style = document.createElement('style')
  style.textContent = '.edge { float: right; width: 8px; height: 20px }'
  document.head.append(style)
  await render(<Parts />)
  await userEvent.dragAndDrop(edge('Price'), page.getByRole('columnheader', { name: /^Stock/ }), {
    targetPosition: { x: 50, y: 10 },
  })
  const width = heading('Price').width
  expect(width).toBeGreaterThan(130)
  expect(Number(edge('Price').element().ariaValueNow)).toBe(width)
  await edge('Price').dblClick()
  await expect.element(edge('Price')).toHaveAttribute('aria-valuenow', '100')
  style.remove()
})

test('pinned columns stay where they are while the table scrolls sideways, after the cells of the boxes', async () => {
  const screen = await render(<Parts width={260} />)
  const region = screen.getByRole('region').element()
  const before = [heading('Name').left, heading('Price').left, heading('Stock').left]
  region.scrollLeft = 150
  await expect.poll(() => heading('Stock').left).toBe((before[2] ?? 0) - 150)
  expect([heading('Name').left, heading('Price').left]).toEqual(before.slice(0, 2))
  expect(page.getByRole('table').element().querySelector('th')?.getBoundingClientRect().left).toBe(
    region.getBoundingClientRect().left,
  )
  await expect.element(page.getByRole('columnheader', { name: /^Stock/ })).not.toHaveAttribute('data-pinned')
})

test('rows of a page say their place among those of all pages', async () => {
  const { rerender } = await render(<Parts paging={{ rowsBefore: 40, totalRows: 43 }} />)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '44')
  expect(places()).toEqual(['1', '42', '43', '44'])
  await rerender(<Parts paging={{ rowsBefore: 0 }} />)
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '-1')
  expect(places()).toEqual(['1', '2', '3', '4'])
})

test('a key may be a number, and a selection holds numbers', async () => {
  await render(<Parts />)
  await page.getByRole('checkbox', { name: 'Part 1' }).click()
  await userEvent.keyboard('{Shift>}')
  await page.getByRole('checkbox', { name: 'Part 3' }).click()
  await userEvent.keyboard('{/Shift}')
  expect([...(chosen.at(-1) ?? [])]).toEqual([1, 2, 3])
})
