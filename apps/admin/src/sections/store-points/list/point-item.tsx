import { cn } from '@admin-panel/ui/cn'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { useCan } from '#data/queries.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { pointPath } from '#shop/store-points/kinds.ts'
import { pointStatuses } from '#shop/store-points/words.ts'
import { ownerOf, type PointRow } from '#sections/store-points/point-row.ts'
import { Today } from '#sections/store-points/today.tsx'

/** A point in a narrow layout. */
export function PointItem({ point, isSelected = false }: { point: PointRow; isSelected?: boolean }) {
  const canView = useCan('store-point.view')
  return (
    <div
      aria-live={isSelected ? 'polite' : undefined}
      className={cn('flex min-w-0 flex-col gap-1 p-3', isSelected && 'rounded-xl border-2 border-primary bg-surface')}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        {canView ? (
          <TextLink render={<Link to={pointPath(point)} />} className="min-w-0 break-words">
            {point.name}
          </TextLink>
        ) : (
          <span className="min-w-0 font-label break-words">{point.name}</span>
        )}
        <StatusBadge statuses={pointStatuses} status={point.status} />
      </span>
      <span className="text-secondary">{point.address}</span>
      <span className="flex flex-wrap items-center justify-between gap-x-2 text-secondary">
        <Today point={point} />
        <span className="text-xs text-muted">{ownerOf(point)}</span>
      </span>
    </div>
  )
}
