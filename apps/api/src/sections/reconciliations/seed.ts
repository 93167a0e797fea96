import { marketplaceZone } from '@admin-panel/sdk/validation'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { dayIn } from '#query/days.ts'
import { reconciliation } from './schema.ts'

const HOUR = 60 * 60_000

/** A registry of yesterday with what may come of a number: one payment of it waits in «Входящие». */
export async function seedReconciliations(tx: Database, { at }: { at: Date }): Promise<void> {
  const { rows } = await tx.execute<{ day: string; waiting: number | null }>(sql`
    select ${dayIn(marketplaceZone, new Date(at.getTime() - 24 * HOUR))}::text as day,
      (select id from fact where kind = 'payment' and external_id = 'PAY-70412') as waiting`)
  const { day = '', waiting = null } = rows[0] ?? {}
  const line = { source: 'bank', registry_event: 'captured' as const, occurred_on: day, created_at: at.toISOString() }
  await tx.insert(reconciliation).values([
    { ...line, external_id: 'PAY-70398', outcome: 'matched', registry_kopecks: 412_000, recorded_kopecks: 412_000 },
    { ...line, external_id: 'PAY-70401', outcome: 'other_sum', registry_kopecks: 318_500, recorded_kopecks: 318_000 },
    { ...line, external_id: 'PAY-70407', outcome: 'missing_there', recorded_kopecks: 96_400 },
    { ...line, external_id: 'PAY-70412', outcome: 'missing_here', registry_kopecks: 1_249_000, fact_id: waiting },
  ])
}
