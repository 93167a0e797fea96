import { and, eq, lte, sql } from 'drizzle-orm'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { personLabel } from './person.ts'
import { user } from './schema.ts'

/** Ends the blocks whose time is up, each once, however many instances look. */
export async function unblockExpired(db: Database, at: Date): Promise<void> {
  const now = at.toISOString()
  const isDue = and(eq(user.status, 'blocked'), lte(user.blocked_until, now))
  const [due] = await db.select({ id: user.id }).from(user).where(isDue).limit(1)
  if (!due) return

  await db.transaction(async (tx) => {
    const freed = await tx
      .update(user)
      .set({ status: 'active', blocked_until: null, updated_at: now, version: sql`${user.version} + 1` })
      .where(isDue)
      .returning()
    for (const found of freed) {
      const status = { from_status: 'blocked', to_status: 'active' }
      await recordStatus(tx, { entity: 'user', entity_id: found.id, ...status, created_at: now })
      await audit(tx, systemCaller(at), {
        event: 'status_changed',
        entity: 'user',
        entity_id: found.id,
        entity_label: personLabel(found),
        changes: { status: ['blocked', 'active'] },
      })
    }
  })
}
