import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { ForeignChain, isOwn, sealOf, takeChain, writeChain } from './chain.ts'

const AT_ONCE = 5000
// Ids are assigned before the commit, so a row may become visible later than larger ids, but never by this many.
const BEHIND = 100_000

interface Unsealed extends Record<string, unknown> {
  id: number
  content: string
  is_behind: boolean
  /** The oldest transaction that runs now. */
  oldest: string
}

/**
 * The sealed content of a row; columns added later are null in older rows, so stripping nulls keeps their seals valid.
 */
export const sealedContent = sql.raw(`jsonb_strip_nulls(to_jsonb(log) - 'transaction')::text`)

const sealed = sql.raw('(select coalesce(max(audit_id), 0) from audit_seal)')
/** No older row can appear any more. A transaction id of another cluster, in a restored database, may lie ahead. */
export const isFinal = sql.raw(
  '(transaction < pg_snapshot_xmin(pg_current_snapshot()) or transaction >= pg_snapshot_xmax(pg_current_snapshot()))',
)

/**
 * Seals every row with a final position: its transaction and all older ones are over. A row behind the last sealed one
 * must come from a transaction that ran then; any other was inserted by hand and stays without a seal. Only one instance
 * seals at a time.
 */
export async function sealAudit(db: Database, key: string): Promise<void> {
  while ((await sealSome(db, key)) === AT_ONCE);
}

async function sealSome(db: Database, key: string): Promise<number> {
  return db.transaction(async (tx) => {
    const chain = await takeChain(tx)
    if (!chain) return 0
    if (!isOwn(key, chain)) throw new ForeignChain()
    const { rows } = await tx.execute<Unsealed>(sql`
      with unsealed as (
        (select id from audit_log
          where id > greatest(${chain.anchor_audit_id}, ${sealed}) and ${isFinal}
          order by id limit ${AT_ONCE})
        union all
        select id from audit_log
        where id > greatest(${chain.anchor_audit_id}, ${sealed} - ${BEHIND}) and id <= ${sealed}
          and transaction >= (select oldest from audit_chain) and transaction < (select unseen from audit_chain)
          and not exists (select from audit_seal where audit_id = audit_log.id) and ${isFinal}
      )
      select id, ${sealedContent} as content, id <= ${sealed} as is_behind, pg_snapshot_xmin(pg_current_snapshot())::text as oldest
      from unsealed join audit_log log using (id) order by id limit ${AT_ONCE}`)
    if (rows.length === 0) return 0
    let position = chain.head_position
    let hash = chain.head_hash
    const seals = rows.map(({ id, content }) => {
      position += 1
      hash = sealOf(key, chain, { position, previous: hash, content })
      return { position, audit_id: id, hash: hash.toString('hex') }
    })
    await tx.execute(sql`
      insert into audit_seal (position, audit_id, hash)
      select position, audit_id, decode(hash, 'hex') from json_to_recordset(${JSON.stringify(seals)}::json)
        as seal (position int8, audit_id int8, hash text)`)
    // A batch that ends behind the last seal may have left rows there.
    const last = rows.at(-1)
    const oldest = last && !last.is_behind ? last.oldest : null
    await tx.execute(sql`
      update audit_chain set unseen = pg_snapshot_xmax(pg_current_snapshot()), oldest = coalesce(${oldest}::xid8, oldest)`)
    await writeChain(tx, key, { ...chain, head_position: position, head_hash: hash })
    return rows.length
  })
}
