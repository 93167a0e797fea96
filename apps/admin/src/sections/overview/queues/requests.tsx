import { moderatedEntityWords } from '#contract/enums/moderated-entity.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { Deadline } from '#page/deadline.tsx'
import { changedFields } from '#shop/moderation/changed-fields.ts'
import { requestDesk } from '#shop/moderation/desks.ts'
import { SOON_HOURS } from '#shop/moderation/state-columns.tsx'
import { TakeButton } from './take-button.tsx'
import { Widget } from '#sections/overview/widget.tsx'

type Request = Schemas['ModerationRow']

const SHOWN = 5

/** The requests that are due first, each with what it changes, and taken from here. */
export function Requests() {
  const query = useQuery(queries.moderation.list({ status: ['new', 'in_work'], sort: ['due_at'], per_page: 10 }))
  return (
    <Widget
      title={m.overview_requests()}
      query={query}
      isEmpty={({ items }) => items.length === 0}
      height="min-h-88 lg:min-h-66"
    >
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

function Line({ request }: { request: Request }) {
  const { id, entity, entity_label: label, due_at, is_overdue } = request
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 lg:grid-cols-[minmax(0,1fr)_9rem_7rem]">
      <span className="min-w-0 max-lg:col-span-2">
        <span className="block break-words">
          <TextLink render={<Link to={pathTo('moderation', id)} />} className="font-label">
            {label}
          </TextLink>
        </span>
        <span className="block text-xs break-words text-muted">
          {moderatedEntityWords[entity]()} · {changedFields(request)}
        </span>
      </span>
      <Deadline time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} />
      <span className="min-w-0 text-end">
        <TakeButton desk={requestDesk} request={request} label={label} />
      </span>
    </li>
  )
}
