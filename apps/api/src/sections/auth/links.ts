import { randomBytes } from 'node:crypto'
import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { passwordLink } from '#text/panel-link.ts'
import { passwordReset } from './schema.ts'
import { hashOf } from './token.ts'

const MINUTE = 60_000
export const LINK_LIFE = 60 * MINUTE

/** A link is valid for an hour, once, and only until the next link. */
export async function linkFor(tx: Database, userId: number, at: Date, publicUrl: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await voidLinks(tx, userId)
  await tx
    .insert(passwordReset)
    .values({ hash: hashOf(secret), user_id: userId, expires_at: new Date(at.getTime() + LINK_LIFE).toISOString() })
  return publicUrl + passwordLink(secret)
}

/** Any change of the account invalidates its links. */
export async function voidLinks(tx: Database, userId: number): Promise<void> {
  await tx.delete(passwordReset).where(eq(passwordReset.user_id, userId))
}
