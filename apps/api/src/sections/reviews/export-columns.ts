import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { states } from './states.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]
// Not exported: has_reply, is_processed, photos_count. The text of the reply, the status and the complaint say the former
// two, and a file shows no pictures.
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Дата', value: (row) => moment(row.created_at) },
    { title: 'Вид', value: (row) => enumWords.ReviewTarget[row.target] },
    { title: 'Объект', value: (row) => row.subject.label },
    { title: fieldNames.company_id, value: (row) => row.company?.label ?? null },
    { title: fieldNames.rating, value: (row) => row.rating },
    { title: fieldNames.text, value: (row) => row.text },
    { title: fieldNames.pros, value: (row) => row.pros },
    { title: fieldNames.cons, value: (row) => row.cons },
    { title: fieldNames.author_name, value: (row) => row.author_name },
    { title: 'Покупка подтверждена', value: (row) => yesNo(row.is_verified) },
    { title: 'Отметки', value: (row) => row.flags.map((flag) => enumWords.ReviewFlag[flag]).join(', ') },
    { title: fieldNames.status, value: (row) => states.labels[row.status] },
    { title: 'Жалоба', value: (row) => yesNo(row.has_complaint) },
    { title: fieldNames.reply_text, value: (row) => row.reply_text },
  ]
}

function yesNo(value: boolean): string {
  return value ? 'Да' : 'Нет'
}
