import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { user } from '#sections/users/schema.ts'
import { passwordReset } from './schema.ts'

export async function findByEmail(db: Database, email: string) {
  const [found] = await db.select().from(user).where(eq(user.email, email))
  return found
}

export async function noteSignIn(
  tx: Database,
  userId: number,
  at: Date,
  passwordHash: string | undefined,
): Promise<void> {
  await tx
    .update(user)
    .set({ last_login_at: at.toISOString(), ...(passwordHash && { password_hash: passwordHash }) })
    .where(eq(user.id, userId))
}

export async function findByLink(db: Database, hash: Buffer, at: Date) {
  const [found] = await db
    .select({ user })
    .from(passwordReset)
    .innerJoin(user, eq(user.id, passwordReset.user_id))
    .where(and(eq(passwordReset.hash, hash), gt(passwordReset.expires_at, at.toISOString())))
  return found?.user
}

/** Of any number of parallel calls with the same link, one gets it. */
export async function spendLink(tx: Database, hash: Buffer): Promise<boolean> {
  const spent = await tx
    .delete(passwordReset)
    .where(eq(passwordReset.hash, hash))
    .returning({ user_id: passwordReset.user_id })
  return spent.length > 0
}

export async function setPassword(tx: Database, userId: number, passwordHash: string, at: Date): Promise<void> {
  await tx.delete(passwordReset).where(eq(passwordReset.user_id, userId))
  await tx
    .update(user)
    .set({
      password_hash: passwordHash,
      status: 'active',
      updated_at: at.toISOString(),
      version: sql`${user.version} + 1`,
    })
    .where(eq(user.id, userId))
}

/** The password of somebody who is signed in; whoever was blocked meanwhile stays so. */
export async function replacePassword(tx: Database, userId: number, passwordHash: string, at: Date): Promise<void> {
  await tx.delete(passwordReset).where(eq(passwordReset.user_id, userId))
  await tx
    .update(user)
    .set({
      password_hash: passwordHash,
      updated_at: at.toISOString(),
      updated_by: userId,
      version: sql`${user.version} + 1`,
    })
    .where(eq(user.id, userId))
}

export async function findById(db: Database, userId: number) {
  const [found] = await db.select().from(user).where(eq(user.id, userId))
  return found
}
