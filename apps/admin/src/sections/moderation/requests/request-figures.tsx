import type { Schemas } from '@admin-panel/sdk'
import { Figure, Figures } from '@admin-panel/ui/figures'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { spanOf } from '#data/time/span-of.ts'
import { Moment } from '#page/moment.tsx'
import { DeadlineFigure } from '#record/deadline-figure.tsx'
import { formatShare } from '#text/format-percent.ts'
import { SOON_HOURS } from '#shop/moderation/state-columns.tsx'

/** How long a request waits, what it changes, and how its seller's other requests were decided. */
export function RequestFigures({ request }: { request: Schemas['Moderation'] }) {
  const { status, created_at, decided_at, company_id, seller_record: seller, attempt } = request
  const isWaiting = status === 'new' || status === 'in_work'
  return (
    <Figures>
      {isWaiting ? (
        <DeadlineFigure
          label={m.moderation_waits()}
          since={created_at}
          time={request.due_at}
          isOverdue={request.is_overdue}
          soonHours={SOON_HOURS}
        />
      ) : (
        <Figure label={m.moderation_waited()} note={<Moment time={decided_at} />}>
          {decided_at ? spanOf(Date.parse(decided_at) - Date.parse(created_at)) : '—'}
        </Figure>
      )}
      <Figure label={m.moderation_changed_fields()}>{request.changed_fields.length}</Figure>
      {seller && company_id !== null && (
        <Figure
          label={m.moderation_seller_approved()}
          note={
            seller.decided_count > 0 ? (
              <LinkIfAllowed to={pathTo('moderation.list', { company_id, status: 'approved,rejected' })}>
                {m.moderation_seller_of({ approved: seller.approved_count, decided: seller.decided_count })}
              </LinkIfAllowed>
            ) : (
              m.moderation_seller_none()
            )
          }
        >
          {seller.decided_count > 0 ? formatShare(seller.approved_count / seller.decided_count) : '—'}
        </Figure>
      )}
      <Figure label={m.moderation_column_attempt()}>{m.moderation_attempt_of({ count: attempt })}</Figure>
    </Figures>
  )
}
