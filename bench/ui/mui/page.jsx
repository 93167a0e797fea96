import { DataGrid } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'
import { columns, rows } from '../rows.js'

const definitions = columns.map(({ id, header }) => ({ field: id, headerName: header, flex: 1 }))

// The community edition shows at most 100 rows on a page.
createRoot(document.getElementById('root')).render(
  <div style={{ height: 600 }}>
    <DataGrid
      rows={rows}
      columns={definitions}
      rowHeight={36}
      columnHeaderHeight={32}
      initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      pageSizeOptions={[100]}
    />
  </div>,
)
