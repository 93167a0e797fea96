import { Fragment, useRef, type ReactNode } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { TableRow, type RowLink } from './row.tsx'
import type { TableColumn, TableView } from './table-view.ts'
import { useTexts } from '#texts/texts.ts'

interface TableRowsProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  rowLink: ((row: Row) => RowLink | undefined) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  density: TableView['density']
  groupOf: ((row: Row) => RowGroup | undefined) | undefined
  /** A frame ends the last row; without one it has a line below. */
  isFramed: boolean
  selection: ReadonlySet<string> | undefined
  onSelect: ((selection: ReadonlySet<string>) => void) | undefined
}

/** All rows of the table, with their checkboxes. */
export function TableRows<Row>({
  columns,
  rows,
  rowId,
  rowName,
  rowLink,
  rowActions,
  selection,
  onSelect,
  density,
  isFramed,
  groupOf,
}: TableRowsProps<Row>) {
  const texts = useTexts()
  // A click with Shift selects the range from this row.
  const anchor = useRef<string>(undefined)
  const ids = rows.map(rowId)
  return rows.map((row, index) => {
    const id = rowId(row)
    const group = groupOf?.(row)
    const before = rows[index - 1]
    const item = (
      <TableRow
        key={id}
        id={id}
        density={density}
        columns={columns}
        render={(column) => column.cell(row)}
        row={row}
        link={rowLink?.(row)}
        isSelected={selection?.has(id) ?? false}
        isLast={isFramed && index === rows.length - 1}
        selector={
          selection &&
          onSelect && (
            <Checkbox
              aria-label={texts.selectRow(rowName(row))}
              checked={selection.has(id)}
              onChange={({ target, nativeEvent }) => {
                const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey
                onSelect(toggled(selection, isRange ? between(ids, anchor.current, id) : [id], target.checked))
                anchor.current = id
              }}
            />
          )
        }
        actions={rowActions?.(row)}
      />
    )
    if (!group || (before && groupOf?.(before)?.id === group.id)) return item
    return (
      <Fragment key={id}>
        <tr role="row" className="@max-[40rem]:block">
          <th
            role="rowheader"
            scope="rowgroup"
            // One more than there are would make a column of its own.
            colSpan={columns.length + (selection && onSelect ? 1 : 0) + (rowActions ? 1 : 0)}
            className="sticky top-8 z-5 h-8 border-b border-line bg-page px-3 text-start text-xs font-label text-secondary @max-[40rem]:block @max-[40rem]:leading-8"
          >
            {group.label}
          </th>
        </tr>
        {item}
      </Fragment>
    )
  })
}

/** Rows that follow each other under a head of their own. */
export interface RowGroup {
  id: string
  label: ReactNode
}

/** Returns the selection with `ids` added or removed. */
export function toggled(selection: ReadonlySet<string>, ids: readonly string[], isSelected: boolean) {
  const others = [...selection].filter((id) => !ids.includes(id))
  return new Set(isSelected ? [...others, ...ids] : others)
}

function between(ids: readonly string[], from: string | undefined, to: string) {
  const [start = 0, end = 0] = [ids.indexOf(from ?? to), ids.indexOf(to)].toSorted((a, b) => a - b)
  return start < 0 ? [to] : ids.slice(start, end + 1)
}
