import { randomBytes } from 'node:crypto'
import { and, eq, type SQL, sql } from '#db/drizzle.ts'
import { after } from '#query/claims.ts'
import type { Database } from '#db/database.ts'
import { operation, type StoredOperation } from '#sections/operations/schema.ts'

/** So long after a process was killed, another one begins its file anew. */
export const LEASE_MS = 15_000
const OF_ONE_AUTHOR = 2

export interface Leased {
  /** Its key is that of this attempt alone. */
  leased: StoredOperation & { result_key: string }
  /** The key of an attempt that has ended without a word. */
  abandoned: string | null
}

/** The operation was stopped, or another process writes its file by now. */
export class Lost extends Error {
  override name = 'Lost'
}

/** Exports of people of whom this process and others do not write enough already. */
export function mayBeTaken(at: Date, hasRoom: boolean): SQL {
  return sql`(${operation.kind} <> 'export' or ${hasRoom} and ${OF_ONE_AUTHOR} > (
    select count(*) from operation other where other.kind = 'export' and other.status = 'running'
      and other.retry_at > ${at.toISOString()}::timestamptz and other.starter_id = ${operation.starter_id}))`
}

/** Begins an attempt, under a key of its own. */
export async function lease(tx: Database, taken: StoredOperation, at: Date): Promise<Leased> {
  const result_key = `${randomBytes(16).toString('hex')}.export`
  const values = {
    result_key,
    attempts: taken.attempts + 1,
    retry_at: after(at, LEASE_MS),
    stepped_at: at.toISOString(),
    done: 0,
  }
  await tx.update(operation).set(values).where(eq(operation.id, taken.id))
  return { leased: { ...taken, ...values }, abandoned: taken.result_key }
}

/** The file of the operation is that of this attempt. */
export function hasKey({ id, result_key }: Leased['leased']): SQL | undefined {
  return and(eq(operation.id, id), eq(operation.result_key, result_key))
}

/** The lease is still the one of this attempt. */
export function isOwned(leased: Leased['leased']): SQL | undefined {
  return and(hasKey(leased), eq(operation.status, 'running'))
}
