import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { Moment } from '#shared/moment.tsx'
import type { Reason } from './form.tsx'

/** What is known of the reason beside its fields. */
export function ReasonSide({ reason }: { reason: Reason }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3 text-base font-medium">{m.reasons_side()}</h2>
      <DescriptionList>
        <DescriptionItem name={m.reasons_side_id()}>{reason.id}</DescriptionItem>
        <DescriptionItem name={m.reasons_column_position()}>{reason.position}</DescriptionItem>
        <DescriptionItem name={m.reasons_column_used()}>
          {m.reasons_side_used({ count: reason.usage_count })}
        </DescriptionItem>
        <DescriptionItem name={m.reasons_side_created()}>
          <Moment time={reason.created_at} />
        </DescriptionItem>
        <DescriptionItem name={m.reasons_side_updated()}>
          <Moment time={reason.updated_at} />
        </DescriptionItem>
      </DescriptionList>
    </section>
  )
}
