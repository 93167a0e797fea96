import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { RowKey } from './args.ts'
import type { DataColumn } from './columns.ts'
import { Gap, groupHead, type GroupHeadProps } from './gap.tsx'
import { LongRows } from './long-rows.tsx'
import { PlainRow, type RowLine } from './row.tsx'
import type { DataTableState } from './state.ts'

// As many rows of a long table are there before its place is known.
const FIRST = 40

/** Props of {@link Body}. */
export interface BodyProps<Row, Id extends RowKey = string> extends Omit<ComponentProps<'tbody'>, 'children'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
  /** Draws a row, with its id as the key; `PlainRow` by default. */
  children?: (line: RowLine<Row, Id>) => ReactNode
  /** Draws the content of the head of a group; its label by default. */
  head?: ((head: GroupHeadProps) => ReactNode) | undefined
  /** Rows that stand in until the first response. */
  skeleton?: ReactNode
  /** A row before those in view of a long table, which paper shows: their numbers, from 1, and that of all. */
  excerpt?: ((first: number, last: number, total: number) => ReactNode) | undefined
}

/** The rows of the table: all of a short one; of a long one those in view, and the one with the focus. */
export function Body<Row, Id extends RowKey = string>({
  table,
  children,
  head = groupHead,
  skeleton,
  excerpt,
  ...props
}: BodyProps<Row, Id>) {
  const { rows, lines, isLong, frame, rowHeight, isCards } = table
  const [focused, setFocused] = useState<string | null>(null)
  const draw = children ?? ((line) => <PlainRow key={line.id} table={table} {...line} />)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus of what is in it
    <tbody
      role="rowgroup"
      {...mergeProps(
        {
          onFocus: ({ target }: FocusEvent) => isLong && setFocused(rowOf(target)),
          // A window that loses the focus gives it back to the same element.
          onBlur: ({ currentTarget }: FocusEvent) => currentTarget.contains(document.activeElement) || setFocused(null),
        },
        props,
      )}
    >
      {!rows && skeleton}
      {rows && isLong && frame ? (
        <LongRows
          // Rows of another height have other places.
          key={`${rowHeight} ${isCards}`}
          {...{ table, rows, frame, focused, draw, head, excerpt }}
        />
      ) : (
        rows && <Rows {...{ table, rows, lines, draw, head }} />
      )}
    </tbody>
  )
}

interface RowsProps<Row, Id extends RowKey> {
  table: DataTableState<Row, DataColumn<Row>, Id>
  rows: readonly Row[]
  lines: DataTableState<Row>['lines']
  draw: (line: RowLine<Row, Id>) => ReactNode
  head: (head: GroupHeadProps) => ReactNode
}

/** All rows of a table, or the first of a long one. */
function Rows<Row, Id extends RowKey>({ table, rows, lines, draw, head }: RowsProps<Row, Id>) {
  const { rowId, isSelectable, selection, columnCount, isLong, lineCount, rowHeight, rowCount, rowsBefore } = table
  const all = lines ?? rows.map((row, index) => ({ row, index, head: undefined }))
  return (
    <>
      {(isLong ? all.slice(0, FIRST) : all).map(({ row, head: group }, index) => {
        const id = rowId(row)
        const place = rowCount && rowsBefore + index
        if (group) return head({ key: `head ${id}`, group, columnCount, place })
        return draw({ row, id, isSelected: isSelectable ? selection?.has(id) === true : undefined, place })
      })}
      {isLong && <Gap height={(lineCount - FIRST) * rowHeight} />}
    </>
  )
}

const rowOf = (target: Element) => target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null
