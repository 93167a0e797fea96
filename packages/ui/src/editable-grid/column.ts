import type { ReactNode } from 'react'

/** A value, or why the text is none. */
export type Parsed<Value> = { value: Value } | { error: string }

export interface GridOption {
  value: string
  label: string
}

interface ColumnBase<Row> {
  header: string
  /** Pixels at least; what room is left is shared in this proportion. */
  width?: number
  align?: 'start' | 'end'
  /** Stands in a cell without a value, which is a gap to fill. */
  emptyText?: string
  /** What the rows can be ordered by. */
  sortKey?: string
  /** The value as text, empty for none: a number with a dot, money in kopecks, a date as 2026-12-31, «true» or «false», an option's value. The row's field of the same name by itself. */
  read?: (row: Row) => string
}

type Kinds<Value> =
  | ({ kind: 'text' } & Parser<Value, string>)
  | ({ kind: 'number' | 'money' } & Parser<Value, number | null>)
  | ({ kind: 'date' } & Parser<Value, string | null>)
  | ({ kind: 'select'; options: readonly GridOption[] } & Parser<Value, string>)
  | ({ kind: 'checkbox' } & Parser<Value, boolean>)

/** `parse` is given the text in the form of `read`; it can be left out where the field takes what the kind makes of it. */
type Parser<Value, Made> = [Made] extends [Value]
  ? { parse?: (text: string) => Parsed<Value> }
  : { parse: (text: string) => Parsed<Value> }

type WritableColumn<Row> = {
  [Id in keyof Row & string]: ColumnBase<Row> & { id: Id } & Kinds<Row[Id]>
}[keyof Row & string]

/** Enter presses the first button that `render` puts into the cell; the button itself has `tabIndex={-1}`. */
type ReadonlyColumn<Row> = ColumnBase<Row> & { id: string; kind: 'readonly'; render?: (row: Row) => ReactNode }

export type EditableColumn<Row> = WritableColumn<Row> | ReadonlyColumn<Row>

/** Any of the columns above, seen from inside the grid. */
export interface GridColumn<Row> extends ColumnBase<Row> {
  id: string
  kind: 'text' | 'number' | 'money' | 'date' | 'select' | 'checkbox' | 'readonly'
  parse?: (text: string) => Parsed<unknown>
  options?: readonly GridOption[]
  render?: (row: Row) => ReactNode
}

// Each kind is one of these; the compiler cannot tell as long as it does not know the row.
export const gridColumns = <Row>(columns: readonly EditableColumn<Row>[]) => columns as readonly GridColumn<Row>[]

const widths: Record<GridColumn<unknown>['kind'], number> = {
  text: 224,
  number: 112,
  money: 128,
  date: 128,
  select: 176,
  checkbox: 96,
  readonly: 176,
}

/** The first column stays while the others scroll, so it leaves them room in a narrow window. */
export function columnWidths<Row>(columns: readonly GridColumn<Row>[]) {
  const pixels = columns.map(({ kind, width }) => width ?? widths[kind])
  const least = pixels.map((width, index) => (index === 0 ? `min(${width}px, 45cqi)` : `${width}px`))
  return {
    first: least[0] ?? '0px',
    minWidth: `calc(${least.join(' + ')})`,
    template: least.map((width, index) => `minmax(${width}, ${pixels[index]}fr)`).join(' '),
  }
}

export const isAtEnd = <Row>({ align, kind }: GridColumn<Row>) =>
  align ? align === 'end' : kind === 'number' || kind === 'money'
