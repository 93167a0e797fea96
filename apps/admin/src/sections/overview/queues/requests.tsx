import { moderatedEntityWords } from '#contract/enums/moderated-entity.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { Deadline } from '#page/deadline.tsx'
import { useIsIdle } from '#page/live/when-idle.ts'
import { Thumbnail } from '#record/thumbnail.tsx'
import { changedFields, splitUnit } from '#shop/moderation/changed-fields.ts'
import { fieldName, isShort } from '#shop/moderation/compared.ts'
import { requestDesk } from '#shop/moderation/desks.ts'
import { SOON_HOURS } from '#shop/moderation/state-columns.tsx'
import { TakeButton } from './take-button.tsx'
import { Widget } from '#sections/overview/widget.tsx'
import '#sections/overview/overview.css'

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
  const canView = useCan('moderation.view')
  const isIdle = useIsIdle()
  const { data } = useQuery({ ...queries.moderation.view({ id }), enabled: canView && isIdle })
  return (
    <li
      data-request
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-2 lg:grid-cols-[auto_minmax(0,1fr)_9rem_7rem]"
    >
      {entity === 'product' ? <Thumbnail url={data?.image_url ?? null} /> : <span className="w-(--thumb,1.75rem)" />}
      <span className="min-w-0 max-lg:col-span-2">
        <span className="block break-words">
          <TextLink render={<Link to={pathTo('moderation', id)} />} className="font-label">
            {label}
          </TextLink>
        </span>
        <span className="block truncate text-xs text-muted">
          {moderatedEntityWords[entity]()} · {data ? <FirstChange request={data} /> : changedFields(request)}
        </span>
      </span>
      <Deadline time={due_at} isOverdue={is_overdue} soonHours={SOON_HOURS} />
      <span className="min-w-0 text-end">
        <TakeButton desk={requestDesk} request={request} label={label} />
      </span>
    </li>
  )
}

/** «Вес: 630 → 670 и ещё 2»: the first change that is short enough, and how many others there are. */
function FirstChange({ request }: { request: Schemas['Moderation'] }) {
  const changed = request.comparison.filter(({ is_changed }) => is_changed)
  const short = changed.find(({ before, after }) => isShort(before) && isShort(after))
  if (request.kind === 'create' || !short) return changedFields(request)
  const { name, unit } = splitUnit(fieldName(request, short.field))
  const rest = changed.length - 1
  return (
    <>
      {name}: <span className="sr-only">{m.moderation_before()} </span>
      {short.before} <span aria-hidden>→</span>
      <span className="sr-only">{m.moderation_after()}</span> <span className="text-text">{short.after}</span>
      {unit && `\u00a0${unit}`}
      {rest > 0 && ` ${m.moderation_more_fields({ count: rest })}`}
    </>
  )
}
