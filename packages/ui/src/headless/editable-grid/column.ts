import type { ReactNode } from 'react'

/** The result of parsing a text: a value or an error message. */
export type Parsed<Value> =
  | {
      /** The value that was read. */
      value: Value
    }
  | {
      /** Why the text is no value. */
      error: string
    }

/** An option of a `select` column. */
export interface GridOption {
  /** What the row stores. */
  value: string
  /** What people read and type. */
  label: string
}

interface ColumnBase<Row> {
  header: string
  /** The minimum in pixels; the remaining width is shared in this proportion. The default depends on the kind. */
  width?: number
  align?: 'start' | 'end'
  /** A placeholder for an empty cell that should be filled. */
  emptyText?: string
  /** The key of the order; a column without one cannot be sorted. */
  sortKey?: string
  /**
   * Returns the value as text, empty for none: a number with a dot, money in hundredths, a percentage in hundredths, a date as 2026-12-31, `true` or
   * `false`, the value of an option. The field of the row with the same name by default.
   */
  read?: (row: Row) => string
}

interface Checked {
  /** Says why a value that was read is not allowed, such as one beyond a maximum. */
  check?: (value: unknown) => string | undefined
}

type Kinds<Value> =
  | ({ kind: 'text'; isCode?: boolean } & Parser<Value, string>)
  | ({ kind: 'number'; fraction?: number } & Parser<Value, number | null>)
  | ({ kind: 'money' | 'percent' } & Parser<Value, number | null>)
  | ({ kind: 'date' } & Parser<Value, string | null>)
  | ({ kind: 'select'; options: readonly GridOption[] } & Parser<Value, string>)
  | ({ kind: 'checkbox' } & Parser<Value, boolean>)

/** `parse` receives the text in the form of `read`. It is optional if the field accepts the value that the kind makes. */
type Parser<Value, Made> = [Made] extends [Value]
  ? { parse?: (text: string) => Parsed<Value> }
  : { parse: (text: string) => Parsed<Value> }

type WritableColumn<Row> = {
  [Id in keyof Row & string]: ColumnBase<Row> & Checked & { id: Id } & Kinds<Row[Id]>
}[keyof Row & string]

/** Enter presses the first button that `render` puts into the cell; the button itself has `tabIndex={-1}`. */
type ReadonlyColumn<Row> = ColumnBase<Row> & { id: string; kind: 'readonly'; render?: (row: Row) => ReactNode }

/**
 * A column of `EditableGrid`. Its `id` is a field of the row and its `kind` must fit the type of that field; a
 * `readonly` column may have any `id`.
 *
 * @example
 * const columns: readonly EditableColumn<Price>[] = [
 *   { id: 'article', kind: 'readonly', header: 'Article' },
 *   { id: 'cents', kind: 'money', header: 'Price' },
 * ]
 */
export type EditableColumn<Row> = WritableColumn<Row> | ReadonlyColumn<Row>

/** Any column, as the parts of the grid see it. */
export interface GridColumn<Row> extends ColumnBase<Row>, Checked {
  /** A field of the row, or any name of a column that is only read. */
  id: string
  /** How its texts are read and written. */
  kind: 'text' | 'number' | 'money' | 'percent' | 'date' | 'select' | 'checkbox' | 'readonly'
  /** A code such as a part number: a text that a spreadsheet may have made a date of is refused. */
  isCode?: boolean
  /** The most digits after the decimal mark of a `number`, 0 by default. */
  fraction?: number
  /** Reads a text in the form of `read`. */
  parse?: (text: string) => Parsed<unknown>
  /** What a `select` column offers. */
  options?: readonly GridOption[]
  /** Draws the cell of a `readonly` column. */
  render?: (row: Row) => ReactNode
}

/** Widens the columns to the type that the internals use. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each column is one, which cannot be proved for an unknown row.
export const gridColumns = <Row>(columns: readonly EditableColumn<Row>[]) => columns as readonly GridColumn<Row>[]

const widths: Record<GridColumn<unknown>['kind'], number> = {
  text: 224,
  number: 112,
  money: 128,
  percent: 112,
  date: 128,
  select: 176,
  checkbox: 96,
  readonly: 176,
}

/**
 * Returns the widths as CSS. The first column stays in view while the others scroll, so it takes at most 45 % of a
 * narrow grid.
 */
export function columnWidths<Row>(columns: readonly GridColumn<Row>[]) {
  const pixels = columns.map(({ kind, width }) => width ?? widths[kind])
  const least = pixels.map((width, index) => (index === 0 ? `min(${width}px, 45cqi)` : `${width}px`))
  return {
    first: least[0] ?? '0px',
    minWidth: `calc(${least.join(' + ')})`,
    template: least.map((width, index) => `minmax(${width}, ${pixels[index]}fr)`).join(' '),
  }
}

/** How the content is aligned: numbers, money and percentages to the end by default. */
export const alignOf = <Row>({ align, kind }: GridColumn<Row>) =>
  align ?? (kind === 'number' || kind === 'money' || kind === 'percent' ? 'end' : 'start')
