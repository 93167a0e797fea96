import type { Principal } from '#db/actor.ts'
import type { AuditEvent } from '#db/audit.ts'
import { type HistoryPieces, recordStatus } from '#db/status-history.ts'
import { invalid } from '#errors.ts'
import { atSecond } from '#text/moment.ts'
import { requireReason } from './reasons.ts'
import type { AuditSubject, Change, Context, Identified } from './record.ts'
import type { StateMachine } from './state-machine.ts'

export interface StatusInput<Status extends string> {
  status: Status
  reason_id?: number | null
  comment?: string | null
  until?: string | null
  /** The pieces of a sub-order that the change affects. */
  pieces?: HistoryPieces[] | null
}

/** The records of a section with a status field. */
interface StatusRecords<Item, By extends Principal, Fields> {
  subject: (item: Item) => AuditSubject
  update: (context: Context<By>, before: Item, fields: Fields, details: Change) => Promise<Item>
}

interface StatusChange<Status extends string, Item, By extends Principal, Fields> extends Context<By> {
  records: StatusRecords<Item, By, Fields & { status: Status }>
  machine: StateMachine<Status>
  before: Item
  input: StatusInput<Status>
  /** The other fields that change with the status. */
  fields: Fields
}

/**
 * Changes the status of a record by its state machine: checks reason and comment, writes the history and the log. The
 * same status again changes nothing.
 */
export async function changeStatus<
  Status extends string,
  Item extends Identified & { status: Status },
  By extends Principal,
  Fields extends object,
>(change: StatusChange<Status, Item, By, Fields>): Promise<Item> {
  const { before, input } = change
  return before.status === input.status
    ? before
    : makeTransition({ ...change, to: input.status, event: 'status_changed' })
}

/** Makes the transition to the status of the input, of which only a part may apply: then the record takes `to`. */
export async function makeTransition<
  Status extends string,
  Item extends Identified & { status: Status },
  By extends Principal,
  Fields extends object,
>({
  db,
  actor,
  records,
  machine,
  before,
  input,
  fields,
  to,
  event,
}: StatusChange<Status, Item, By, Fields> & { to: Status; event: AuditEvent }): Promise<Item> {
  const reasonAndComment = await explain({ db, actor }, machine, before.status, input)
  const { entity, entity_id } = records.subject(before)
  await recordStatus(db, {
    entity,
    entity_id,
    from_status: before.status,
    to_status: to,
    ...reasonAndComment,
    until: input.until ?? null,
    pieces: input.pieces ?? null,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return records.update({ db, actor }, before, { ...fields, status: to }, { event, ...reasonAndComment })
}

/** Requires the transition to the status of the input, and checks the reason and the comment that it needs. */
export async function explain<Status extends string>(
  { db, actor }: Context<Principal>,
  machine: StateMachine<Status>,
  from: Status,
  input: StatusInput<Status>,
) {
  const { reason, requiresReason, requiresComment } = machine.require(from, input.status, actor)
  return requireReason(db, reason ?? null, input, { requiresReason, requiresComment, from, scope: actor.scope })
}

/** Validates the end time of a status, which must be in the future. */
export function endOf(until: string | null | undefined, { at }: Principal): string | null {
  if (!until) return null
  if (Date.parse(until) <= at.getTime()) throw invalid({ until: ['Срок: укажите время в будущем'] })
  return atSecond(until)
}
