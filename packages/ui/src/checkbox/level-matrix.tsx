import { matches } from '#combobox/matches.ts'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '#button/button.tsx'
import { cn } from '#cn.ts'
import { SearchInput } from '#input/search-input.tsx'
import { useTexts } from '#texts/texts.ts'
import { LevelRows } from './level-rows.tsx'
import type { MatrixColumn, MatrixGroup, MatrixLevel } from './levels.ts'

export type { MatrixColumn, MatrixGroup, MatrixLevel, MatrixRow } from './levels.ts'

/** Props of {@link LevelMatrix}. */
export interface LevelMatrixProps {
  /** The accessible name. */
  label: string
  /** The single rights, which a row shows when it is opened. */
  columns: readonly MatrixColumn[]
  /** The levels, from the least to the most. */
  levels: readonly MatrixLevel[]
  /** The rows, by group. */
  groups: readonly MatrixGroup[]
  /** Checked cells as `row.column`. */
  checked: ReadonlySet<string>
  /** The checked cells have changed. */
  onCheckedChange: (checked: ReadonlySet<string>) => void
  /** Saved cells; rows and cells that differ get a mark. `checked` by default. */
  saved?: ReadonlySet<string>
  /**
   * Shows the levels without letting them change.
   * @default false
   */
  disabled?: boolean
  /** Locked cells are focusable, but neither they nor levels change them. */
  isLocked?: (cell: string) => boolean
  /** Reports the focused cell, so the caller can explain it beside the matrix. */
  onCellFocus?: (cell: string) => void
  /**
   * All rows begin open.
   * @default false
   */
  isExpanded?: boolean
  /** Classes of the outermost element. */
  className?: string
}

const steps: Record<string, readonly [row: number, along: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const controlsIn = (row: Element | undefined) => [...(row?.querySelectorAll<HTMLElement>('input, button') ?? [])]

/** The control that an arrow leads to: along the row, or in the nearest row that has one. */
function neighbour(table: HTMLTableElement, from: Element, [down, along]: readonly [number, number]) {
  const rows = [...table.rows].filter((row) => controlsIn(row).length > 0)
  const y = rows.findIndex((row) => row.contains(from))
  const x = controlsIn(rows[y]).findIndex((control) => control === from)
  if (along !== 0) return controlsIn(rows[y])[x + along]
  const next = controlsIn(rows[y + down])
  return next[Math.min(x, next.length - 1)]
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const step = steps[event.key]
  if (!step || !(event.target instanceof HTMLElement)) return
  event.preventDefault()
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  neighbour(event.currentTarget, event.target, isMirrored ? [step[0], -step[1]] : step)?.focus()
}

/**
 * How much of each thing is allowed, in levels from nothing to everything, with the single rights behind each row; for
 * example the permissions of a role. Tab reaches one control; arrows move between them. Rows are cards where the
 * container is narrower than 640 px.
 */
export function LevelMatrix({
  label,
  columns,
  levels,
  groups,
  checked,
  onCheckedChange,
  saved = checked,
  disabled = false,
  isLocked = () => false,
  onCellFocus,
  isExpanded = false,
  className,
}: LevelMatrixProps) {
  const texts = useTexts()
  const every = groups.flatMap(({ rows }) => rows.map(({ id }) => id))
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(isExpanded ? every : []))
  const [focused, setFocused] = useState<string>()
  const visibleGroups = groups
    .map((group) => ({
      ...group,
      rows: matches(search, group.label) ? group.rows : group.rows.filter((row) => matches(search, row.label)),
    }))
    .filter(({ rows }) => rows.length > 0)
  const isAllOpen = every.every((id) => open.has(id))
  const first = visibleGroups[0] && `group:${visibleGroups[0].id}`
  const stopRow = focused?.slice(0, focused.lastIndexOf('/'))
  const isStopVisible = visibleGroups.some(
    ({ id, rows }) => stopRow === `group:${id}` || rows.some((row) => stopRow === `row:${row.id}`),
  )

  function toggle(id: string) {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return (
    <div data-slot="level-matrix" className={cn('@container flex min-w-0 flex-col gap-2', className)}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SearchInput value={search} onValueChange={setSearch} delay={0} className="min-w-0 max-w-80 grow" />
        <Button
          size="sm"
          onClick={() => {
            setOpen(new Set(isAllOpen ? [] : every))
            // The focused cell may no longer exist.
            setFocused(undefined)
          }}
        >
          {isAllOpen ? texts.collapseAll : texts.expandAll}
        </Button>
      </div>
      <div className="min-h-0 overflow-auto rounded-xl border border-line bg-surface">
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is what the arrow keys make of it
          role="grid"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={moveFocus}
          className="w-full border-separate border-spacing-0 outline-none @max-[40rem]:block"
        >
          {visibleGroups.map((group) => (
            <LevelRows
              key={group.id}
              group={group}
              columns={columns}
              levels={levels}
              checked={checked}
              saved={saved}
              disabled={disabled}
              isLocked={isLocked}
              onCheckedChange={onCheckedChange}
              open={open}
              onToggle={toggle}
              tabStop={isStopVisible ? focused : first}
              onFocus={setFocused}
              onCellFocus={onCellFocus}
            />
          ))}
        </table>
        {visibleGroups.length === 0 && <p className="p-6 text-center text-muted">{texts.nothingFound}</p>}
      </div>
    </div>
  )
}
