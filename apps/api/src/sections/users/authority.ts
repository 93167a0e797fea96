import { and, eq, exists, inArray, notInArray, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff, withinCompanies } from '#query/scope.ts'
import { forbidden, notFound } from '#errors.ts'
import { isAnyBeyond } from '#records/access/grants.ts'
import { user, userCompany } from './schema.ts'

type Kind = (typeof user.$inferSelect)['kind']

/** An actor of scope `own` sees the users who share a company with them. */
export function visibleUsers(db: Database, actor: Principal, kind: Kind = 'person') {
  const within = withinCompanies(actor, userCompany.company_id)
  const shared =
    within &&
    exists(
      db
        .select({ one: sql`1` })
        .from(userCompany)
        .where(and(eq(userCompany.user_id, user.id), within)),
    )
  return and(eq(user.kind, kind), shared)
}

/** Locks a user whose access the actor is about to change. */
export async function findManageable(tx: Database, actor: Actor, userId: number, kind?: Kind) {
  const [account] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, userId), visibleUsers(tx, actor, kind)))
    .for('no key update', { of: user })
  if (!account) throw notFound()
  await requireAuthority(tx, actor, [userId])
  return account
}

/**
 * Users with more permissions than the actor are protected: taking over such an account would mean taking its
 * permissions.
 */
export async function requireAuthority(tx: Database, actor: Actor, userIds: number[]): Promise<void> {
  if (await isAnyBeyond(tx, actor, userIds)) throw forbidden('У пользователя есть права, которых нет у вас')
  if (isStaff(actor)) return
  const [elsewhere] = await tx
    .select({ user_id: userCompany.user_id })
    .from(userCompany)
    .where(and(inArray(userCompany.user_id, userIds), notInArray(userCompany.company_id, actor.companyIds)))
    .limit(1)
  if (elsewhere) throw forbidden('У пользователя есть компании, которые вам недоступны')
}
