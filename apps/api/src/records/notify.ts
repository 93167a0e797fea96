import type { Database } from '#db/database.ts'
import { type SQL, sql } from '#db/drizzle.ts'

interface Notice {
  type: string
  title: string
  body: string
  at: Date
  /** The record that the notice leads to. */
  about?: { entity: string; entity_id: number | null } | undefined
  authorId?: number
}

/** Puts a notice into the bell of each of these users, who are ids or a selection of ids; returns their count. */
export async function notify(
  tx: Database,
  users: SQL | readonly number[],
  { type, title, body, at, about, authorId }: Notice,
): Promise<number> {
  const heard = Array.isArray(users) ? sql`select unnest(${sql.param(users)}::int8[])` : users
  const moment = at.toISOString()
  const { rowCount } = await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at, created_by)
    select id, ${type}, ${title}, ${body}, ${about?.entity ?? null}, ${about?.entity_id ?? null}::int8, ${moment}, ${moment},
      ${authorId ?? null}::int8
    from (${heard}) as heard (id)`)
  return rowCount ?? 0
}
