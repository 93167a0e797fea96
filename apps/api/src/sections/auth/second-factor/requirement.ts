import type { Database } from '#db/database.ts'
import { type SQL, sql } from '#db/drizzle.ts'
import { conflict } from '#errors.ts'
import { marketDay } from '#query/days.ts'
import { hasFactor } from './factors.ts'

/** The day from which a user needs a second step: the earliest of their roles; null if none asks for it. */
export function requiredFrom(userId: SQL | number): SQL<string | null> {
  return sql<string | null>`(
    select min(role.factor_required_from)::text from user_role join role on role.id = user_role.role_id
    where user_role.user_id = ${userId})`
}

/** Whether the day has begun. A service account does not sign in, so that nothing is asked of it. */
export async function requiresFactor(db: Database, userId: number, at: Date): Promise<boolean> {
  const { rows } = await db.execute<{ day: string | null }>(sql`select ${requiredFrom(userId)} as day`)
  const day = rows[0]?.day
  return typeof day === 'string' && day <= marketDay(at)
}

/** Whether a user who must have a second step has none. */
export async function lacksFactor(db: Database, userId: number, at: Date): Promise<boolean> {
  return (await requiresFactor(db, userId, at)) && !(await hasFactor(db, userId))
}

/** Called where the last second step is about to go. */
export async function refuseIfRequired(db: Database, userId: number, at: Date): Promise<void> {
  if (await requiresFactor(db, userId, at))
    throw conflict('Вашей роли нужен второй шаг входа: сначала добавьте другой ключ или приложение')
}
