import type { Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { DeadlineLeft } from '#page/deadline.tsx'
import { brandDesk } from '#shop/moderation/desks.ts'
import { SOON_HOURS } from '#shop/moderation/state-columns.tsx'
import { TakeButton } from './take-button.tsx'
import { Widget } from '#sections/overview/widget.tsx'

const SHOWN = 5

/** The proposed brands that are due first, each taken from here. */
export function BrandRequests() {
  const query = useQuery(queries.brandModeration.list({ status: ['new', 'in_work'], sort: ['due_at'], per_page: 10 }))
  return (
    <Widget title={m.entity_brand_moderation()} query={query} isEmpty={({ items }) => items.length === 0}>
      {({ items }) => (
        <ul className="divide-y divide-line">
          {items.slice(0, SHOWN).map((request) => (
            <Line key={request.id} request={request} />
          ))}
        </ul>
      )}
    </Widget>
  )
}

function Line({ request }: { request: Schemas['BrandModerationRow'] }) {
  const { id, proposed_name: name, company, due_at, is_overdue } = request
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1.5">
      <span className="min-w-0">
        <TextLink render={<Link to={pathTo('brandModeration', id)} />} className="font-label break-words">
          {name}
        </TextLink>
        <span className="block text-xs break-words text-muted">
          <DeadlineLeft time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} /> · {company.label}
        </span>
      </span>
      <TakeButton desk={brandDesk} request={request} label={name} />
    </li>
  )
}
