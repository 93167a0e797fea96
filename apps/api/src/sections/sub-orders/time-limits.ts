import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { dayIn } from '#query/days.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { lockOrderOf } from './states/keep-order.ts'
import { type ReasonOfJobs, reasonIdOf } from '#sections/operation-reasons/public.ts'
import { settingOf } from '#sections/settings/public.ts'
import { changeSubOrder } from './change-status.ts'
import { subOrder } from './schema.ts'

const MINUTE = 60_000

export async function cancelUnpaid(db: Database, at: Date): Promise<void> {
  const minutes = await settingOf(db, 'order_unpaid_minutes')
  const since = new Date(at.getTime() - minutes * MINUTE).toISOString()
  const isDue = sql`status = 'awaiting_payment' and sub_order.created_at < ${since}`
  await changeEach(db, at, isDue, { status: 'cancelled', reason: 'cancel.not_paid' })
}

/** Ends the storage of parcels that were not picked up, by the time zone of their city. */
export async function endStorage(db: Database, at: Date): Promise<void> {
  const isDue = sql`status = 'at_pickup' and exists (
    select from "order" join city on city.id = city_id
    where "order".id = order_id and storage_until < ${dayIn(sql`city.time_zone`, at)})`
  await changeEach(db, at, isDue, { status: 'not_delivered', reason: 'cancel.pickup_expired' })
}

async function changeEach(
  db: Database,
  at: Date,
  isDue: SQL,
  { status, reason }: { status: 'cancelled' | 'not_delivered'; reason: ReasonOfJobs },
): Promise<void> {
  const atMost = await settingOf(db, 'due_orders_at_most')
  await forEachDue({ db, at, table: subOrder, isDue, lock: lockOrderOf, atMost }, async (tx, actor, id) => {
    const reason_id = await reasonIdOf(tx, reason)
    if (reason_id === null)
      throw conflict(
        'Причина, которую указывает программа, выключена, требует комментария или не подходит к статусу. Исправьте её',
      )
    await changeSubOrder({ db: tx, actor, params: { id }, version: undefined }, { status, reason_id })
  })
}
