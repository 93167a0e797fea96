import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { states } from './queue/states.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: entity_id, changed_fields, decided_by, assigned_until. The label stands for the id, the request itself has
// the fields and who decided, and an assignment ends within minutes.
/** The columns of the list; times are in the user's time zone. */
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: fieldNames.number, value: (row) => row.number },
    { title: fieldNames.entity, value: (row) => enumWords.ModeratedEntity[row.entity] },
    { title: fieldNames.entity_label, value: (row) => row.entity_label },
    { title: fieldNames.kind, value: (row) => enumWords.ModerationKind[row.kind] },
    { title: fieldNames.company_id, value: (row) => row.company?.label ?? null },
    { title: fieldNames.status, value: (row) => states.labels[row.status] },
    { title: fieldNames.priority, value: (row) => enumWords.ModerationPriority[row.priority] },
    { title: fieldNames.assignee_id, value: (row) => row.assignee?.label ?? null },
    { title: fieldNames.due_at, value: (row) => moment(row.due_at) },
    { title: 'Просрочена', value: (row) => (row.is_overdue ? 'Да' : 'Нет') },
    { title: fieldNames.attempt, value: (row) => row.attempt },
    { title: fieldNames.author_id, value: (row) => row.author?.label ?? null },
    { title: 'Создана', value: (row) => moment(row.created_at) },
    { title: 'Решена', value: (row) => moment(row.decided_at) },
  ]
}
