import { and, eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { passkey } from '#sections/auth/schema.ts'
import { readCounter, spendChallenge } from './webauthn.ts'

export const WRONG_KEY = 'Ключ не подошёл: возьмите другой или войдите с паролем'

interface Signed {
  credential: Record<string, unknown>
  at: Date
  env: Env
}

/** The passkey that a credential names, and what its signature makes of it. */
export async function readSigned(db: Database, { credential, at, env }: Signed) {
  const [known] = await db
    .select()
    .from(passkey)
    .where(eq(passkey.credential_id, String(credential['id'])))
  if (!known) return undefined
  const counter = await readCounter({ purpose: 'prove', at, env }, credential, known)
  /** Of calls with one signature, and of a call and the removal of its passkey, one succeeds. */
  async function spend(tx: Database, userId: number): Promise<boolean> {
    if (counter === undefined || !(await spendChallenge(tx, credential, at))) return false
    const used = await tx
      .update(passkey)
      .set({ counter, used_at: at.toISOString() })
      .where(and(eq(passkey.id, known?.id ?? 0), eq(passkey.user_id, userId)))
      .returning({ id: passkey.id })
    return used.length > 0
  }
  return { userId: known.user_id, spend }
}
