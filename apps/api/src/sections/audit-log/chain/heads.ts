import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Chain } from './chain.ts'
import { retentionStart } from './retention.ts'

/** Compares an earlier head with this chain; returns the sentences of what is wrong. */
export async function compareHead(db: Database, chain: Chain, head: string, at: Date): Promise<string[]> {
  const [, position = '', hash = '', day] = /^(\d+):([\da-f]*)(?::(\d{4}-\d\d-\d\d))?$/.exec(head) ?? []
  const rewritten = [`В цепочке нет звена ${head}: она переписана или отрезана`]
  if (position === '') return rewritten
  const removed = chain.anchor_position - Number(position)
  if (removed > 0 || (removed === 0 && chain.anchor_hash.toString('hex') === hash)) {
    if (day === undefined) return []
    const { rows } = await db.execute<{ young: boolean }>(sql`
      select ${day} > to_char(${retentionStart(at)} at time zone 'UTC', 'YYYY-MM-DD') as young`)
    return rows[0]?.young ? [`Начало цепочки передвинуто: звено ${head} моложе срока хранения`] : []
  }
  const { rows } = await db.execute(sql`
    select 1 from audit_seal where position = ${Number(position)} and hash = decode(${hash}, 'hex')`)
  return rows.length > 0 ? [] : rewritten
}
