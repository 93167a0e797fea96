import { and, eq, gt, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { user } from '#sections/users/schema.ts'
import { voidLinks } from './links.ts'
import { passwordReset, signInChallenge } from './schema.ts'

export async function findByEmail(db: Database, email: string) {
  const [account] = await db
    .select()
    .from(user)
    .where(and(eq(user.email, email), eq(user.kind, 'person')))
  return account
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
  const [row] = await db
    .select({ user })
    .from(passwordReset)
    .innerJoin(user, eq(user.id, passwordReset.user_id))
    .where(and(eq(passwordReset.hash, hash), gt(passwordReset.expires_at, at.toISOString())))
  return row?.user
}

/** Only one of several concurrent calls with the same link succeeds. */
export async function spendLink(tx: Database, hash: Buffer): Promise<boolean> {
  const spent = await tx
    .delete(passwordReset)
    .where(eq(passwordReset.hash, hash))
    .returning({ user_id: passwordReset.user_id })
  return spent.length > 0
}

type Credentials = Pick<typeof user.$inferInsert, 'password_hash' | 'updated_at' | 'updated_by'>

/** An invited user becomes active; other statuses stay. The caller must lock the row. */
export async function setPassword(tx: Database, userId: number, credentials: Credentials): Promise<void> {
  await voidLinks(tx, userId)
  // A sign-in that the former password has begun must not end after the change.
  await tx.delete(signInChallenge).where(eq(signInChallenge.user_id, userId))
  await tx
    .update(user)
    .set({
      ...credentials,
      status: sql`case ${user.status} when 'invited' then 'active' else ${user.status} end`,
      version: sql`${user.version} + 1`,
    })
    .where(eq(user.id, userId))
}

export async function findById(db: Database, userId: number) {
  const [account] = await db.select().from(user).where(eq(user.id, userId))
  return account
}

/** Reads and locks the user again: hashing is slow, so an earlier read may be stale. */
export async function lockUser(tx: Database, userId: number) {
  const [account] = await tx.select().from(user).where(eq(user.id, userId)).for('no key update')
  return account
}
