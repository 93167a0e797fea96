import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sendTemplate } from '#sections/templates/public.ts'
import { recordLink } from '#text/panel-link.ts'
import type { Request } from './requests.ts'
import { states } from './queue/states.ts'

/** Notifies the author of the decision, unless the author made it. */
export async function notifyAuthor(tx: Database, actor: Actor, request: Request): Promise<void> {
  const { id, author_id, number, entity_label, status, comment_public } = request
  if (author_id === null || author_id === actor.userId) return
  const variables = {
    number,
    entity_label,
    decision: states.labels[status],
    reasons: await reasonsOf(tx, request),
    comment: comment_public,
    link: recordLink('moderation', id),
  }
  const about = { entity: 'moderation', entity_id: id }
  await sendTemplate(tx, author_id, { event: 'moderation_decision', variables, at: actor.at, about })
}

async function reasonsOf(tx: Database, { reasons }: Request): Promise<string | null> {
  if (reasons.length === 0) return null
  const { rows } = await tx.execute<{ names: string | null }>(sql`
    select string_agg(name, '; ' order by position) as names from operation_reason
    where id = any(${sql.param(reasons.map(({ reason_id }) => reason_id))}::int8[])`)
  return rows[0]?.names ?? null
}
