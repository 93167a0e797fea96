import { eq } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Column } from '#export/export-list.ts'
import { user } from '#sections/users/schema.ts'
import { momentIn } from '#text/moment.ts'
import { eventLabels, sourceLabels } from './labels.ts'
import type { rowsOf } from './queries.ts'

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

export async function exportColumns(db: Database, actor: Actor): Promise<Column<Row>[]> {
  const [me] = await db.select({ time_zone: user.time_zone }).from(user).where(eq(user.id, actor.userId))
  const moment = momentIn(me?.time_zone ?? 'Europe/Moscow')
  return [
    { title: 'Номер', value: ({ id }) => id },
    { title: 'Время', value: ({ created_at }) => moment(created_at) },
    { title: 'Пользователь', value: ({ user }) => user?.label ?? null },
    { title: 'Событие', value: ({ event }) => eventLabels[event] },
    { title: 'Сущность', value: ({ entity }) => entity },
    { title: 'Номер записи', value: ({ entity_id }) => entity_id },
    { title: 'Запись', value: ({ entity_label }) => entity_label },
    { title: 'Изменения', value: ({ changes }) => JSON.stringify(changes) },
    { title: 'Комментарий', value: ({ comment }) => comment },
    { title: 'Компания', value: ({ company }) => company?.label ?? null },
    { title: 'Источник', value: ({ source }) => sourceLabels[source] },
    { title: 'Запрос', value: ({ request_id }) => request_id },
  ]
}
