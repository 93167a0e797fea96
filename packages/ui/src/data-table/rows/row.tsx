import type { ReactElement, ReactNode } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import * as Table from '#headless/data-table/data-table.ts'
import { useTexts } from '#texts/texts.ts'
import type { RowLayout } from './row-layout.ts'

/** A link without content; the first cell becomes its content. */
export type RowLink = ReactElement<{ className?: string; children?: ReactNode; 'data-row-link'?: string }>

interface TableRowProps<Row>
  extends Table.RowLine<Row>, Pick<Table.DataTableState<Row>, 'rowName' | 'rowActions' | 'onToggle'> {
  layout: RowLayout<Row>
  rowLink: ((row: Row) => RowLink | undefined) | undefined
}

/** Classes of a row, which is a card where the container is narrow. */
export const rowClass = cn(
  'group @max-[40rem]:relative @max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,auto)_minmax(0,1fr)_max-content_min-content_min-content] @max-[40rem]:gap-x-2.5 @max-[40rem]:gap-y-1 @max-[40rem]:border-b @max-[40rem]:border-line @max-[40rem]:px-3 @max-[40rem]:py-2 @max-[40rem]:last:border-0',
)
export const selectableClass = '@max-[40rem]:ps-10'

/** A row of the table. It renders again only if what it shows changes: all of its functions are those of the table. */
export function TableRow<Row>({
  row,
  id,
  isSelected,
  place,
  measure,
  layout,
  rowName,
  rowLink,
  rowActions,
  onToggle,
}: TableRowProps<Row>) {
  const texts = useTexts()
  const link = rowLink?.(row)
  const { linked, unlinked, isCompact, selector, actions } = layout
  return (
    <Table.Row
      {...{ id, isSelected, place, measure }}
      hasLink={link !== undefined}
      className={cn(
        rowClass,
        selector && selectableClass,
        isSelected ? 'bg-selected' : cn('has-focus-visible:bg-hover', link && 'hover:bg-hover'),
        link && 'cursor-pointer',
      )}
    >
      {selector && (
        <td role="cell" className={selector}>
          <Table.SelectRow
            id={id}
            name={rowName(row)}
            isSelected={isSelected === true}
            onToggle={onToggle}
            texts={texts}
            box={Checkbox}
          />
        </td>
      )}
      {(link ? linked : unlinked).map(({ column, className, isWhole, isWrapped, style }, index) => {
        const isFirst = index === 0
        const content =
          isFirst && link ? (
            <Table.RowContent link={link} linkProps={asName(link)}>
              {column.cell(row)}
            </Table.RowContent>
          ) : (
            column.cell(row)
          )
        return (
          <td
            key={column.id}
            role="cell"
            data-label={isFirst ? undefined : column.header}
            style={style}
            className={className}
          >
            {column.note || column.picture ? (
              <TwoLines
                picture={column.picture?.(row)}
                note={column.note?.(row)}
                isName={isFirst}
                isWhole={isWhole}
                hasActions={actions !== undefined}
                isCompact={isCompact}
              >
                {content}
              </TwoLines>
            ) : isWrapped ? (
              <span className={words}>{content}</span>
            ) : (
              content
            )}
          </td>
        )
      })}
      {actions && (
        <td role="cell" className={actions}>
          {rowActions?.(row)}
        </td>
      )}
    </Table.Row>
  )
}

const asName = ({ props }: RowLink) => ({
  className: cn(
    // The padding makes the target 24 px high, and the line keeps its height.
    '-mx-1 rounded-sm p-1 font-label text-text underline-offset-2 group-hover:underline @max-[40rem]:-my-1',
    props.className,
  ),
})

interface TwoLinesProps {
  picture: ReactNode
  note: ReactNode
  isName: boolean
  isWhole: boolean
  hasActions: boolean
  isCompact: boolean
  children: ReactNode
}

const line = 'block truncate'
const lineRoom = '-my-0.5 py-0.5'
const words = 'line-clamp-2 break-words whitespace-normal @max-[40rem]:line-clamp-1'

/** The content of a cell with a quiet line below and a picture before both. */
function TwoLines({ picture, note, isName, isWhole, hasActions, isCompact, children }: TwoLinesProps) {
  const start = picture ? '@max-[40rem]:col-start-2' : '@max-[40rem]:col-start-1'
  // Twenty rows with two boxes fewer in a cell are drawn sooner.
  if (!picture && !note && !isWhole) return <span className={cn(line, lineRoom)}>{children}</span>
  return (
    <span className={cn('flex min-w-0 items-center gap-2.5', isWhole && '@max-[40rem]:contents')}>
      {isWhole && picture ? (
        <span className="shrink-0 @max-[40rem]:col-1 @max-[40rem]:row-[1/3] @max-[40rem]:self-center">{picture}</span>
      ) : (
        picture
      )}
      <span className={cn('min-w-0 grow', isWhole && '@max-[40rem]:contents')}>
        <span
          className={cn(
            line,
            lineRoom,
            isWhole && [
              start,
              '@max-[40rem]:col-end-6 @max-[40rem]:row-1',
              hasActions && 'pointer-coarse:@max-[40rem]:pe-8',
            ],
          )}
        >
          {children}
        </span>
        {note && (
          <span
            className={cn(
              line,
              'text-xs text-muted',
              isCompact && 'hidden',
              isName ? '@max-[40rem]:block' : '@max-[40rem]:hidden',
              isWhole && [start, '@max-[40rem]:col-end-3 @max-[40rem]:row-2 @max-[40rem]:self-center'],
            )}
          >
            {note}
          </span>
        )}
      </span>
    </span>
  )
}
