import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import * as Table from '#headless/data-table/data-table.ts'

const parts = Array.from({ length: 2_000 }, (_, index) => ({ id: `p${index + 1}`, name: `Part ${index + 1}` }))
const columns: Table.DataColumn<(typeof parts)[number]>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
  { id: 'price', header: 'Price', align: 'end', cell: () => '100' },
]
const texts: Table.DataTableTexts = { selectAll: 'All', selectRow: (name) => name, rowActions: 'Actions' }
const frame = createRef<HTMLElement>()
const onPointerOver = vi.fn<() => void>()

function Parts() {
  const table = Table.useDataTable({
    label: 'Parts',
    columns,
    rows: parts,
    rowId: ({ id }) => id,
    rowName: ({ name }) => name,
    texts,
  })
  return (
    <Table.Frame
      table={table}
      ref={frame}
      onPointerOver={onPointerOver}
      style={{ maxHeight: 300, overflow: 'auto' }}
      className="mine"
    >
      <Table.Root table={table} />
    </Table.Frame>
  )
}

test('a table of 2,000 rows whose frame has a ref, a style and a handler of the user loses no row', async () => {
  const screen = await render(<Parts />)
  await expect.element(screen.getByText('Part 1', { exact: true })).toBeInTheDocument()
  const { style } = screen.getByRole('region').element() as HTMLElement
  expect(frame.current?.className).toBe('mine')
  expect([style.containerType, style.maxHeight]).toEqual(['inline-size', '300px'])
  for (const place of [0.25, 0.5, 0.75, 1]) {
    frame.current?.scrollTo({ top: place * frame.current.scrollHeight })
    const row = Math.max(1, place * 2_000 - (place === 1 ? 0 : 4))
    await expect.element(screen.getByText(`Part ${row}`, { exact: true })).toBeInTheDocument()
  }
  await screen.getByText('Part 2000', { exact: true }).hover()
  expect(onPointerOver).toHaveBeenCalled()
})

test('headings and cells carry the name and the alignment of their column', async () => {
  await render(<Parts />)
  await expect.element(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('data-align', 'end')
  const cells = document.querySelectorAll('td[data-column="price"][data-align="end"]')
  expect(cells.length).toBeGreaterThan(5)
  expect(document.querySelectorAll('td[data-column="name"]')).toHaveLength(cells.length)
  expect(document.querySelector('td[data-column="name"]')?.hasAttribute('data-align')).toBe(false)
})
