import type { Actor, Doer } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type HistoryPieces, recordStatus } from '#db/status-history.ts'
import { invalid } from '#errors.ts'
import { atSecond } from '#text/moment.ts'
import { requireReason } from './given-reason.ts'
import type { Fields, Identified, recordsOf } from './record.ts'
import type { StateMachine } from './state-machine.ts'

export interface GivenStatus<Status extends string> {
  status: Status
  reason_id?: number | null
  comment?: string | null
  until?: string | null
  /** What it takes of a sub-order. */
  pieces?: HistoryPieces[] | null
}

/**
 * Takes a record to another status by its machine: reason and comment checked, the history and the log written.
 * The same status again changes nothing. `also` are other fields that change with it.
 */
export async function changeStatus<
  Status extends string,
  Item extends Identified & { status: Status },
  By extends Doer = Actor,
>(
  tx: Database,
  actor: By,
  records: ReturnType<typeof recordsOf<Item, By>>,
  machine: StateMachine<Status>,
  before: Item,
  given: GivenStatus<Status>,
  also: Fields = {},
): Promise<Item> {
  if (before.status === given.status) return before
  const { reason, requiresReason, requiresComment } = machine.require(before.status, given.status, actor)
  const said = await requireReason(tx, reason ?? null, given, {
    requiresReason,
    requiresComment,
    from: before.status,
    scope: actor.scope,
  })
  const { entity, entity_id } = records.subject(before)
  await recordStatus(tx, {
    entity,
    entity_id,
    from_status: before.status,
    to_status: given.status,
    ...said,
    until: given.until ?? null,
    pieces: given.pieces ?? null,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return records.update(tx, actor, before, { status: given.status, ...also }, { event: 'status_changed', ...said })
}

/** The end that a status change may carry, which lies ahead. */
export function endOf(until: string | null | undefined, { at }: Doer): string | null {
  if (!until) return null
  if (Date.parse(until) <= at.getTime()) throw invalid({ until: ['Срок: укажите время в будущем'] })
  return atSecond(until)
}
