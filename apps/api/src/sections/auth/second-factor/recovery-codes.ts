import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { hashOf } from '#sections/auth/public.ts'
import { recoveryCode } from '#sections/auth/schema.ts'
import { base32 } from './totp.ts'

const CODES = 10
/** 80 bits, so that a plain hash cannot be guessed back. */
const BYTES = 10

/** Replaces the codes of a user; only their hashes are stored. */
export async function issueCodes(tx: Database, userId: number): Promise<string[]> {
  await tx.delete(recoveryCode).where(eq(recoveryCode.user_id, userId))
  const codes = Array.from({ length: CODES }, () => base32(randomBytes(BYTES)).toLowerCase())
  await tx.insert(recoveryCode).values(codes.map((code) => ({ hash: hashOf(code), user_id: userId })))
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

export async function countLeft(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.user_id, userId), isNull(recoveryCode.used_at)))
  return row?.left ?? 0
}

/** Spends a code; a code that has been used before is told apart from a wrong one. */
export async function spendCode(
  tx: Database,
  userId: number,
  code: string,
  at: Date,
): Promise<'spent' | 'used' | 'wrong'> {
  const own = and(eq(recoveryCode.hash, hashOf(code.toLowerCase())), eq(recoveryCode.user_id, userId))
  const spent = await tx
    .update(recoveryCode)
    .set({ used_at: at.toISOString() })
    .where(and(own, isNull(recoveryCode.used_at)))
    .returning({ user_id: recoveryCode.user_id })
  if (spent.length > 0) return 'spent'
  const known = await tx.select({ user_id: recoveryCode.user_id }).from(recoveryCode).where(own)
  return known.length > 0 ? 'used' : 'wrong'
}
