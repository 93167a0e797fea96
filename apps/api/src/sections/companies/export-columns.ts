import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { companyStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: short_name. The trade name stands for it.
/** The columns of the list plus the requisites; times are in the user's time zone. */
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Название', value: (row) => row.trade_name },
    { title: fieldNames.full_name, value: (row) => row.full_name },
    { title: fieldNames.inn, value: (row) => row.inn },
    { title: fieldNames.kpp, value: (row) => row.kpp },
    { title: fieldNames.ogrn, value: (row) => row.ogrn },
    { title: fieldNames.type, value: (row) => enumWords.CompanyType[row.type] },
    { title: fieldNames.status, value: (row) => companyStatuses.labels[row.status] },
    { title: fieldNames.manager_id, value: (row) => row.manager?.label ?? null },
    { title: fieldNames.phone, value: (row) => row.phone },
    { title: fieldNames.email, value: (row) => row.email },
    { title: fieldNames.products_count, value: (row) => row.products_count },
    { title: 'Предложений в продаже', value: (row) => row.active_offers_count },
    { title: 'Подзаказов в работе', value: (row) => row.open_orders_count },
    { title: 'Рейтинг', value: (row) => row.rating },
    { title: 'Создан', value: (row) => moment(row.created_at) },
  ]
}
