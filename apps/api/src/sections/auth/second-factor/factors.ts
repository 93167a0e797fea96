import { eq, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { passkey, recoveryCode, signInChallenge, totp } from '#sections/auth/schema.ts'
import { factorReset } from '#sections/factor-resets/schema.ts'

/** The same as `hasFactor`, within a statement. */
export const ownsFactor = (userId: SQL) => sql<boolean>`(
  exists (select from passkey where passkey.user_id = ${userId})
  or exists (select from totp where totp.user_id = ${userId} and totp.added_at is not null))`

/** Whether the password alone does not sign in: the user has an application for codes, or a passkey. */
export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  return (await factorsOf(db, userId)).length > 0
}

export async function factorsOf(db: Database, userId: number): Promise<('passkey' | 'totp')[]> {
  const { rows } = await db.execute<{ way: 'passkey' | 'totp' }>(sql`
    select 'passkey' as way from passkey where user_id = ${userId}
    union select 'totp' from totp where user_id = ${userId} and added_at is not null order by way`)
  return rows.map(({ way }) => way)
}

/** The password alone signs in from now on; a sign-in that waits for a code begins anew. */
export async function removeFactors(tx: Database, userId: number): Promise<void> {
  await tx.delete(totp).where(eq(totp.user_id, userId))
  await tx.delete(passkey).where(eq(passkey.user_id, userId))
  await forgetIfLast(tx, userId)
}

/** Recovery codes replace a factor, so they end with the last one. */
export async function forgetIfLast(tx: Database, userId: number): Promise<void> {
  if (await hasFactor(tx, userId)) return
  for (const table of [recoveryCode, signInChallenge, factorReset])
    await tx.delete(table).where(eq(table.user_id, userId))
}
