import { Gap, GroupHead, type Line } from './lines.tsx'
import { TableRow } from './row.tsx'
import type { RowsProps } from './rows.tsx'
import { useTexts } from '#texts/texts.ts'
import { useWindow } from './use-window.ts'

export interface LongRowsProps<Row> extends RowsProps<Row> {
  /** The element that scrolls. */
  frame: HTMLElement
  isCards: boolean
  /** The height of a row before one is measured. */
  estimate: number
  /** The id of the row that has the focus. */
  focused: string | null
}

const NOWHERE = -2

/** The rows of a long table that are in view or near it. */
export function LongRows<Row>({
  frame,
  isCards,
  estimate,
  focused,
  rows,
  lines,
  rowId,
  selection,
  ...shared
}: LongRowsProps<Row>) {
  const texts = useTexts()
  const isFocused = (row: Row) => rowId(row) === focused
  const focusedAt =
    focused === null ? NOWHERE : (lines?.findLastIndex(({ row }) => isFocused(row)) ?? rows.findIndex(isFocused))
  const { items, total, measure } = useWindow({
    frame,
    count: lines?.length ?? rows.length,
    estimate,
    isCards,
    isHead: (index) => lines?.[index]?.head !== undefined,
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
      {first && last && (
        <tr aria-hidden className="hidden print:table-row">
          <td colSpan={shared.layout.columnCount} className="px-3 py-2 text-secondary">
            {texts.range(first.index + 1, last.index + 1, rows.length, true)}
          </td>
        </tr>
      )}
      {visibleLines.flatMap(({ row, head, place, gap }) => {
        const id = rowId(row)
        return [
          gap > 0 && <Gap key={place === first?.place ? 'gap' : `gap ${id}`} height={gap} />,
          head ? (
            <GroupHead key={`head ${id}`} group={head} layout={shared.layout} place={place} />
          ) : (
            <TableRow
              key={id}
              {...shared}
              row={row}
              id={id}
              isSelected={selection?.has(id) ?? false}
              place={place}
              measure={measure}
            />
          ),
        ]
      })}
      {rest > 0 && <Gap height={rest} />}
    </>
  )
}

function headBefore<Row>(lines: readonly Line<Row>[] | undefined, first: number) {
  let index = lines ? first : -1
  while (index > 0 && !lines?.[index]?.head) index--
  return index
}
