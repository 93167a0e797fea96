import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { Refusal } from '#errors.ts'
import { inTransaction } from '#query/transaction.ts'
import { settingOf } from '#sections/settings/public.ts'
import { changeSubOrder } from './change-status.ts'
import { reasonIdOf, storedTooLong, unpaidSince } from './queries.ts'

const AT_ONCE = 200
const MINUTE = 60_000

export async function cancelUnpaid(db: Database, at: Date): Promise<void> {
  const minutes = await settingOf(db, 'order_unpaid_minutes')
  const ids = await unpaidSince(db, new Date(at.getTime() - minutes * MINUTE), AT_ONCE)
  await changeEach(db, at, ids, { status: 'cancelled', reason: 'cancel.not_paid' })
}

/** Ends the storage of parcels that were not picked up. */
export async function endStorage(db: Database, at: Date): Promise<void> {
  const ids = await storedTooLong(db, at, AT_ONCE)
  await changeEach(db, at, ids, { status: 'not_delivered', reason: 'cancel.pickup_expired' })
}

/** Each change has its own transaction, so that a concurrent change of one does not block the others. */
async function changeEach(
  db: Database,
  at: Date,
  ids: number[],
  { status, reason }: { status: 'cancelled' | 'not_delivered'; reason: string },
): Promise<void> {
  if (ids.length === 0) return
  const reason_id = await reasonIdOf(db, reason)
  for (const id of ids) {
    await inTransaction(db, (tx) =>
      changeSubOrder({ db: tx, actor: systemPrincipal(at), params: { id }, version: undefined }, { status, reason_id }),
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
  }
}
