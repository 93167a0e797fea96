import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { forEachDue } from '#records/each-due.ts'
import { contractRecords } from './contract-records.ts'
import { today } from './queries.ts'
import { contract } from './schema.ts'

/** Contracts without renewal expire the day after their end date. */
export async function expireContracts(db: Database, at: Date): Promise<void> {
  const isDue = sql`status = 'active' and not auto_renewal and end_date < ${today({ at })}`
  await forEachDue({ db, at, table: contract, isDue }, async (tx, doer, id) => {
    const before = await contractRecords.lock({ db: tx, actor: doer }, id)
    await recordStatus(tx, {
      entity: 'contract',
      entity_id: id,
      from_status: before.status,
      to_status: 'expired',
      created_at: at.toISOString(),
    })
    await contractRecords.update({ db: tx, actor: doer }, before, { status: 'expired' }, { event: 'status_changed' })
  })
}
