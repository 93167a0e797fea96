import { useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '#cn.ts'
import { MatrixGroupRows, type MatrixColumn, type MatrixGroup } from './matrix-group-rows.tsx'
import { SearchInput } from '#input/search-input.tsx'
import { useTexts } from '#texts/texts.ts'

/** Props of {@link CheckboxMatrix}. */
export interface CheckboxMatrixProps {
  /** The accessible name. */
  label: string
  /** The columns of the matrix. */
  columns: readonly MatrixColumn[]
  /** The rows, by group. */
  groups: readonly MatrixGroup[]
  /** Checked cells as `row.column`. */
  checked: ReadonlySet<string>
  /** The checked boxes have changed. */
  onCheckedChange: (checked: ReadonlySet<string>) => void
  /** Saved cells; cells that differ get a mark. `checked` by default. */
  saved?: ReadonlySet<string>
  /** Shows the boxes without letting them change. */
  disabled?: boolean
  /** Locked cells are focusable, but neither they nor toggles of rows and groups change them. */
  isLocked?: (cell: string) => boolean
  /** Reports the focused cell, so the caller can explain it beside the matrix. */
  onCellFocus?: (cell: string) => void
  /** Classes of the outermost element. */
  className?: string
}

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Finds the next checkbox in a direction and skips missing cells. */
function neighbour(table: HTMLTableElement, from: HTMLInputElement, [down, along]: readonly [number, number]) {
  const rows = [...table.rows]
  const cell = from.closest('td, th')
  const row = from.closest('tr')
  if (!(cell instanceof HTMLTableCellElement) || !row) return undefined
  let y = rows.indexOf(row) + down
  let x = cell.cellIndex + along
  while (rows[y]?.cells[x]) {
    const box = rows[y]?.cells[x]?.querySelector('input')
    if (box && !box.disabled) return box
    y += down
    x += along
  }
  return undefined
}

/**
 * Checkboxes in rows and columns, in groups, for example the permissions of a role. Tab reaches one checkbox; arrows
 * move between them. Rows are cards where the container is narrower than 640 px.
 */
export function CheckboxMatrix({
  label,
  columns,
  groups,
  checked,
  onCheckedChange,
  saved = checked,
  disabled = false,
  isLocked = () => false,
  onCellFocus,
  className,
}: CheckboxMatrixProps) {
  const texts = useTexts()
  const table = useRef<HTMLTableElement>(null)
  const [search, setSearch] = useState('')
  const [focused, setFocused] = useState<string>()
  const words = search.trim().toLocaleLowerCase()
  const shown = groups
    .map((group) => ({
      ...group,
      rows: group.label.toLocaleLowerCase().includes(words)
        ? group.rows
        : group.rows.filter(({ label }) => label.toLocaleLowerCase().includes(words)),
    }))
    .filter(({ rows }) => rows.length > 0)
  const first = shown[0] && `group:${shown[0].id}`
  const isShown = shown.some(
    ({ id, rows }) =>
      focused === `group:${id}` ||
      rows.some(
        (row) => focused === `row:${row.id}` || row.columns.some((column) => focused === `${row.id}.${column}`),
      ),
  )

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || !table.current || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const isMirrored = getComputedStyle(table.current).direction === 'rtl'
    neighbour(table.current, event.target, isMirrored ? [step[0], -step[1]] : step)?.focus()
  }
  function set(cells: readonly string[], isOn: boolean) {
    const next = new Set(checked)
    for (const cell of cells) {
      if (isOn) next.add(cell)
      else next.delete(cell)
    }
    onCheckedChange(next)
  }
  return (
    <div className={cn('@container flex min-w-0 flex-col gap-2', className)}>
      <SearchInput value={search} onValueChange={setSearch} delay={0} className="max-w-80" />
      <div className="min-h-0 overflow-auto rounded-xl border border-line bg-surface">
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is what the arrow keys make of it
          role="grid"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={press}
          className="w-full border-separate border-spacing-0 outline-none @max-[40rem]:block"
        >
          <thead role="rowgroup" className="@max-[40rem]:sr-only">
            <tr role="row">
              <td
                role="gridcell"
                aria-label={label}
                className="sticky start-0 top-0 z-20 min-w-48 border-b border-line bg-surface"
              />
              {columns.map(({ id, label }) => (
                <th
                  key={id}
                  role="columnheader"
                  scope="col"
                  className="sticky top-0 z-10 h-9 border-b border-line bg-surface px-2 text-center font-label text-secondary"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          {shown.map((group) => (
            <MatrixGroupRows
              key={group.id}
              group={group}
              columns={columns}
              checked={checked}
              saved={saved}
              disabled={disabled}
              isLocked={isLocked}
              onSet={set}
              tabStop={isShown ? focused : first}
              onFocus={(box) => {
                setFocused(box)
                if (!/^(group|row):/.test(box)) onCellFocus?.(box)
              }}
            />
          ))}
        </table>
        {shown.length === 0 && <p className="p-6 text-center text-muted">{texts.nothingFound}</p>}
      </div>
    </div>
  )
}
