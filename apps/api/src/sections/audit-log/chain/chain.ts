import { createHash, createHmac } from 'node:crypto'
import { sql } from '#db/drizzle.ts'
import { lockFree } from '#query/claims.ts'
import type { Database } from '#db/database.ts'

/** The single row that stores the start and the end of the chain. */
export interface Chain extends Record<string, unknown> {
  anchor_position: number
  anchor_hash: Buffer
  anchor_audit_id: number
  head_position: number
  head_hash: Buffer
  keyed_from: number | null
  /** When the operator last accepted the head as it is, in ms: a head that was kept earlier may then be absent. */
  accepted_at: number | null
  mac: Buffer | null
}

const fields = sql.raw(`anchor_position, anchor_hash, anchor_audit_id, head_position, head_hash, keyed_from,
  (extract(epoch from accepted_at) * 1000)::int8 as accepted_at, mac`)

export async function readChain(db: Database): Promise<Chain | undefined> {
  const { rows } = await db.execute<Chain>(sql`select ${fields} from audit_chain`)
  return rows[0]
}

/**
 * Position, hash and day of the last sealed row, as `12:5fa…:2026-11-22`. A copy kept elsewhere proves later that the
 * row is still in the chain or was old enough for retention.
 */
export async function auditHead(db: Database): Promise<string> {
  const { rows } = await db.execute<{ head: string }>(sql`
    select concat_ws(':', head_position, encode(head_hash, 'hex'), to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')) as head
    from audit_chain left join audit_seal on position = head_position left join audit_log log on log.id = audit_id`)
  return rows[0]?.head ?? ''
}

/** Locks the chain, and waits for the instance that has it. */
export async function lockChain(tx: Database): Promise<Chain | undefined> {
  const { rows } = await tx.execute<Chain>(sql`select ${fields} from audit_chain for update`)
  return rows[0]
}

/** Locks the chain; a concurrent instance gets nothing and skips its run. */
export async function takeChain(tx: Database): Promise<Chain | undefined> {
  const { rows } = await tx.execute<Chain>(sql`select ${fields} from audit_chain ${lockFree}`)
  return rows[0]
}

/** Seals of older versions have no key: the chain continues from them, and the first keyed seal covers them. */
export function sealOf(
  key: string,
  chain: Chain,
  { position, previous, content }: { position: number; previous: Buffer; content: string },
): Buffer {
  const hash = isKeyed(chain, position) ? createHmac('sha256', key) : createHash('sha256')
  return hash.update(previous).update(content).digest()
}

export const isKeyed = ({ keyed_from }: Chain, position: number) => keyed_from !== null && position > keyed_from

export function macOf(key: string, chain: Chain): Buffer {
  const { anchor_position, anchor_hash, anchor_audit_id, head_position, head_hash, keyed_from, accepted_at } = chain
  const state = [
    anchor_position,
    anchor_hash.toString('hex'),
    anchor_audit_id,
    head_position,
    head_hash.toString('hex'),
    keyed_from,
    // Chains that were never accepted keep the MAC that they had before there was this field.
    ...(accepted_at === null ? [] : [accepted_at]),
  ]
  return createHmac('sha256', key)
    .update(`audit_chain:${state.join(':')}`)
    .digest()
}

/** Whether this key signed the current state of the chain; no key signed a state without a signature. */
export function isOwn(key: string, chain: Chain): boolean {
  return chain.mac?.equals(macOf(key, chain)) === true
}

/** Signs the chain of a new database, whose log is still empty. */
export async function beginChain(db: Database, key: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<Chain>(sql`
      select ${fields} from audit_chain
      where mac is null and head_position = 0 and not exists (select from audit_log) for update`)
    if (rows[0]) await writeChain(tx, key, { ...rows[0], keyed_from: 0 })
  })
}

/** Whether this process has the key that sealed the log. */
export async function ownsChain(db: Database, key: string): Promise<boolean> {
  const chain = await readChain(db)
  return !chain || isOwn(key, chain)
}

export async function writeChain(tx: Database, key: string, next: Chain): Promise<void> {
  const { anchor_position, anchor_hash, anchor_audit_id, head_position, head_hash, keyed_from, accepted_at } = next
  await tx.execute(sql`
    update audit_chain set anchor_position = ${anchor_position}, anchor_hash = ${anchor_hash}, anchor_audit_id = ${anchor_audit_id},
      head_position = ${head_position}, head_hash = ${head_hash}, keyed_from = ${keyed_from},
      accepted_at = ${accepted_at === null ? null : new Date(accepted_at).toISOString()}, mac = ${macOf(key, next)}`)
}

export class ForeignChain extends Error {
  override name = 'ForeignChain'

  constructor() {
    super(
      'The chain of the log has another key or none, or was changed past the program: see «The change log» in docs/operations.md',
    )
  }
}
