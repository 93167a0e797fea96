import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { states } from './states.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Дата', value: (row) => moment(row.created_at) },
    { title: 'Вид', value: (row) => enumWords.ReviewTarget[row.target] },
    { title: 'Объект', value: (row) => row.subject.label },
    { title: 'Продавец', value: (row) => row.company?.label ?? null },
    { title: 'Оценка', value: (row) => row.rating },
    { title: 'Текст', value: (row) => row.text },
    { title: 'Достоинства', value: (row) => row.pros },
    { title: 'Недостатки', value: (row) => row.cons },
    { title: 'Автор', value: (row) => row.author_name },
    { title: 'Покупка подтверждена', value: (row) => yesNo(row.is_verified) },
    { title: 'Флаги', value: (row) => row.flags.map((flag) => enumWords.ReviewFlag[flag]).join(', ') },
    { title: 'Статус', value: (row) => states.labels[row.status] },
    { title: 'Жалоба', value: (row) => yesNo(row.has_complaint) },
    { title: 'Ответ', value: (row) => row.reply_text },
  ]
}

function yesNo(value: boolean): string {
  return value ? 'Да' : 'Нет'
}
