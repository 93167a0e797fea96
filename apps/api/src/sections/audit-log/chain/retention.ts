import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { isOwn, takeChain, writeChain } from './chain.ts'

const AT_ONCE = 20_000
const DEFAULT_DAYS = 365

/** Retention removes rows before this moment. */
export function retentionStart(at: Date): SQL {
  return sql`(${at.toISOString()}::timestamptz - interval '1 day' *
    coalesce((select value::text::int from setting where key = 'audit_retention_days'), ${DEFAULT_DAYS}))`
}

/** Removes expired rows from the start of the chain, which then starts at the next row. */
export async function trimAudit(db: Database, at: Date, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    const chain = await takeChain(tx)
    // A chain that this key has not signed stays untouched, so that `verify-audit` can report it.
    if (!chain || !isOwn(key, chain)) return
    const { rows } = await tx.execute<{ position: number; hash: Buffer; audit_id: number }>(sql`
      with first_kept as (
        select position from audit_seal join audit_log log on log.id = audit_id
        where created_at >= ${retentionStart(at)}
        order by position limit 1
      )
      select position, hash, audit_id from audit_seal
      where position < coalesce((select position from first_kept), (select max(position) from audit_seal))
        and position <= (select anchor_position from audit_chain) + ${AT_ONCE}
      order by position desc limit 1`)
    const [last] = rows
    if (!last) return
    await tx.execute(sql`set local admin_panel.retention = 'on'`)
    await tx.execute(sql`
      delete from audit_log using audit_seal where audit_log.id = audit_id and position <= ${last.position}`)
    await tx.execute(sql`
      delete from audit_erasure using audit_seal where audit_erasure.audit_id = audit_seal.audit_id and position <= ${last.position}`)
    await tx.execute(sql`delete from audit_seal where position <= ${last.position}`)
    const anchor_audit_id = Math.max(chain.anchor_audit_id, last.audit_id)
    await writeChain(tx, key, { ...chain, anchor_position: last.position, anchor_hash: last.hash, anchor_audit_id })
    await tx.execute(sql`set local admin_panel.retention = 'off'`)
  })
}
