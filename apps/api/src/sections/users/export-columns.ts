import { fieldNames } from '#text/field-names.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { userStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: fieldNames.last_name, value: (row) => row.last_name },
    { title: fieldNames.first_name, value: (row) => row.first_name },
    { title: fieldNames.middle_name, value: (row) => row.middle_name },
    { title: fieldNames.email, value: (row) => row.email },
    { title: fieldNames.phone, value: (row) => row.phone },
    { title: fieldNames['user.position'], value: (row) => row.position },
    { title: fieldNames.role_ids, value: (row) => labels(row.roles) },
    { title: fieldNames.company_ids, value: (row) => labels(row.companies) },
    { title: fieldNames.status, value: (row) => userStatuses.labels[row.status] },
    { title: 'Последний вход', value: (row) => moment(row.last_login_at) },
    { title: 'Создан', value: (row) => moment(row.created_at) },
  ]
}

function labels(references: { label: string }[]): string {
  return references.map(({ label }) => label).join(', ')
}
