import { Checkbox } from './checkbox.tsx'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'

/** A column of the matrix; `label` is its header. */
export interface MatrixColumn {
  id: string
  label: string
}

/** Rows under one heading. A checkbox beside the heading toggles the whole group. */
export interface MatrixGroup {
  id: string
  label: string
  /** `columns` lists the columns that have a cell in the row. */
  rows: readonly { id: string; label: string; columns: readonly string[] }[]
}

interface MatrixGroupRowsProps {
  group: MatrixGroup
  columns: readonly MatrixColumn[]
  checked: ReadonlySet<string>
  saved: ReadonlySet<string>
  disabled: boolean
  isLocked: (cell: string) => boolean
  onSet: (cells: readonly string[], isOn: boolean) => void
  /** The one checkbox that Tab reaches. */
  tabStop: string | undefined
  onFocus: (box: string) => void
}

const rowHead = 'sticky start-0 z-10 bg-inherit px-3 text-start font-normal @max-[40rem]:static @max-[40rem]:block'

const cellsOf = (row: MatrixGroup['rows'][number]) => row.columns.map((column) => `${row.id}.${column}`)

/** Renders the heading of a group and its rows. */
export function MatrixGroupRows({
  group,
  columns,
  checked,
  saved,
  disabled,
  isLocked,
  onSet,
  tabStop,
  onFocus,
}: MatrixGroupRowsProps) {
  const texts = useTexts()
  const stop = (box: string) => ({ tabIndex: tabStop === box ? 0 : -1, onFocus: () => onFocus(box) })
  const all = group.rows.flatMap(cellsOf)
  function toggler(cells: readonly string[]) {
    const count = cells.filter((cell) => checked.has(cell)).length
    const isAll = count === cells.length
    const free = cells.filter((cell) => !isLocked(cell))
    const isOn = free.some((cell) => !checked.has(cell))
    return {
      checked: isAll,
      indeterminate: count > 0 && !isAll,
      disabled,
      'aria-disabled': free.length === 0 || undefined,
      onChange: () => onSet(free, isOn),
    }
  }
  return (
    <tbody role="rowgroup" className="@max-[40rem]:block">
      <tr role="row" className="bg-hover @max-[40rem]:block">
        <th role="rowheader" scope="rowgroup" className={cn(rowHead, 'border-b border-line')}>
          <Checkbox
            {...stop(`group:${group.id}`)}
            {...toggler(all)}
            label={<strong className="font-label">{group.label}</strong>}
          />
        </th>
        <td
          role="gridcell"
          colSpan={columns.length}
          className="border-b border-line px-3 text-end text-xs text-muted @max-[40rem]:hidden"
        >
          <span className="sticky end-3 inline-block">
            {texts.checkedOf(all.filter((cell) => checked.has(cell)).length, all.length)}
          </span>
        </td>
      </tr>
      {group.rows.map((row) => (
        <tr
          key={row.id}
          role="row"
          className="bg-surface hover:bg-hover @max-[40rem]:block @max-[40rem]:border-b @max-[40rem]:border-line @max-[40rem]:py-2"
        >
          <th
            role="rowheader"
            scope="row"
            className={cn(rowHead, 'border-b border-line ps-6 @max-[40rem]:border-0 @max-[40rem]:font-label')}
          >
            <Checkbox {...stop(`row:${row.id}`)} {...toggler(cellsOf(row))} label={row.label} />
          </th>
          {columns.map(({ id, label }) => {
            const cell = `${row.id}.${id}`
            const isThere = row.columns.includes(id)
            const isChanged = checked.has(cell) !== saved.has(cell)
            return (
              <td
                key={id}
                role="gridcell"
                className={cn(
                  'border-b border-line px-2 text-center @max-[40rem]:border-0 @max-[40rem]:ps-12 @max-[40rem]:text-start',
                  isThere ? '@max-[40rem]:block' : '@max-[40rem]:hidden',
                  isChanged && 'bg-selected',
                )}
              >
                {isThere && (
                  <Checkbox
                    {...stop(cell)}
                    aria-label={`${row.label}: ${label}`}
                    disabled={disabled}
                    aria-disabled={isLocked(cell) || undefined}
                    checked={checked.has(cell)}
                    onChange={() => isLocked(cell) || onSet([cell], !checked.has(cell))}
                    label={
                      <span aria-hidden className="@min-[40rem]:hidden">
                        {label}
                      </span>
                    }
                    className="justify-center @max-[40rem]:justify-start @min-[40rem]:gap-0"
                  />
                )}
              </td>
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}
