import type { ReactNode } from 'react'
import type { RowKey } from './args.ts'
import type { DataColumn } from './columns.ts'
import { Gap, type GroupHeadProps } from './gap.tsx'
import { headBefore, type Line } from './lines.ts'
import type { RowLine } from './row.tsx'
import type { DataTableState } from './state.ts'
import { useWindow } from './use-window.ts'

interface LongRowsProps<Row, Id extends RowKey> {
  table: DataTableState<Row, DataColumn<Row>, Id>
  rows: readonly Row[]
  /** The element that scrolls. */
  frame: HTMLElement
  /** The id of the row that has the focus. */
  focused: string | null
  draw: (line: RowLine<Row, Id>) => ReactNode
  head: (head: GroupHeadProps) => ReactNode
  excerpt: ((first: number, last: number, total: number) => ReactNode) | undefined
}

const NOWHERE = -2

/** The rows of a long table that are in view or near it. */
export function LongRows<Row, Id extends RowKey>({
  table,
  rows,
  frame,
  focused,
  draw,
  head,
  excerpt,
}: LongRowsProps<Row, Id>) {
  const { lines, lineCount, rowId, isSelectable, selection, columnCount, rowHeight, headHeight, isCards, rowsBefore } =
    table
  const isFocused = (row: Row) => String(rowId(row)) === focused
  const focusedAt =
    focused === null ? NOWHERE : (lines?.findLastIndex(({ row }) => isFocused(row)) ?? rows.findIndex(isFocused))
  const { items, total, attach } = useWindow({
    frame,
    count: lineCount,
    lines,
    rowHeight,
    headHeight,
    isCards,
    rowsBefore,
    // The head that sticks, and the row with the focus between those where the next key leads.
    pinnedLines: (first) => [headBefore(lines, first), focusedAt - 1, focusedAt, focusedAt + 1],
  })
  const visibleLines = items.flatMap(({ index, start }, at) => {
    const row = rows[index]
    const line: Line<Row> | undefined = lines ? lines[index] : row && { row, index }
    return line ? [{ ...line, place: index, gap: start - (items[at - 1]?.end ?? 0) }] : []
  })
  const rest = total - (items.at(-1)?.end ?? 0)
  const [first, last] = [visibleLines[0], visibleLines.at(-1)]
  return (
    <>
      {first && last && excerpt?.(first.index + 1, last.index + 1, rows.length)}
      {visibleLines.flatMap(({ row, head: group, place, gap }) => {
        const id = rowId(row)
        return [
          gap > 0 && <Gap key={place === first?.place ? 'gap' : `gap ${id}`} height={gap} />,
          group
            ? head({ key: `head ${id}`, group, columnCount, place: place + rowsBefore })
            : draw({
                row,
                id,
                isSelected: isSelectable ? selection?.has(id) === true : undefined,
                place: place + rowsBefore,
                measure: attach,
              }),
        ]
      })}
      {rest > 0 && <Gap height={rest} />}
    </>
  )
}
