import { ClientSideRowModelModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { columns, rows } from '../rows.js'

// Without the modules that this page does not need.
ModuleRegistry.registerModules([ClientSideRowModelModule])
const definitions = columns.map(({ id, header }) => ({ field: id, headerName: header, flex: 1 }))

createRoot(document.getElementById('root')).render(
  <div style={{ height: 600 }}>
    <AgGridReact rowData={rows} columnDefs={definitions} rowHeight={36} headerHeight={32} />
  </div>,
)
