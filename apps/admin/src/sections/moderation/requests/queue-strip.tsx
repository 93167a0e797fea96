import type { Schemas } from '@admin-panel/sdk'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { moderationKindWords } from '#contract/enums/moderation-kind.gen.ts'
import { m } from '#paraglide/messages.js'
import { pathTo } from '#data/paths.ts'
import { Card } from '@admin-panel/ui/card'
import { DeadlineTime } from '#page/deadline.tsx'

/** The requests that come next, so that a moderator sees what waits behind this one. */
export function QueueStrip({ requests }: { requests: readonly Schemas['ModerationRow'][] }) {
  return (
    <Card title={m.moderation_strip()}>
      <div className="@container">
        <ol className="grid gap-x-4 gap-y-3 @min-[36rem]:grid-cols-5">
          {requests.map(({ id, entity_label, kind, due_at, is_overdue }) => (
            <li key={id} className="min-w-0 border-line @min-[36rem]:not-first:border-s @min-[36rem]:not-first:ps-4">
              <p className="line-clamp-2 min-w-0 break-words">
                <TextLink render={<Link to={pathTo('moderation', id)} />}>{entity_label}</TextLink>
              </p>
              <p className="text-xs text-muted">{moderationKindWords[kind]()}</p>
              <p className="text-xs">
                <DeadlineTime time={due_at} isOverdue={is_overdue} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
