import { tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { columns, rows } from '../rows.js'

// The limit: rows and cells of the libraries with nothing around them, laid out as in their own example.
const ROW = 36
const features = tableFeatures({})
const definitions = columns.map(({ id, header }) => ({ accessorKey: id, header, cell: (cell) => cell.getValue() }))
const cell = { display: 'flex', flex: 1, alignItems: 'center', padding: '0 12px', overflow: 'hidden' }

function Rows() {
  const scroller = useRef(null)
  const table = useTable({ features, columns: definitions, data: rows })
  const model = table.getRowModel().rows
  // oxlint-disable-next-line react/incompatible-library -- the page is not compiled
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 5,
  })
  return (
    <div ref={scroller} id="scroller" style={{ height: 600, overflow: 'auto', position: 'relative' }}>
      <table style={{ display: 'grid' }}>
        <thead style={{ display: 'grid', position: 'sticky', top: 0, zIndex: 1, background: 'white' }}>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} style={{ display: 'flex', height: 32 }}>
              {group.headers.map((header) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- FlexRender writes it
                <th key={header.id} style={cell}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody style={{ display: 'grid', height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = model[index]
            return (
              <tr
                key={row.id}
                style={{
                  display: 'flex',
                  position: 'absolute',
                  width: '100%',
                  height: ROW,
                  transform: `translateY(${start}px)`,
                }}
              >
                {row.getAllCells().map((one) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- FlexRender writes it
                  <td key={one.id} style={cell}>
                    <table.FlexRender cell={one} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

createRoot(document.getElementById('root')).render(<Rows />)
