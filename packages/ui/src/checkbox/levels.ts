/** A single right of a row; `label` is its name. */
export interface MatrixColumn {
  /** The second part of a cell's name. */
  id: string
  /** The label of the right. */
  label: string
}

/** How much of a row is granted, such as to view or to change. */
export interface MatrixLevel {
  /** Identifies the level; unique among the levels. */
  id: string
  /** The name of the level. */
  label: string
  /** Whether the level grants this column. */
  has: (column: string) => boolean
}

/** Rows under one heading, which sets the level of all of them. */
export interface MatrixGroup {
  /** Identifies the group; unique among the groups. */
  id: string
  /** The heading. */
  label: string
  /** `columns` lists the columns that have a cell in the row. */
  rows: readonly MatrixRow[]
}

/** A row and the columns that it has. */
export interface MatrixRow {
  /** The first part of a cell's name. */
  id: string
  /** The label of the row. */
  label: string
  /** The columns that have a cell in the row. */
  columns: readonly string[]
}

export const cellsOf = (row: MatrixRow) => row.columns.map((column) => `${row.id}.${column}`)

/** The levels that differ for these rows: what grants no more than a lower level is not offered. */
export function levelsOf(levels: readonly MatrixLevel[], rows: readonly MatrixRow[]) {
  const print = (level: MatrixLevel) => rows.map((row) => row.columns.map((column) => Number(level.has(column)))).join()
  return levels.filter((level, index) => !levels.slice(0, index).some((lower) => print(lower) === print(level)))
}

/** The level that the rows have; none where single rights differ from all levels. */
export function levelIn(levels: readonly MatrixLevel[], rows: readonly MatrixRow[], checked: ReadonlySet<string>) {
  return levels.find((level) =>
    rows.every((row) => row.columns.every((column) => level.has(column) === checked.has(`${row.id}.${column}`))),
  )
}

/** The checked cells after the level is set; locked cells stay. */
export function withLevel(
  level: MatrixLevel,
  rows: readonly MatrixRow[],
  checked: ReadonlySet<string>,
  isLocked: (cell: string) => boolean,
) {
  const next = new Set(checked)
  for (const row of rows)
    for (const column of row.columns) {
      const cell = `${row.id}.${column}`
      if (isLocked(cell)) continue
      if (level.has(column)) next.add(cell)
      else next.delete(cell)
    }
  return next
}
