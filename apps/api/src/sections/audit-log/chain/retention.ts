import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { ROWS_AT_ONCE } from '#db/time/expired.ts'
import { isOwn, lockChain, writeChain } from './chain.ts'

const DEFAULT_DAYS = 365

/** Retention removes rows before this moment. */
export function retentionStart(at: Date): SQL {
  return sql`(${at.toISOString()}::timestamptz - interval '1 day' *
    coalesce((select value::text::int from setting where key = 'audit_retention_days'), ${DEFAULT_DAYS}))`
}

/** For how many seconds the first row of the chain has been due to go. */
export function behindOfAudit(at: Date): SQL {
  return sql`select extract(epoch from ${retentionStart(at)} - created_at) from audit_log
    where id = (select audit_id from audit_seal order by position limit 1)`
}

/**
 * Removes expired rows from the start of the chain, which then starts at the next row. Returns whether more may wait. It looks
 * at no more rows than it removes, however many are due. Sealing waits for a batch, and writers never.
 */
export function trimAudit(db: Database, at: Date, key: string, atOnce = ROWS_AT_ONCE): Promise<boolean> {
  return db.transaction(async (tx) => {
    // It waits for the sealing that has the chain: without it nothing would seem to be due.
    const chain = await lockChain(tx)
    // A chain that this key has not signed stays untouched, so that `verify-audit` can report it.
    if (!chain || !isOwn(key, chain)) return false
    const { rows } = await tx.execute<{ position: number; hash: Buffer; audit_id: number }>(sql`
      with next as materialized (
        select position, hash, audit_id from audit_seal
        where position > ${chain.anchor_position} and position <= ${chain.anchor_position + atOnce}
        order by position limit ${atOnce}
      ), first_kept as (
        select min(position) as position from next join audit_log log on log.id = audit_id
        where created_at >= ${retentionStart(at)}
      )
      select position, hash, audit_id from next
      where position < coalesce((select position from first_kept), (select max(position) from audit_seal))
      order by position desc limit 1`)
    const [last] = rows
    if (!last) return false
    // From the anchor on: the index still has the rows before it until a vacuum.
    const expired = sql`position > ${chain.anchor_position} and position <= ${last.position}`
    await tx.execute(sql`set local admin_panel.retention = 'on'`)
    await tx.execute(sql`delete from audit_log using audit_seal where audit_log.id = audit_id and ${expired}`)
    await tx.execute(sql`
      delete from audit_erasure using audit_seal where audit_erasure.audit_id = audit_seal.audit_id and ${expired}`)
    await tx.execute(sql`delete from audit_seal where ${expired}`)
    const anchor_audit_id = Math.max(chain.anchor_audit_id, last.audit_id)
    await writeChain(tx, key, { ...chain, anchor_position: last.position, anchor_hash: last.hash, anchor_audit_id })
    await tx.execute(sql`set local admin_panel.retention = 'off'`)
    return last.position === chain.anchor_position + atOnce
  })
}
