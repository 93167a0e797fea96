import type { ReactNode } from 'react'
import { cn } from '#cn.ts'
import * as Table from '#headless/data-table/data-table.ts'
import { boxCell } from './rows/row-layout.ts'
import { SortButton } from './sort-button.tsx'
import type { TableColumn } from './table-view.ts'

interface TableHeaderProps<Row> {
  table: Table.DataTableState<Row, TableColumn<Row>>
  selector: ReactNode
}

const cell = 'sticky top-0 z-10 h-8 truncate border-b border-line bg-surface px-3 text-xs font-label text-secondary'

/** The header row: column names, buttons to sort, and the checkbox that selects all rows. */
export function TableHeader<Row>({ table, selector }: TableHeaderProps<Row>) {
  return (
    <Table.Header table={table} className="@max-[40rem]:block">
      <Table.HeaderRow table={table} className="@max-[40rem]:block">
        {selector && (
          <th role="columnheader" className={cn(cell, boxCell, 'pe-1 text-start @max-[40rem]:hidden')}>
            {selector}
          </th>
        )}
        {table.columns.map((column) => (
          <Table.HeaderCell
            key={column.id}
            table={table}
            column={column}
            className={cn(
              cell,
              '@max-[40rem]:sr-only',
              column.align === 'end' ? 'text-end' : 'text-start',
              column.className,
            )}
          >
            {Table.isSortable(table, column) ? <SortButton table={table} column={column} /> : column.header}
          </Table.HeaderCell>
        ))}
        {table.rowActions && (
          <th role="columnheader" className={cn(cell, 'text-start @max-[40rem]:sr-only')}>
            <span className="sr-only">{table.texts.rowActions}</span>
          </th>
        )}
      </Table.HeaderRow>
    </Table.Header>
  )
}
