import { and, eq, inArray, isNotNull, sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type Env, SEED_PASSWORD } from '#env.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import { endSessionsOf, verifyPassword, voidLinks } from '#sections/auth/public.ts'
import { demoAccounts, demoStaff } from './demo-users.ts'
import { user } from '#sections/users/schema.ts'
import { userStatuses } from '#sections/users/public.ts'

const DEMO_ADDRESSES = [...demoAccounts, ...demoStaff].map(({ email }) => email)

/**
 * Blocks the accounts of the demo data that still have its password, and takes the password away: it is public, and a
 * block may end. Returns their addresses.
 */
export async function blockDemoAccounts(db: Database, env: Pick<Env, 'seedPassword'>, at: Date): Promise<string[]> {
  return db.transaction(async (tx) => {
    const accounts = await tx
      .select({ id: user.id, email: user.email, hash: user.password_hash })
      .from(user)
      .where(and(inArray(user.email, DEMO_ADDRESSES), isNotNull(user.password_hash)))
      .for('no key update')
    const idsByHash = Map.groupBy(accounts, ({ hash }) => hash)
    const open: typeof accounts = []
    for (const [hash, sharers] of idsByHash) {
      // The seed gives all accounts one hash; a later sign-in may have renewed that of one of them.
      if (sharers.length > 1 || (await isSeeded(hash, env))) open.push(...sharers)
    }
    if (open.length === 0) return []
    const ids = open.map(({ id }) => id)
    await changeStatuses(
      { db: tx, actor: systemPrincipal(at) },
      {
        entity: 'user',
        table: user,
        machine: userStatuses,
        to: 'blocked',
        where: and(eq(user.status, 'active'), inArray(user.id, ids)),
        label: sql`person_label(${user})`,
        companyId: sql`null`,
        comment: 'Учётная запись демонстрационных данных',
      },
    )
    await tx
      .update(user)
      .set({ password_hash: null, version: sql`${user.version} + 1` })
      .where(inArray(user.id, ids))
    await endSessionsOf(tx, ids, at)
    for (const id of ids) await voidLinks(tx, id)
    return open.map(({ email }) => email)
  })
}

async function isSeeded(hash: string | null, { seedPassword }: Pick<Env, 'seedPassword'>): Promise<boolean> {
  return (await verifyPassword(seedPassword, hash)) || (await verifyPassword(SEED_PASSWORD, hash))
}
