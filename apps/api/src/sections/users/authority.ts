import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden, notFound } from '#http/errors.ts'
import { user, userCompany } from './schema.ts'

/** The users that an actor of scope `own` may see share a company with them. */
export function visibleUsers(db: Database, actor: Actor) {
  if (actor.scope === 'all') return undefined
  return exists(
    db
      .select({ one: sql`1` })
      .from(userCompany)
      .where(and(eq(userCompany.user_id, user.id), inArray(userCompany.company_id, [...actor.companyIds, 0]))),
  )
}

/**
 * Finds a user whose access the actor is about to change. Whoever holds more than the actor is out of
 * reach: to take over such an account would be to take its rights.
 */
export async function findManageable(tx: Database, actor: Actor, userId: number) {
  const [found] = await tx
    .select()
    .from(user)
    .where(and(eq(user.id, userId), visibleUsers(tx, actor)))
    .for('update', { of: user })
  if (!found) throw notFound()
  if (actor.administrator || actor.userId === userId) return found
  const { rows } = await tx.execute(sql`
    select permission from user_role join role_permission using (role_id) where user_id = ${userId}
    except select permission from user_role join role_permission using (role_id) where user_id = ${actor.userId} limit 1`)
  if (rows.length > 0) throw forbidden('У пользователя есть права, которых нет у вас')
  return found
}
