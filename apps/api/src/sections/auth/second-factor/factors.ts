import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { recoveryCode, signInChallenge, totp } from '#sections/auth/schema.ts'

export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  const [row] = await db.select({ added_at: totp.added_at }).from(totp).where(eq(totp.user_id, userId))
  return Boolean(row?.added_at)
}

/** The password alone signs in from now on; a sign-in that waits for a code begins anew. */
export async function removeFactors(tx: Database, userId: number): Promise<void> {
  await tx.delete(totp).where(eq(totp.user_id, userId))
  await tx.delete(recoveryCode).where(eq(recoveryCode.user_id, userId))
  await tx.delete(signInChallenge).where(eq(signInChallenge.user_id, userId))
}
