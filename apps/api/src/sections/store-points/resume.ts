import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { changeStatus } from '#records/change-status.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { storePoint } from './schema.ts'
import { storePointStatuses } from './statuses.ts'
import { storePointRecords } from './store-point-records.ts'

export async function resumeStorePoints(db: Database, at: Date): Promise<void> {
  const isDue = sql`status = 'paused' and paused_until <= ${at.toISOString()}`
  await forEachDue({ db, at, table: storePoint, isDue }, async (tx, actor, id) => {
    const before = await storePointRecords.lock({ db: tx, actor }, id)
    const input = { status: 'active' as const, comment: 'Срок паузы истёк' }
    await changeStatus({
      db: tx,
      actor,
      records: storePointRecords,
      machine: storePointStatuses,
      before,
      input,
      fields: { paused_until: null },
    })
  })
}
