import { type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import { auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'

/** Revokes every key of an account that has been archived. */
export async function revokeKeysOf(tx: Database, actor: Principal, userId: number): Promise<void> {
  await revokeKeys(tx, actor, sql`user_id = ${userId}`)
}

export async function revokeAllKeys(tx: Database, actor: Principal, comment: string): Promise<void> {
  await revokeKeys(tx, actor, sql`true`, comment)
}

async function revokeKeys(tx: Database, actor: Principal, where: SQL, comment?: string): Promise<void> {
  const at = actor.at.toISOString()
  await auditEach(
    tx,
    actor,
    { event: 'updated', entity: 'service-key', fields: { revoked_at: [null, at] }, ...(comment && { comment }) },
    sql`
      update service_key set revoked_at = ${at}, version = version + 1, updated_at = ${at}, updated_by = ${actor.userId}
      where ${where} and revoked_at is null
      returning id, (select last_name from "user" where "user".id = user_id) || ': ' || name, null,
        ${changeOf('revoked_at', sql`null`, sql`${at}::text`)}`,
  )
}
