import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import type { exportRows } from './queries.ts'
import { companyStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

/** The columns of the list plus the requisites; times are in the user's time zone. */
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Название', value: (row) => row.trade_name },
    { title: 'Полное наименование', value: (row) => row.full_name },
    { title: 'ИНН', value: (row) => row.inn },
    { title: 'КПП', value: (row) => row.kpp },
    { title: 'ОГРН/ОГРНИП', value: (row) => row.ogrn },
    { title: 'Тип', value: (row) => enumWords.CompanyType[row.type] },
    { title: 'Статус', value: (row) => companyStatuses.labels[row.status] },
    { title: 'Менеджер', value: (row) => row.manager?.label ?? null },
    { title: 'Телефон', value: (row) => row.phone },
    { title: 'Эл. почта', value: (row) => row.email },
    { title: 'Товаров', value: (row) => row.products_count },
    { title: 'Предложений в продаже', value: (row) => row.active_offers_count },
    { title: 'Заказов открыто', value: (row) => row.open_orders_count },
    { title: 'Рейтинг', value: (row) => row.rating },
    { title: 'Создан', value: (row) => moment(row.created_at) },
  ]
}
