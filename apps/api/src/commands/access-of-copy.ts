import { and, eq, inArray, isNull, ne, notInArray, sql } from '#db/drizzle.ts'
import { systemCaller, systemPrincipal } from '#db/actor.ts'
import { audit, auditEach, changeOf } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { beginHere, hasMoved } from '#db/place.ts'
import { isAdministrator } from '#records/access/holders.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import { userStatuses } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'
import { revokeAllKeys } from '#sections/service-keys/public.ts'
import { pauseWebhooks } from '#sections/webhooks/public.ts'
import { linkFor } from '#sections/auth/links.ts'
import { passwordReset, session, sessionToken, signInChallenge } from '#sections/auth/schema.ts'

const COMMENT = 'Восстановление из копии'

/**
 * A copy may contain sessions, keys and links that have ended since, so none of them stays valid. Webhooks pause: the
 * receivers belong to the original.
 */
async function endAccess(tx: Database, at: Date): Promise<void> {
  const sessions = await tx
    .update(session)
    .set({ ended_at: at.toISOString() })
    .where(isNull(session.ended_at))
    .returning({ id: session.id })
  await tx.delete(sessionToken)
  await revokeAllKeys(tx, systemPrincipal(at), COMMENT)
  await tx.delete(passwordReset)
  await tx.delete(signInChallenge)
  await beginHere(tx)
  await pauseWebhooks(tx, at, COMMENT)
  await audit(tx, systemCaller(at), {
    event: 'session_revoked',
    entity: 'user',
    comment: COMMENT,
    changes: { sessions: [sessions.length, 0] },
  })
}

/** Ends all sessions and links if the database has moved, since it is a copy then. Concurrent starts check in turn. */
export async function endAccessOfCopy(db: Database, folder: string | undefined, at: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await hasMoved(tx, folder))) return false
    await endAccess(tx, at)
    return true
  })
}

/** Takes the place where the database is now for its own: sessions, links and keys stay. */
export async function keepAccess(db: Database, folder: string | undefined): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isElsewhere = await hasMoved(tx, folder)
    if (isElsewhere) await beginHere(tx)
    return isElsewhere
  })
}

interface Restored {
  blocked: number
  /** Maps the address of each remaining administrator to a link for a new password. */
  links: Map<string, string>
}

/**
 * Runs after a restore. Blocks and password changes since the copy are unknown, so all users are blocked and all
 * passwords voided; the listed administrators get a link and unblock the others.
 */
export async function restoreAccess(
  db: Database,
  { emails, publicUrl, folder, at }: { emails: string[]; publicUrl: string; folder: string | undefined; at: Date },
): Promise<Restored> {
  return db.transaction(async (tx) => {
    const administrators = await tx
      .select({ id: user.id, email: user.email })
      .from(user)
      .where(and(isAdministrator(user.id), ne(user.status, 'archived'), inArray(user.email, emails)))
    const missing = emails.filter((email) => !administrators.some((one) => one.email === email))
    if (missing.length > 0 || administrators.length === 0)
      throw new Error(`Нет администратора с адресом ${missing.join(', ')}`)

    // Otherwise the next start would take the place for another one, and end the links as well.
    await hasMoved(tx, folder)
    await endAccess(tx, at)
    const ids = administrators.map(({ id }) => id)
    const actor = systemPrincipal(at)
    await auditEach(
      tx,
      actor,
      { event: 'password_reset', entity: 'user', comment: COMMENT },
      sql`
        update "user" set password_hash = null, blocked_until = case when "user".status <> 'blocked' then blocked_until end,
          status = case when old.is_administrator then 'active' else "user".status end, version = version + 1
        from (select id, status, id = any(${sql.param(ids)}::int8[]) as is_administrator from "user") old
        where "user".id = old.id
        returning old.id, person_label("user"), null,
          case when old.status = "user".status then '{}' else ${changeOf('status', sql`old.status`, sql`"user".status`)} end`,
    )
    const blocked = await changeStatuses(
      { db: tx, actor },
      {
        entity: 'user',
        table: user,
        machine: userStatuses,
        to: 'blocked',
        where: and(eq(user.status, 'active'), notInArray(user.id, ids)),
        label: sql`person_label(${user})`,
        companyId: sql`null`,
        comment: COMMENT,
      },
    )
    const links = new Map<string, string>()
    for (const { id, email } of administrators) links.set(email, await linkFor(tx, id, at, publicUrl))
    return { blocked: blocked.length, links }
  })
}
