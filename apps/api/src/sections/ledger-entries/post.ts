import { type SQL, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import { forbidden } from '#errors.ts'
import type { Context } from '#records/record.ts'
import { accountsOf, type Sum } from './accounts.ts'
import type { LedgerCause } from './schema.ts'

/** A key has no person behind it whom another could check, so people alone approve, correct and answer. */
export function requirePerson({ keyId }: Pick<Actor, 'keyId'>): void {
  if (keyId !== null) throw forbidden('Это делает сотрудник, а не ключ')
}

/** Sums of one cause and one seller. */
interface Posting {
  company_id: number
  sub_order_id: number | null
  /** Zeros are left out; a negative sum moves the other way. */
  sums: readonly Sum[]
  /** When what caused them happened; now if omitted. */
  occurredAt?: Date | undefined
  cause: LedgerCause
  cause_id: number | SQL | null
  /** The settlement that the entries belong to by what they are. */
  settlement_id?: number
  reason?: string
}

/** Enters the sums in the transaction of what causes them; returns the ids of the entries. */
export async function post(
  { db, actor }: Context<Principal>,
  { company_id, sub_order_id, sums, occurredAt = actor.at, cause, cause_id, settlement_id, reason }: Posting,
): Promise<number[]> {
  const rows = sums.filter(({ kopecks }) => kopecks !== 0).map((sum) => accountsOf(sum))
  if (rows.length === 0) return []
  const { rows: entered } = await db.execute<{ id: number }>(sql`
    with number as materialized (select nextval('ledger_transaction') as id, ${cause_id}::int8 as cause_id)
    insert into ledger_entry (transaction_id, company_id, sub_order_id, kind, debit, credit, kopecks, occurred_at, created_at, cause,
      cause_id, settlement_id, reason, user_id)
    select number.id, ${company_id}::int8, ${sub_order_id}::int8, sum.kind, sum.debit, sum.credit, sum.kopecks,
      ${occurredAt.toISOString()}::timestamptz, ${actor.at.toISOString()}::timestamptz, ${cause}::text, number.cause_id,
      ${settlement_id ?? null}::int8, ${reason ?? null}::text, ${actor.userId}::int8
    from number, json_to_recordset(${JSON.stringify(rows)}) as sum (kind text, debit text, credit text, kopecks int8)
    returning id`)
  return entered.map(({ id }) => id)
}
