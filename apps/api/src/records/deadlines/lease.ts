import { and, eq, lte, type PgColumn, sql } from '#db/drizzle.ts'
import { type Actor, systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { atSecond } from '#text/moment.ts'
import { changeStatus } from '#records/change-status.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import type { AuditSubject, Change, Context, Identified, RecordTable } from '#records/record.ts'
import type { StateMachine } from '#records/state-machine.ts'
import { say } from '#text/language/say.ts'

const LEASE = 30 * 60_000
const RELOAD = 60_000
const TAKE_FIRST = 'Сначала возьмите заявку в работу'

/** A request as its section loads it, with its assignee and the end of the lease. */
export interface Leased<Status extends string> extends Identified {
  status: Status | 'new' | 'in_work'
  assignee_id: number | null
  assignee: { id: number; label: string } | null
  assigned_until: string | null
}

/** The records of a queue with the lease fields. */
export interface LeasedRecords<Item extends Leased<string>> {
  lock: (context: Context, id: number) => Promise<Item>
  subject: (item: Item) => AuditSubject
  update: (
    context: Context,
    before: Item,
    fields: { status?: Item['status']; assignee_id?: number | null; assigned_until?: string | null },
    details?: Change,
  ) => Promise<Item>
}

type LeasedTable = RecordTable & Record<'status' | 'assignee_id' | 'assigned_until', PgColumn>

/**
 * Leases a request to one person at a time. Claiming it again within the half hour extends the lease; the assignee
 * releases it, or `expireLeases` does.
 */
export function leasesOf<Status extends string, Item extends Leased<Status>>(
  records: LeasedRecords<Item>,
  table: LeasedTable,
  machine: StateMachine<Item['status']>,
) {
  /** Claims the request. Extending one's own lease writes no version and no log row, since it is not a change. */
  async function claim(tx: Database, actor: Actor, id: number): Promise<Item> {
    const before = await records.lock({ db: tx, actor }, id)
    const lease = { assignee_id: actor.userId, assigned_until: endOfLease(actor.at) }
    if (before.status !== 'in_work' && (await forgetReturn(tx, actor, records.subject(before))))
      return records.update({ db: tx, actor }, before, { status: 'in_work', ...lease }, { event: 'status_changed' })
    if (before.status !== 'in_work')
      return changeStatus<Item['status'], Item, Actor, typeof lease>({
        db: tx,
        actor,
        records,
        machine,
        before,
        input: { status: 'in_work' },
        fields: lease,
      })
    if (before.assignee_id === actor.userId) {
      await tx.update(table).set({ assigned_until: lease.assigned_until }).where(eq(table.id, id))
      return { ...before, assigned_until: lease.assigned_until }
    }
    refuseAnothers(before, actor)
    return records.update({ db: tx, actor }, before, lease)
  }

  /** Claims by a status change: the loser of a race gets "taken by X" (409) rather than 412. */
  async function claimByStatus(tx: Database, actor: Actor, request: Item): Promise<void> {
    if (request.status === 'in_work' && request.assignee_id === actor.userId) return
    machine.require(request.status === 'in_work' ? 'new' : request.status, 'in_work', actor)
    await claim(tx, actor, request.id)
  }

  /** Returns the request to the queue. */
  async function release(tx: Database, actor: Actor, before: Item): Promise<Item> {
    if (before.status === 'in_work' && before.assignee_id !== actor.userId) refuseAnothers(before, actor)
    return changeStatus<Item['status'], Item, Actor, typeof FREE>({
      db: tx,
      actor,
      records,
      machine,
      before,
      input: { status: 'new' },
      fields: FREE,
    })
  }

  return { claim, take: claimByStatus, release }
}

/**
 * Reloading a page releases its request and claims it again: the history keeps neither line, the log keeps both.
 * Returns true if the newest line was such a release.
 */
async function forgetReturn(
  tx: Database,
  actor: Actor,
  { entity, entity_id }: { entity: string; entity_id: number },
): Promise<boolean> {
  const since = new Date(actor.at.getTime() - RELOAD).toISOString()
  const { rows } = await tx.execute(sql`
    delete from status_history
    where id = (
        select id from status_history where entity = ${entity} and entity_id = ${entity_id} order by id desc limit 1)
      and from_status = 'in_work' and to_status = 'new' and user_id = ${actor.userId} and created_at >= ${since}
    returning id`)
  return rows.length > 0
}

/** The fields that are reset when a request leaves work. */
export const FREE = { assignee_id: null, assigned_until: null }

/** A decision requires a claim: the lease may have expired, which returned the request to the queue. */
export function requireTaken({ status }: Leased<string>): void {
  if (status === 'new') throw conflict(TAKE_FIRST)
}

/** Only the assignee decides; an expired lease still counts until another person claims the request. */
export function requireHolder(request: Leased<string>, actor: Actor): void {
  if (request.status !== 'in_work' || request.assignee_id === actor.userId) return
  refuseAnothers(request, actor)
  throw conflict(TAKE_FIRST)
}

function refuseAnothers({ assignee, assigned_until }: Leased<string>, { at }: Actor) {
  if (assignee && assigned_until && Date.parse(assigned_until) > at.getTime())
    throw conflict(say`Заявку уже взял в работу ${assignee.label}`)
}

function endOfLease(at: Date): string {
  return atSecond(at.getTime() + LEASE)
}

export type NumberedTable = LeasedTable & Record<'number' | 'company_id', PgColumn>

/** Returns requests with an expired lease to the queue, each once, even if several instances run at the same time. */
export async function expireLeases<Status extends string>(
  db: Database,
  at: Date,
  { entity, table, machine }: { entity: string; table: NumberedTable; machine: StateMachine<Status | 'new'> },
): Promise<void> {
  const isDue = and(eq(table.status, 'in_work'), lte(table.assigned_until, at.toISOString()))
  const [due] = await db.select({ id: table.id }).from(table).where(isDue).limit(1)
  if (!due) return
  await db.transaction((tx) =>
    changeStatuses(
      { db: tx, actor: systemPrincipal(at) },
      {
        entity,
        table,
        machine,
        to: 'new',
        where: isDue,
        label: table.number,
        companyId: table.company_id,
        cleared: Object.keys(FREE),
      },
    ),
  )
}
