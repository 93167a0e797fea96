import { m } from '#paraglide/messages.js'
import { formatBrief } from '#data/time/format-date.ts'
import { placeTime } from '#data/time/place-time.ts'
import { Notice } from '@admin-panel/ui/notice'
import { useCan } from '#data/queries.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { farFrom } from './distance.ts'
import type { Point } from './point-screen.tsx'
import { pathTo } from '#data/paths.ts'

/** Warnings at the top of a point's page. */
export function Notices({ point }: { point: Point }) {
  const canModerate = useCan('moderation')
  return (
    <>
      {point.status === 'paused' && point.paused_until && (
        <Notice tone="amber">{m.points_paused_until({ when: pauseEnd(point.paused_until, point.time_zone) })}</Notice>
      )}
      {point.has_pending_moderation && (
        <Notice tone="blue">
          {m.points_pending()}{' '}
          {canModerate && (
            <LinkIfAllowed to={pathTo('moderation.list', { entity: 'store-point', company_id: point.company_id })}>
              {m.points_pending_open()}
            </LinkIfAllowed>
          )}
        </Notice>
      )}
      {farFrom(point.distance_km) && (
        <Notice tone="amber">{m.points_far({ km: Math.round(point.distance_km) })}</Notice>
      )}
    </>
  )
}

/** «завтра, 03:00 (10:00 во Владивостоке)» */
function pauseEnd(time: string, timeZone: string) {
  const atPlace = placeTime(time, timeZone)
  return formatBrief(time) + (atPlace ? ` (${atPlace})` : '')
}
