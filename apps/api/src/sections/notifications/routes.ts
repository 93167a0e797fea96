import { eq, isNull } from '#db/drizzle.ts'
import { audit } from '#db/audit.ts'
import { forbidden, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { recordsOf } from '#records/record.ts'
import { oneLine } from '#text/one-line.ts'
import { isSeller } from '#query/scope.ts'
import * as queries from './queries.ts'
import { notification } from './schema.ts'

export const notifications = {
  'notifications.list': ({ query, db, actor }) => queries.listNotifications(db, actor, query),
  'notifications.options': async ({ query, db, actor }) => ({
    items: await queries.notificationOptions(db, actor, query),
  }),
  'notifications.view': ({ params, db, actor }) => queries.findNotification(db, actor, params.id),
  'notifications.create': send,
  // Reading a message is not an event for the audit log.
  'notifications.update': { handle: markOne, audited: false },
  'notifications.readAll': { handle: markAll, audited: false },
  'notifications.delete': remove,
  'notifications.unreadCount': ({ db, actor }) => queries.countUnread(db, actor),
} satisfies Section<'notifications'>

const records = recordsOf({
  entity: 'notification',
  table: notification,
  find: queries.findNotification,
  label: ({ title }) => title,
})

async function send({ body, db, actor }: Call<'notifications.create'>) {
  if (isSeller(actor)) throw forbidden('Рассылку может отправить только сотрудник маркетплейса')
  const message = { ...body, title: oneLine(body.title), body: body.body.trim() }
  if (message.title.length < 2) throw invalid({ title: ['Заголовок: не менее 2 символов'] })
  if (message.body.length < 2) throw invalid({ body: ['Текст: не менее 2 символов'] })
  const sent = await queries.broadcast(db, actor, message)
  await audit(db, actor, {
    event: 'created',
    entity: 'notification',
    entity_label: message.title,
    changes: {
      title: [null, message.title],
      body: [null, message.body],
      ...(message.role_ids && { role_ids: [null, message.role_ids] }),
      sent: [null, sent],
    },
  })
  return { sent }
}

async function markOne({ params, body, version, db, actor }: Call<'notifications.update'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  if (before.is_read === body.is_read) return before
  await queries.mark(db, actor, body.is_read, eq(notification.id, before.id))
  return queries.findNotification(db, actor, before.id)
}

async function markAll({ db, actor }: Call<'notifications.readAll'>) {
  await queries.mark(db, actor, true, isNull(notification.read_at))
}

function remove(call: Call<'notifications.delete'>) {
  return records.remove(call, ['type', 'title'])
}
