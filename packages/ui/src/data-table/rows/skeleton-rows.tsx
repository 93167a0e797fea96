import { Skeleton } from '#feedback/skeleton.tsx'
import { cn } from '#cn.ts'
import { rowClass, selectableClass } from './row.tsx'
import type { RowLayout } from './row-layout.ts'

interface SkeletonRowsProps<Row> {
  layout: RowLayout<Row>
  hasLinks: boolean
  count: number
}

/** Rows that stand in until the first response. */
export function SkeletonRows<Row>({ layout, hasLinks, count }: SkeletonRowsProps<Row>) {
  const { linked, unlinked, selector, actions } = layout
  const content = (
    <>
      {selector && (
        <td role="cell" className={selector}>
          <Skeleton className="size-4" />
        </td>
      )}
      {(hasLinks ? linked : unlinked).map(({ column, className, style }, index) => (
        <td
          key={column.id}
          role="cell"
          data-label={index === 0 ? undefined : column.header}
          style={style}
          className={className}
        >
          <Skeleton className="h-3 w-3/4" />
        </td>
      ))}
      {actions && (
        <td role="cell" className={actions}>
          {' '}
        </td>
      )}
    </>
  )
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role="row" className={cn(rowClass, selector && selectableClass)}>
      {content}
    </tr>
  ))
}
