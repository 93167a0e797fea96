import { useState, type ComponentProps, type FocusEvent, type ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { Gap, groupHead, type GroupHeadProps } from './gap.tsx'
import { LongRows } from './long-rows.tsx'
import { PlainRow, type RowLine } from './row.tsx'
import type { DataTableState } from './state.ts'

// As many rows of a long table are there before its place is known.
const FIRST = 40

/** Props of {@link Body}. */
export interface BodyProps<Row> extends Omit<ComponentProps<'tbody'>, 'children'> {
  /** The state of the table. */
  table: DataTableState<Row>
  /** Draws a row, with its id as the key; `PlainRow` by default. */
  children?: (line: RowLine<Row>) => ReactNode
  /** Draws the content of the head of a group; its label by default. */
  head?: ((head: GroupHeadProps) => ReactNode) | undefined
  /** Rows that stand in until the first response. */
  skeleton?: ReactNode
  /** A row before those in view of a long table, which paper shows: their numbers, from 1, and that of all. */
  excerpt?: ((first: number, last: number, total: number) => ReactNode) | undefined
}

/** The rows of the table: all of a short one; of a long one those in view, and the one with the focus. */
export function Body<Row>({ table, children, head = groupHead, skeleton, excerpt, ...props }: BodyProps<Row>) {
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

interface RowsProps<Row> {
  table: DataTableState<Row>
  rows: readonly Row[]
  lines: DataTableState<Row>['lines']
  draw: (line: RowLine<Row>) => ReactNode
  head: (head: GroupHeadProps) => ReactNode
}

/** All rows of a table, or the first of a long one. */
function Rows<Row>({ table, rows, lines, draw, head }: RowsProps<Row>) {
  const { rowId, isSelectable, selection, columnCount, isLong, lineCount, rowHeight } = table
  const all = lines ?? rows.map((row, index) => ({ row, index, head: undefined }))
  return (
    <>
      {(isLong ? all.slice(0, FIRST) : all).map(({ row, head: group }) => {
        const id = rowId(row)
        if (group) return head({ key: `head ${id}`, group, columnCount, place: undefined })
        return draw({ row, id, isSelected: isSelectable ? selection?.has(id) === true : undefined })
      })}
      {isLong && <Gap height={(lineCount - FIRST) * rowHeight} />}
    </>
  )
}

const rowOf = (target: Element) => target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null
