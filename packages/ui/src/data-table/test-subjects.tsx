import * as Table from '#headless/data-table/data-table.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'

const texts: Table.DataTableTexts = {
  selectAll: 'Выбрать все строки на странице',
  selectRow: (name) => `Выбрать «${name}»`,
  rowActions: 'Действия',
}

/** The table as its bare parts draw it, without a class. */
function BareTable<Row extends object>({ empty, ...options }: DataTableProps<Row>) {
  const table = Table.useDataTable({ ...options, texts, rowHeight: 24 })
  return (
    <Table.Frame table={table} style={{ maxHeight: 400, overflow: 'auto' }}>
      <Table.Root table={table} />
      {table.rows?.length === 0 && empty}
    </Table.Frame>
  )
}

/** What promises the same behaviour: the component, and the parts under it. */
export const subjects = [
  ['DataTable', DataTable],
  ['bare parts', BareTable],
] as const
