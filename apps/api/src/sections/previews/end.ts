import { type Caller, systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '#db/drizzle.ts'
import { expired } from '#db/time/expired.ts'
import { user } from '#sections/users/schema.ts'
import { isLive } from '#sections/auth/public.ts'
import { preview } from './schema.ts'

const DAY = 24 * 60 * 60_000

/** Ends those of the previews that have not ended, with a row of the log each, and removes the accounts made for roles. */
export async function endPreviews(tx: Database, caller: Caller, those: SQL): Promise<void> {
  const ended = await tx
    .update(preview)
    .set({ ended_at: sql`least(${preview.expires_at}, ${caller.at.toISOString()}::timestamptz)` })
    .where(and(isNull(preview.ended_at), those))
    .returning()
  for (const { user_id, role_id, label, author_id } of ended) {
    const related = role_id === null ? { entity: 'user', id: author_id } : { entity: 'role', id: role_id }
    await audit(tx, caller, {
      event: 'preview_ended',
      entity: 'user',
      entity_id: user_id,
      entity_label: label,
      related,
    })
  }
  const accounts = ended.flatMap(({ user_id }) => user_id ?? [])
  if (accounts.length > 0) await tx.delete(user).where(and(inArray(user.id, accounts), eq(user.kind, 'preview')))
}

/** A token is refused at once; the row of the log follows within a minute. */
export function endDuePreviews(db: Database, at: Date, { adminCheck }: Pick<Env, 'adminCheck'>): Promise<void> {
  const isOver = sql`not ${isLive(sql`${at.toISOString()}::timestamptz`, adminCheck)}`
  return db.transaction((tx) => endPreviews(tx, systemCaller(at), isOver))
}

export const sweepPreviews = expired(preview, preview.ended_at, 90 * DAY)
