import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { masked } from '#text/masked.ts'
import { momentIn } from '#text/moment.ts'
import { entityWord } from '#text/permission-words.ts'
import type { exportRows } from './queries.ts'
import { fieldWord } from './value-words.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

function changesInWords({ entity, words }: Row): string {
  return Object.entries(words)
    .map(([field, [before, after]]) => `${fieldWord(entity, field) ?? field}: ${before ?? '—'} → ${after ?? '—'}`)
    .join('\n')
}

// Not exported: changes, changes_count. The column of changes in words stands for them.
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Номер', value: ({ id }) => id },
    { title: 'Время', value: ({ created_at }) => moment(created_at) },
    { title: fieldNames.user_id, value: ({ user }) => user?.label ?? null },
    { title: fieldNames.event, value: ({ event }) => enumWords.AuditEvent[event] },
    { title: 'Раздел', value: ({ entity }) => entityWord(entity) },
    { title: 'Номер записи', value: ({ entity_id }) => entity_id },
    { title: fieldNames.entity_label, value: ({ entity_label }) => entity_label },
    { title: 'Изменения', value: changesInWords },
    { title: fieldNames.comment, value: ({ comment }) => masked('written', comment) },
    { title: 'Компания', value: ({ company }) => company?.label ?? null },
    { title: 'Источник', value: ({ source }) => enumWords.AuditSource[source] },
    { title: 'Запрос', value: ({ request_id }) => request_id },
  ]
}
