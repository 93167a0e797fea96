import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { states } from './queue/states.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

/** The columns of the list; times are in the user's time zone. */
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Номер', value: (row) => row.number },
    { title: 'Объект', value: (row) => enumWords.ModeratedEntity[row.entity] },
    { title: 'Запись', value: (row) => row.entity_label },
    { title: 'Вид', value: (row) => enumWords.ModerationKind[row.kind] },
    { title: 'Продавец', value: (row) => row.company?.label ?? null },
    { title: 'Статус', value: (row) => states.labels[row.status] },
    { title: 'Приоритет', value: (row) => enumWords.ModerationPriority[row.priority] },
    { title: 'Исполнитель', value: (row) => row.assignee?.label ?? null },
    { title: 'Срок', value: (row) => moment(row.due_at) },
    { title: 'Просрочена', value: (row) => (row.is_overdue ? 'Да' : 'Нет') },
    { title: 'Попытка', value: (row) => row.attempt },
    { title: 'Автор', value: (row) => row.author?.label ?? null },
    { title: 'Создана', value: (row) => moment(row.created_at) },
    { title: 'Решена', value: (row) => moment(row.decided_at) },
  ]
}
