import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { userStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Фамилия', value: (row) => row.last_name },
    { title: 'Имя', value: (row) => row.first_name },
    { title: 'Отчество', value: (row) => row.middle_name },
    { title: 'Эл. почта', value: (row) => row.email },
    { title: 'Телефон', value: (row) => row.phone },
    { title: 'Должность', value: (row) => row.position },
    { title: 'Роли', value: (row) => labels(row.roles) },
    { title: 'Компании', value: (row) => labels(row.companies) },
    { title: 'Статус', value: (row) => userStatuses.labels[row.status] },
    { title: 'Последний вход', value: (row) => moment(row.last_login_at) },
    { title: 'Создан', value: (row) => moment(row.created_at) },
  ]
}

function labels(references: { label: string }[]): string {
  return references.map(({ label }) => label).join(', ')
}
