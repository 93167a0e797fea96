import { DataTable } from '@admin-panel/ui/data-table'
import { createRoot } from 'react-dom/client'
import { columns, rows } from '../rows.js'
import './page.css'

const definitions = columns.map(({ id, header }) => ({ id, header, cell: (row) => row[id] }))

createRoot(document.getElementById('root')).render(
  <div className="flex h-150 flex-col">
    <DataTable
      label="Parts"
      columns={definitions}
      rows={rows}
      rowId={({ id }) => String(id)}
      rowName={({ name }) => name}
      empty="No parts"
      isPane
    />
  </div>,
)
