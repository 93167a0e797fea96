import ChevronRight from 'lucide-react/icons/chevron-right'
import { Fragment } from 'react'
import { cn } from '#cn.ts'
import { useTexts } from '#texts/texts.ts'
import { Checkbox } from './checkbox.tsx'
import { LevelSwitch } from './level-switch.tsx'
import { cellsOf, levelIn, type MatrixColumn, type MatrixGroup, type MatrixLevel } from './levels.ts'

interface LevelRowsProps {
  group: MatrixGroup
  columns: readonly MatrixColumn[]
  levels: readonly MatrixLevel[]
  checked: ReadonlySet<string>
  saved: ReadonlySet<string>
  disabled: boolean
  isLocked: (cell: string) => boolean
  onCheckedChange: (checked: ReadonlySet<string>) => void
  /** The rows that show their single rights. */
  open: ReadonlySet<string>
  onToggle: (row: string) => void
  /** The one control that Tab reaches: that of a row or, of the first group, any. */
  tabStop: string | undefined
  onFocus: (control: string) => void
  onCellFocus: ((cell: string) => void) | undefined
}

// A card on a phone: the name and the count, and below them the levels.
const card = '@max-[40rem]:grid @max-[40rem]:grid-cols-4 @max-[40rem]:gap-x-1 @max-[40rem]:px-3 @max-[40rem]:py-1.5'
const head = 'border-b border-line py-1 ps-3 text-start @max-[40rem]:col-span-2 @max-[40rem]:border-0 @max-[40rem]:ps-0'
const count =
  'border-b border-line px-3 text-end text-xs whitespace-nowrap text-muted tabular-nums @max-[40rem]:col-span-2 @max-[40rem]:col-start-3 @max-[40rem]:row-start-1 @max-[40rem]:self-center @max-[40rem]:border-0 @max-[40rem]:px-0'

/** The heading of a group, its rows, and the single rights of those that are open. */
export function LevelRows({
  group,
  columns,
  levels,
  checked,
  saved,
  disabled,
  isLocked,
  onCheckedChange,
  open,
  onToggle,
  tabStop,
  onFocus,
  onCellFocus,
}: LevelRowsProps) {
  const texts = useTexts()
  const all = group.rows.flatMap(cellsOf)
  const switchProps = { levels, checked, disabled, isLocked, onCheckedChange, tabStop, onFocus }
  const checkedOf = (cells: readonly string[]) =>
    texts.checkedOf(cells.filter((cell) => checked.has(cell)).length, cells.length)
  return (
    <tbody role="rowgroup" className="@max-[40rem]:block">
      <tr role="row" className={cn('sticky top-0 z-10 bg-hover', card)}>
        <th role="rowheader" scope="rowgroup" className={cn(head, 'h-10 font-label')}>
          {group.label}
        </th>
        <LevelSwitch {...switchProps} id={`group:${group.id}`} label={group.label} rows={group.rows} isGroup />
        <td role="gridcell" className={count}>
          {checkedOf(all)}
        </td>
      </tr>
      {group.rows.map((row) => {
        const cells = cellsOf(row)
        const isOpen = open.has(row.id)
        const isChanged = cells.some((cell) => checked.has(cell) !== saved.has(cell))
        const id = `row:${row.id}`
        const stop = (control: string) => ({
          tabIndex: tabStop === `${id}/${control}` ? 0 : -1,
          onFocus: () => onFocus(`${id}/${control}`),
        })
        return (
          <Fragment key={row.id}>
            <tr role="row" className={cn(isChanged ? 'bg-selected' : 'bg-surface hover:bg-hover', card)}>
              <th role="rowheader" scope="row" className={cn(head, 'font-text')}>
                <button
                  type="button"
                  {...stop('open')}
                  aria-expanded={isOpen}
                  onClick={() => onToggle(row.id)}
                  className="-ms-1 flex min-h-7 max-w-full items-center gap-1 rounded-lg pe-2 text-start hover:text-link"
                >
                  <ChevronRight
                    aria-hidden
                    className={cn('size-4 shrink-0 text-muted rtl:-scale-x-100', isOpen && 'rotate-90')}
                  />
                  <span className="min-w-0 break-words">{row.label}</span>
                </button>
              </th>
              <LevelSwitch {...switchProps} id={id} label={row.label} rows={[row]} />
              <td role="gridcell" className={count}>
                {!levelIn(levels, [row], checked) && (
                  <span className="me-1.5 font-label text-text">{texts.ownLevel}</span>
                )}
                {checkedOf(cells)}
              </td>
            </tr>
            {isOpen && (
              <tr role="row" className="bg-surface @max-[40rem]:block">
                <td
                  role="gridcell"
                  colSpan={levels.length + 2}
                  className="border-b border-line py-2 ps-8 pe-3 @max-[40rem]:block"
                >
                  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-3">
                    {columns
                      .filter((column) => row.columns.includes(column.id))
                      .map((column) => {
                        const cell = `${row.id}.${column.id}`
                        const { onFocus: focus, ...tab } = stop(column.id)
                        return (
                          <Checkbox
                            key={column.id}
                            {...tab}
                            onFocus={() => {
                              focus()
                              onCellFocus?.(cell)
                            }}
                            aria-label={`${row.label}: ${column.label}`}
                            disabled={disabled}
                            aria-disabled={isLocked(cell) || undefined}
                            checked={checked.has(cell)}
                            onChange={() => {
                              if (isLocked(cell)) return
                              const next = new Set(checked)
                              if (!next.delete(cell)) next.add(cell)
                              onCheckedChange(next)
                            }}
                            label={column.label}
                            className={cn('rounded-lg px-1', checked.has(cell) !== saved.has(cell) && 'bg-selected')}
                          />
                        )
                      })}
                  </div>
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </tbody>
  )
}
