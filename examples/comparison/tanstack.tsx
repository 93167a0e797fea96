/* oxlint-disable jsx-a11y/control-has-associated-label, jsx-a11y/no-noninteractive-element-interactions */
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { useRef, useState, type MouseEvent } from 'react'
import type { PageProps, Part } from './parts.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
})
const helper = createColumnHelper<typeof features, Part>()
const columns = helper.columns([
  helper.accessor('name', { header: 'Name', sortFn: 'text', cell: ({ row }) => <PartLink {...row.original} /> }),
  helper.accessor('brand', { header: 'Brand', sortFn: 'text' }),
  helper.accessor('price', { header: 'Price', sortDescFirst: false, cell: ({ getValue }) => getValue().toFixed(2) }),
])
const none: Part[] = []
const idOf = ({ id }: Part) => id

const PartLink = ({ id, name }: Part) => <a href={`#parts/${id}`}>{name}</a>

function Box({ label, ...props }: CheckboxFieldProps & { label: string }) {
  return (
    <CheckboxField {...props}>
      <CheckboxButton className="box">{label}</CheckboxButton>
    </CheckboxField>
  )
}

function followLink({ target, currentTarget }: MouseEvent) {
  if (target instanceof Element && !target.closest('a, button, input, label') && !getSelection()?.toString())
    currentTarget.querySelector('a')?.click()
}

/** The same table of TanStack Table, TanStack Virtual and React Aria Components. */
export function TanstackPage({ parts }: PageProps) {
  // Its rows change their answers in place, which the React Compiler would not see.
  'use no memo'
  const frame = useRef<HTMLElement>(null)
  const shiftKey = useRef(false)
  const [focused, setFocused] = useState<number>()
  const table = useTable({ features, columns, data: parts ?? none, getRowId: idOf })
  const { rows } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- it is what is compared
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 36,
    overscan: 6,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), focused ?? range.startIndex])].toSorted((a, b) => a - b),
  })
  const items = virtualizer.getVirtualItems()
  return (
    <>
      {table
        .getAllColumns()
        .slice(1)
        .map((column) => (
          <label key={column.id}>
            <input type="checkbox" checked={column.getIsVisible()} onChange={column.getToggleVisibilityHandler()} />
            {String(column.columnDef.header)}
          </label>
        ))}
      <section ref={frame} aria-label="Parts" aria-busy={!parts} className="frame">
        <table aria-label="Parts" aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th>
                <Box
                  label="Select all"
                  isSelected={table.getIsAllRowsSelected()}
                  isIndeterminate={table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()}
                  onChange={(isSelected) => table.toggleAllRowsSelected(isSelected)}
                />
              </th>
              {table.getHeaderGroups()[0]?.headers.map((header) => (
                <th key={header.id} scope="col" aria-sort={directions[header.column.getIsSorted() || 'none']}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
              <th>Actions</th>
            </tr>
          </thead>
          <tbody
            onPointerDownCapture={(event) => (shiftKey.current = event.shiftKey)}
            onBlur={() => setFocused(undefined)}
          >
            {!parts && <Skeleton />}
            {items.flatMap(({ index, start }, at) => {
              const row = rows[index]
              const gap = start - (items[at - 1]?.end ?? 0)
              return [
                gap > 0 && <tr key={`gap ${index}`} aria-hidden style={{ height: gap }} />,
                row && (
                  <tr
                    key={row.id}
                    ref={virtualizer.measureElement}
                    data-index={index}
                    aria-rowindex={index + 2}
                    aria-selected={row.getIsSelected()}
                    onClick={followLink}
                    onFocus={() => setFocused(index)}
                  >
                    <td>
                      <Box
                        label={`Select ${row.original.name}`}
                        isSelected={row.getIsSelected()}
                        onChange={(checked) =>
                          row.getToggleSelectedHandler()({ target: { checked }, shiftKey: shiftKey.current })
                        }
                      />
                    </td>
                    {row.getVisibleCells().map((cell) => (
                      <td key={cell.id} data-align={cell.column.id === 'price' ? 'end' : undefined}>
                        <table.FlexRender cell={cell} />
                      </td>
                    ))}
                    <td>
                      <button type="button">Order {row.original.name}</button>
                    </td>
                  </tr>
                ),
              ]
            })}
            <tr aria-hidden style={{ height: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) }} />
          </tbody>
        </table>
        {parts?.length === 0 && <p>No parts</p>}
      </section>
    </>
  )
}

const directions = { none: undefined, asc: 'ascending', desc: 'descending' } as const

const Skeleton = () =>
  [1, 2, 3].map((line) => (
    <tr key={line} aria-hidden className="skeleton">
      <td colSpan={5}>…</td>
    </tr>
  ))
