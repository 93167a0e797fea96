import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { auditHead, type Chain, isKeyed, isOwn, readChain, sealOf } from './chain.ts'
import { retentionStart } from './retention.ts'
import { sealedContent } from './seal.ts'

const AT_ONCE = 5000
const LISTED_AT_MOST = 20
/** A row that is older than this, or that claims to be later, and is unsealed was inserted outside the program. */
const SEALED_WITHIN = '5 minutes'

export interface Verdict {
  checked: number
  head: string
  faults: string[]
}

interface Link extends Record<string, unknown> {
  position: number
  audit_id: number
  hash: Buffer
  content: string | null
}

/** Verifies the chain from its anchor and reports rows that were changed, deleted, inserted or cut off. */
export async function verifyAudit(
  db: Database,
  { at, key, head }: { at: Date; key: string; head?: string | undefined },
): Promise<Verdict> {
  const chain = await readChain(db)
  if (!chain) return { checked: 0, head: '', faults: ['Нет начала цепочки: таблица audit_chain пуста'] }
  const faults: string[] = []
  const { position, hash, keyed, changedIds, otherFaults } = await walk(db, chain, key)
  const isForeign = !isOwn(key, chain) && keyed > 0 && changedIds.length === keyed
  if (isForeign) faults.push('Ключ не тот: им не заверена ни одна запись. Проверьте AUDIT_KEY или DATA_DIR/audit.key')
  else if (!isOwn(key, chain)) faults.push('Начало или конец цепочки изменены мимо программы, или ключ не тот')
  if (position !== chain.head_position || !hash.equals(chain.head_hash))
    faults.push(`Цепочка кончается на ${position}, а должна на ${chain.head_position}: конец отрезан`)
  if (position === chain.anchor_position) faults.push('Цепочка пуста: проверять нечего')
  faults.push(...(await leftBefore(db, chain)))
  if (head) faults.push(...(await missed(db, chain, head, at)))
  const strange = await strangers(db, chain.anchor_audit_id, at)
  const rows = [
    ...otherFaults,
    ...(isForeign ? [] : changedIds.map((id) => `Запись ${id} изменена`)),
    ...strange.map((id) => `Запись ${id} вставлена мимо программы`),
  ]
  faults.push(...rows.slice(0, LISTED_AT_MOST))
  if (rows.length > LISTED_AT_MOST) faults.push(`И ещё нарушений: ${rows.length - LISTED_AT_MOST}`)
  return {
    checked: position - chain.anchor_position,
    head: await auditHead(db),
    faults,
  }
}

/** Follows the chain to its end; counts the seals with a key, and collects the rows with a wrong seal. */
async function walk(db: Database, chain: Chain, key: string) {
  const changedIds: number[] = []
  const otherFaults: string[] = []
  let keyed = 0
  let position = chain.anchor_position
  let hash = chain.anchor_hash
  for (;;) {
    const links = await linksAfter(db, position)
    for (const link of links) {
      if (link.position !== position + 1)
        otherFaults.push(`Нет звеньев с ${position + 1} по ${link.position - 1}: записи вырезаны`)
      else if (link.content === null) otherFaults.push(`Запись ${link.audit_id} удалена`)
      else {
        const isOfKey = isKeyed(chain, link.position)
        if (isOfKey) keyed++
        const { content } = link
        const isSound = sealOf(key, chain, { position: link.position, previous: hash, content }).equals(link.hash)
        if (!isSound && isOfKey) changedIds.push(link.audit_id)
        else if (!isSound) otherFaults.push(`Запись ${link.audit_id} изменена`)
      }
      ;({ position, hash } = link)
    }
    if (links.length < AT_ONCE) return { position, hash, keyed, changedIds, otherFaults }
  }
}

async function linksAfter(db: Database, position: number): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    select position, audit_id, hash, ${sealedContent} as content
    from audit_seal left join audit_log log on log.id = audit_id
    where position > ${position} order by position limit ${AT_ONCE}`)
  return rows
}

/** Rows that the program did not write: it numbers them from 1, and seals what it has written. */
async function strangers(db: Database, anchor: number, at: Date): Promise<number[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from audit_log log
    where (id > ${anchor} or id < 1) and not exists (select from audit_seal where audit_id = log.id)
      and (id < 1 or created_at not between ${now} - ${SEALED_WITHIN}::interval and ${now} + ${SEALED_WITHIN}::interval
        or id < (select max(audit_id) from audit_seal)
          and (transaction < (select oldest from audit_chain) or transaction >= (select unseen from audit_chain)))
    order by id limit 100`)
  return rows.map(({ id }) => id)
}

/**
 * Retention removes all rows up to its anchor, so unsealed rows there prove that it was moved. A new chain starts at 0.
 */
async function leftBefore(db: Database, { anchor_position, anchor_audit_id }: Chain): Promise<string[]> {
  if (anchor_position === 0) return []
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from audit_log log
    where id <= ${anchor_audit_id} and not exists (select from audit_seal where audit_id = log.id)`)
  const count = rows[0]?.count ?? 0
  return count > 0 ? [`Начало цепочки передвинуто: записей до него осталось ${count}`] : []
}

/** Compares an earlier head with this chain. */
async function missed(db: Database, chain: Chain, head: string, at: Date): Promise<string[]> {
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
