import * as Table from '@admin-panel/ui/headless/data-table'
import { useState } from 'react'
import type { PageProps, Part } from './parts.ts'

const columns: readonly Table.DataColumn<Part>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
  { id: 'brand', header: 'Brand', sortKey: 'brand', cell: ({ brand }) => brand },
  { id: 'price', header: 'Price', sortKey: 'price', align: 'end', cell: ({ price }) => price.toFixed(2) },
]
const texts = { selectAll: 'Select all', selectRow: (name: string) => `Select ${name}`, rowActions: 'Actions' }
const orders: Record<string, (a: Part, b: Part) => number> = {
  name: (a, b) => a.name.localeCompare(b.name),
  brand: (a, b) => a.brand.localeCompare(b.brand),
  price: (a, b) => a.price - b.price,
}

function sorted(parts: readonly Part[], sort = '') {
  // The sort is stable, so that the first key comes last.
  return sort.split(',').reduceRight((rows, key) => {
    const order = orders[key.replace('-', '')]
    return order ? rows.toSorted((a, b) => (key.startsWith('-') ? order(b, a) : order(a, b))) : rows
  }, parts)
}

const idOf = ({ id }: Part) => id
const nameOf = ({ name }: Part) => name
// oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the first cell becomes its content
const linkOf = ({ id }: Part) => <a href={`#parts/${id}`} />
const actionsOf = ({ name }: Part) => <button type="button">Order {name}</button>

function Box({ indeterminate = false, ...props }: Table.BoxProps) {
  return (
    <input
      type="checkbox"
      className="box"
      {...props}
      ref={(input) => {
        if (input) input.indeterminate = indeterminate
      }}
    />
  )
}

/** A table of the headless parts. */
export function HeadlessPage({ parts }: PageProps) {
  const [sort, setSort] = useState<string>()
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [view, setView] = useState(() => Table.initialColumns(columns))
  const table = Table.useDataTable({
    label: 'Parts',
    texts,
    columns,
    view,
    rows: parts && sorted(parts, sort),
    rowId: idOf,
    rowName: nameOf,
    rowLink: linkOf,
    rowActions: actionsOf,
    sort,
    onSortChange: setSort,
    selection,
    onSelectionChange: setSelection,
  })
  const toggle = (id: string) =>
    view.hidden.includes(id) ? view.hidden.filter((other) => other !== id) : [...view.hidden, id]
  return (
    <>
      {columns.slice(1).map(({ id, header }) => (
        <label key={id}>
          <Box checked={!view.hidden.includes(id)} onChange={() => setView({ ...view, hidden: toggle(id) })} />
          {header}
        </label>
      ))}
      <Table.Frame table={table} className="frame">
        <Table.Root table={table}>
          <Table.Widths table={table} />
          <Table.Header table={table}>
            <Table.HeaderRow table={table}>
              <th>
                <Table.SelectAll table={table} box={Box} />
              </th>
              {table.columns.map((column) => (
                <Table.HeaderCell key={column.id} table={table} column={column}>
                  <Table.SortButton table={table} column={column} />
                </Table.HeaderCell>
              ))}
              <th>Actions</th>
            </Table.HeaderRow>
          </Table.Header>
          <Table.Body table={table} skeleton={<Skeleton />}>
            {({ row, ...line }) => (
              <Table.Row key={line.id} hasLink {...line}>
                <td>
                  <Table.SelectRow
                    {...line}
                    {...table}
                    name={row.name}
                    isSelected={line.isSelected === true}
                    box={Box}
                  />
                </td>
                {table.columns.map((column, index) => (
                  <td key={column.id} data-align={column.align}>
                    <Table.RowContent link={index === 0 ? linkOf(row) : undefined}>{column.cell(row)}</Table.RowContent>
                  </td>
                ))}
                <td>{actionsOf(row)}</td>
              </Table.Row>
            )}
          </Table.Body>
        </Table.Root>
        {table.rows?.length === 0 && <p>No parts</p>}
      </Table.Frame>
    </>
  )
}

const Skeleton = () =>
  [1, 2, 3].map((line) => (
    <tr key={line} aria-hidden className="skeleton">
      <td colSpan={5}>…</td>
    </tr>
  ))
