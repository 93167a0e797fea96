import type { ProofWay } from '#contract/proofs.ts'
import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { session } from '#sections/auth/schema.ts'
import { factorsOf } from './factors.ts'
import { user } from '#sections/users/schema.ts'

/** How a session was begun or proved; a provider proves at a sign-in alone. */
export type Proof = ProofWay | 'provider'

/** Notes that the user of a session has just proved who they are. */
export async function noteProof(tx: Database, sessionId: number, { by, at }: { by: Proof; at: Date }): Promise<void> {
  await tx.update(session).set({ proved_at: at.toISOString(), proved_by: by }).where(eq(session.id, sessionId))
}

/** A user with a second step proves by it: the password alone is what may have been stolen. */
export async function waysOf(db: Database, userId: number): Promise<ProofWay[]> {
  const factors = await factorsOf(db, userId)
  if (factors.length > 0) return [...factors, 'recovery-code']
  const [row] = await db.select({ hash: user.password_hash }).from(user).where(eq(user.id, userId))
  return row?.hash ? ['password'] : []
}
