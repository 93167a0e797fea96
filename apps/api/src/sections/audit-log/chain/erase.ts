import { createHmac } from 'node:crypto'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Changes } from '#db/audit.ts'
import { lockChain } from './chain.ts'
import { sealedContent } from './seal.ts'

export interface ErasableRow extends Record<string, unknown> {
  id: number
  entity: string
  entity_id: number | null
  entity_label: string | null
  comment: string | null
  changes: Changes
  exact: Changes | null
}

interface Left {
  entity_label: unknown
  comment: unknown
  changes: Changes
  exact: Changes | null
}

/** Signs the rest of an erased row; the seal of the whole row stays in the chain. */
export const erasureMac = (
  key: string,
  { audit_id, hash, content }: { audit_id: number; hash: Buffer; content: string },
) => createHmac('sha256', key).update(`audit_erasure:${audit_id}:`).update(hash).update(content).digest()

/**
 * Rewrites rows of the log without the personal data that are erased. Earlier heads of the chain stay valid, since its
 * seals do; the MAC of what is left shows any later change. Returns the number of rows that have changed.
 */
export async function eraseInLog(
  tx: Database,
  key: string,
  where: SQL,
  leave: (row: ErasableRow) => Left,
): Promise<number> {
  // No row is sealed meanwhile.
  await lockChain(tx)
  const { rows } = await tx.execute<ErasableRow>(sql`
    select id, entity, entity_id, entity_label, comment, changes, exact from audit_log where ${where} order by id`)
  const changed = rows.flatMap((row) => {
    const left = leave(row)
    const isSame = JSON.stringify(left) === JSON.stringify(pickLeft(row))
    return isSame ? [] : [{ id: row.id, ...left }]
  })
  if (changed.length === 0) return 0
  await tx.execute(sql`set local admin_panel.erasure = 'on'`)
  await tx.execute(sql`
    update audit_log log set entity_label = next.entity_label, comment = next.comment, changes = next.changes, exact = next.exact
    from json_to_recordset(${JSON.stringify(changed)}::json) as next (id int8, entity_label text, comment text, changes jsonb, exact jsonb)
    where log.id = next.id`)
  await tx.execute(sql`set local admin_panel.erasure = 'off'`)
  const { rows: sealed } = await tx.execute<{ audit_id: number; hash: Buffer; content: string }>(sql`
    select audit_id, hash, ${sealedContent} as content from audit_seal join audit_log log on log.id = audit_id
    where audit_id = any(${sql.param(changed.map(({ id }) => id))}::int8[])`)
  const macs = sealed.map((row) => ({ audit_id: row.audit_id, mac: erasureMac(key, row).toString('hex') }))
  await tx.execute(sql`
    insert into audit_erasure (audit_id, mac)
    select audit_id, decode(mac, 'hex') from json_to_recordset(${JSON.stringify(macs)}::json) as erased (audit_id int8, mac text)
    on conflict (audit_id) do update set mac = excluded.mac`)
  return changed.length
}

const pickLeft = ({ entity_label, comment, changes, exact }: ErasableRow): Left => ({
  entity_label,
  comment,
  changes,
  exact,
})
