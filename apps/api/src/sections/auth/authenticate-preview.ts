import { and, eq, sql } from '#db/drizzle.ts'
import type { Authenticate } from '#contract/identity.ts'
import type { Database } from '#db/database.ts'
import { quickly } from '#db/deadline.ts'
import { isLive } from './live-preview.ts'
import { preview } from '#sections/previews/schema.ts'
import { user } from '#sections/users/schema.ts'
import { identityFields, identityOf } from './identity.ts'
import { hashOf } from './token.ts'

/** Reads whose eyes a preview has, with their rights of this moment, if its author may still see all that they see. */
export function createAuthenticatePreview(db: Database, adminCheck: boolean): Authenticate {
  const statement = db
    .select({
      id: preview.id,
      authorId: preview.author_id,
      authorName: preview.author_name,
      sessionId: preview.session_id,
      provedAt: sql<string | null>`(select proved_at from session where session.id = ${preview.session_id})`,
      ...identityFields(db),
    })
    .from(preview)
    .innerJoin(user, eq(user.id, preview.user_id))
    .where(
      and(eq(preview.hash, sql.placeholder('hash')), isLive(sql`${sql.placeholder('now')}::timestamptz`, adminCheck)),
    )
    .prepare('authenticate_preview')
  return async (token, permissions, { at }) => {
    const [row] = await quickly(() => statement.execute({ hash: hashOf(token), permissions, now: at.toISOString() }))
    if (!row) return undefined
    const { id, authorId, authorName, sessionId, provedAt } = row
    return { ...identityOf(row, permissions), sessionId, provedAt, key: null, preview: { id, authorId, authorName } }
  }
}
