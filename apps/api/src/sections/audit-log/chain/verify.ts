import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { inSnapshot } from '#query/snapshot.ts'
import { auditHead, type Chain, isKeyed, isOwn, readChain, sealOf } from './chain.ts'
import { erasureMac } from './erase.ts'
import { compareHead } from './heads.ts'
import { isLost, type KeptHead, lostWords } from './kept-head.ts'
import { isFinal, sealedContent } from './seal.ts'

const AT_ONCE = 5000
const LISTED_AT_MOST = 20
const SEALED_WITHIN = '5 minutes'
const UNSIGNED =
  'Начало и конец цепочки никем не заверены: её вела версия без ключа, или она изменена мимо программы. Первую принимает pnpm accept-audit'

export interface Verdict {
  checked: number
  head: string
  /** Rows or ends that do not fit the chain. */
  faults: string[]
  /** A state that may be right, which only the operator can know. */
  doubts: string[]
}

interface Link extends Record<string, unknown> {
  position: number
  audit_id: number
  hash: Buffer
  content: string | null
  /** Of what is left of a row whose personal data were erased. */
  mac: Buffer | null
}

interface Verification {
  at: Date
  key: string
  /** An earlier head, as an earlier run printed it. */
  head?: string | undefined
  /** The head that the program has kept outside of the database. */
  kept?: KeptHead | undefined
}

/**
 * Verifies the chain from its anchor and reports rows that were changed, deleted, inserted or cut off. All is read in one
 * snapshot, since the log is written and sealed meanwhile.
 */
export function verifyAudit(db: Database, verification: Verification): Promise<Verdict> {
  return inSnapshot(db, (tx) => verify(tx, verification))
}

async function verify(db: Database, { at, key, head, kept }: Verification): Promise<Verdict> {
  const chain = await readChain(db)
  if (!chain) return { checked: 0, head: '', faults: ['Нет начала цепочки: таблица audit_chain пуста'], doubts: [] }
  const faults: string[] = []
  const doubts = await overdue(db, chain.anchor_audit_id, at)
  const { position, hash, keyed, changed, others } = await walk(db, chain, key)
  const isForeign = !isOwn(key, chain) && keyed > 0 && changed.count === keyed
  const isNobodys = !isOwn(key, chain) && (chain.mac === null || chain.head_position === 0)
  if (isNobodys) doubts.push(UNSIGNED)
  else if (isForeign)
    faults.push('Ключ не тот: им не заверена ни одна запись. Проверьте AUDIT_KEY или DATA_DIR/audit.key')
  else if (!isOwn(key, chain)) faults.push('Начало или конец цепочки изменены мимо программы, или ключ не тот')
  if (position !== chain.head_position || !hash.equals(chain.head_hash))
    faults.push(`Цепочка кончается на ${position}, а должна на ${chain.head_position}: конец отрезан`)
  if (position === chain.anchor_position)
    (chain.head_position === 0 ? doubts : faults).push('Цепочка пуста: проверять нечего')
  faults.push(...(await leftBefore(db, chain)))
  if (head) faults.push(...(await compareHead(db, chain, head, at)))
  if (kept && (await isLost(db, chain, kept, at))) doubts.push(lostWords(kept, await auditHead(db)))
  const strange = await strangers(db, chain.anchor_audit_id)
  for (const id of strange) others.add(`Запись ${id} вставлена мимо программы`)
  const rows = [...others.listed, ...(isForeign ? [] : changed.listed)].slice(0, LISTED_AT_MOST)
  const rest = others.count + (isForeign ? 0 : changed.count) - rows.length
  faults.push(...rows)
  if (rest > 0) faults.push(`И ещё нарушений: ${rest}`)
  return {
    checked: position - chain.anchor_position,
    head: await auditHead(db),
    faults,
    doubts,
  }
}

/** Any number of faults, and the words of the first ones: a log that was changed as a whole fits in no memory. */
class Faults {
  count = 0
  readonly listed: string[] = []
  add(fault: string) {
    this.count++
    if (this.listed.length < LISTED_AT_MOST) this.listed.push(fault)
  }
}

/** Follows the chain to its end; counts the seals with a key, and the rows with a wrong seal. */
async function walk(db: Database, chain: Chain, key: string) {
  const changed = new Faults()
  const others = new Faults()
  let keyed = 0
  let position = chain.anchor_position
  let hash = chain.anchor_hash
  for (;;) {
    const links = await linksAfter(db, position)
    for (const link of links) {
      if (link.position !== position + 1)
        others.add(`Нет звеньев с ${position + 1} по ${link.position - 1}: записи вырезаны`)
      else if (link.content === null) others.add(`Запись ${link.audit_id} удалена`)
      else {
        const isOfKey = isKeyed(chain, link.position)
        if (isOfKey) keyed++
        const { content } = link
        const isSound =
          sealOf(key, chain, { position: link.position, previous: hash, content }).equals(link.hash) ||
          link.mac?.equals(erasureMac(key, { ...link, content })) === true
        if (!isSound && isOfKey) changed.add(`Запись ${link.audit_id} изменена`)
        else if (!isSound) others.add(`Запись ${link.audit_id} изменена`)
      }
      ;({ position, hash } = link)
    }
    if (links.length < AT_ONCE) return { position, hash, keyed, changed, others }
  }
}

async function linksAfter(db: Database, position: number): Promise<Link[]> {
  const { rows } = await db.execute<Link>(sql`
    select position, audit_seal.audit_id, hash, mac, ${sealedContent} as content
    from audit_seal left join audit_log log on log.id = audit_seal.audit_id
      left join audit_erasure on audit_erasure.audit_id = audit_seal.audit_id
    where position > ${position} order by position limit ${AT_ONCE}`)
  return rows
}

/**
 * Rows that the program did not write: it numbers them from 1, and a row behind the last seal comes from a transaction
 * that ran when it was written.
 */
async function strangers(db: Database, anchor: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from audit_log log
    where (id > ${anchor} or id < 1) and not exists (select from audit_seal where audit_id = log.id)
      and (id < 1 or id < (select max(audit_id) from audit_seal)
        and (transaction < (select oldest from audit_chain) or transaction >= (select unseen from audit_chain)))
    order by id limit 100`)
  return rows.map(({ id }) => id)
}

/** Rows that could have been sealed for minutes: the step that seals does not run, or is kept from it. */
async function overdue(db: Database, anchor: number, at: Date): Promise<string[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ count: number; first: number | null }>(sql`
    select count(*)::int as count, min(id) as first from audit_log
    where id > greatest(${anchor}, (select max(audit_id) from audit_seal)) and ${isFinal}
      and created_at not between ${now} - ${SEALED_WITHIN}::interval and ${now} + ${SEALED_WITHIN}::interval`)
  const { count = 0, first } = rows[0] ?? {}
  return count === 0
    ? []
    : [`Ещё не заверено записей: ${count}, начиная с ${first}. Сервер не работает, или причина стоит в его журнале`]
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
