import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, either, oneOf, words } from '#query/define-list.ts'
import { containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { activePeople } from '#records/access/holders.ts'
import { notify } from '#records/notify.ts'
import { notification } from './schema.ts'

const columns = {
  id: notification.id,
  type: notification.type,
  title: notification.title,
  body: notification.body,
  entity: notification.entity,
  entity_id: notification.entity_id,
  is_read: sql<boolean>`${isNotNull(notification.read_at)}`,
  read_at: notification.read_at,
  created_at: notification.created_at,
  version: notification.version,
}

const searched = sql`${notification.title} || ' ' || ${notification.body}`

/** Notifications are personal: roles do not matter. */
const ofActor = ({ userId }: Actor) => eq(notification.user_id, userId)

export function listNotifications(db: Database, actor: Actor, query: Call<'notifications.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'notifications.list'>(query, {
      table: notification,
      scope: [ofActor(actor)],
      where: {
        q: words(searched),
        is_read: either(isNotNull(notification.read_at), isNull(notification.read_at)),
        type: oneOf(notification.type),
      },
      sort: { created_at: notification.created_at },
      order: ['-created_at'],
    }),
    (position) => db.select({ ...columns, ...position }).from(notification),
  )
}

export function notificationOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: notification.id,
      label: notification.title,
      hint: notification.body,
      is_active: sql<boolean>`${isNull(notification.read_at)}`,
    })
    .from(notification)
    .where(and(ofActor(actor), ids && inArray(notification.id, ids), containsWords(searched, q)))
    .orderBy(desc(notification.created_at), desc(notification.id))
    .limit(limit)
}

export async function findNotification(db: Database, actor: Actor, id: number) {
  const [record] = await db
    .select(columns)
    .from(notification)
    .where(and(eq(notification.id, id), ofActor(actor)))
  if (!record) throw notFound()
  return record
}

export async function countUnread(db: Database, actor: Actor) {
  const [row] = await db
    .select({ count: count() })
    .from(notification)
    .where(and(ofActor(actor), isNull(notification.read_at)))
  return row ?? { count: 0 }
}

/** Marks those of the actor's notifications that `which` selects. */
export async function mark(tx: Database, actor: Actor, is_read: boolean, which: SQL): Promise<void> {
  const at = actor.at.toISOString()
  await tx
    .update(notification)
    .set({
      read_at: is_read ? at : null,
      updated_at: at,
      version: sql`${notification.version} + 1`,
      transaction: sql`pg_current_xact_id()`,
    })
    .where(and(ofActor(actor), which))
}

/** Notifies each active user of the roles, or every active user; returns the count. */
export function broadcast(
  tx: Database,
  actor: Actor,
  { title, body, role_ids }: Call<'notifications.create'>['body'],
): Promise<number> {
  const users = activePeople(sql`
    ${role_ids === undefined} or id in (
      select user_id from user_role where role_id = any(${sql.param(role_ids ?? [])}::int8[]))`)
  return notify(tx, users, { type: 'broadcast', title, body, at: actor.at, authorId: actor.userId })
}
