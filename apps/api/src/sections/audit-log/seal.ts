import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database } from '#db/database.ts'

const AT_ONCE = 5000
// Ids are given before the commit, so a row may become visible after ones with larger ids; never after so many.
const BEHIND = 100_000

interface Unsealed extends Record<string, unknown> {
  id: number
  content: string
}

/** What a seal vouches for; columns that were added later are empty in older rows and change nothing. */
export const sealedContent = sql.raw(`jsonb_strip_nulls(to_jsonb(log) - 'transaction')::text`)

const sealed = sql.raw('(select coalesce(max(audit_id), 0) from audit_seal)')

export function sealOf(previous: Buffer, content: string): Buffer {
  return createHash('sha256').update(previous).update(content).digest()
}

/**
 * Chains every row whose place is final: its transaction is over, and so is every older one. A row behind the last
 * sealed one must come from a transaction that ran then already; one that came later was slipped in, and stays
 * without a seal. One instance at a time.
 */
export async function sealAudit(db: Database): Promise<void> {
  while ((await sealSome(db)) === AT_ONCE);
}

async function sealSome(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const chain = await tx.execute<{ head_position: number; head_hash: Buffer; anchor_audit_id: number }>(
      sql`select head_position, head_hash, anchor_audit_id from audit_chain for update skip locked`,
    )
    const [head] = chain.rows
    if (!head) return 0
    const { rows } = await tx.execute<Unsealed>(sql`
      select id, ${sealedContent} as content from audit_log log
      where id > greatest(${head.anchor_audit_id}, ${sealed} - ${BEHIND})
        and (id > ${sealed} or transaction < (select unseen from audit_chain))
        and not exists (select from audit_seal where audit_id = log.id)
        and (transaction < pg_snapshot_xmin(pg_current_snapshot()) or transaction >= pg_snapshot_xmax(pg_current_snapshot()))
      order by id limit ${AT_ONCE}`)
    if (rows.length === 0) return 0
    let position = head.head_position
    let hash = head.head_hash
    const seals = rows.map(({ id, content }) => {
      hash = sealOf(hash, content)
      return { position: ++position, audit_id: id, hash: hash.toString('hex') }
    })
    await tx.execute(sql`
      insert into audit_seal (position, audit_id, hash)
      select position, audit_id, decode(hash, 'hex') from json_to_recordset(${JSON.stringify(seals)}::json)
        as seal (position int8, audit_id int8, hash text)`)
    await tx.execute(sql`
      update audit_chain set head_position = ${position}, head_hash = ${hash}, unseen = pg_snapshot_xmax(pg_current_snapshot())`)
    return rows.length
  })
}
