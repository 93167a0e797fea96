import { fieldNames } from '#text/field-names.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import { rubles } from '#text/rubles.ts'
import type { exportRows } from './queries.ts'
import { offerStatuses } from './statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: image_url, out_of_stock, last_price_kopecks, available_statuses. A file shows no pictures, the stock says
// what is out of stock, the last price only checks the next one, and the next statuses depend on the reader.
/** The titles are those that the import recognizes, so that an exported and edited price list can be imported again. */
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: fieldNames.company_id, value: (row) => row.company.label },
    { title: fieldNames.seller_sku, value: (row) => row.seller_sku },
    { title: fieldNames.product_id, value: (row) => row.product.label },
    { title: fieldNames.brand_id, value: (row) => row.brand?.label ?? null },
    { title: fieldNames.article, value: (row) => row.article },
    { title: 'Номер товара', value: (row) => row.product_id },
    { title: 'Цена, ₽', value: (row) => rubles(row.price_kopecks) },
    { title: 'Старая цена, ₽', value: (row) => rubles(row.old_price_kopecks) },
    { title: fieldNames.min_order, value: (row) => row.min_order },
    { title: fieldNames.delivery_days_min, value: (row) => row.delivery_days_min },
    { title: fieldNames.delivery_days_max, value: (row) => row.delivery_days_max },
    { title: 'Остатки по точкам', value: shelves },
    { title: 'Доступно', value: (row) => row.available },
    { title: fieldNames.status, value: (row) => offerStatuses.labels[row.status] },
    { title: fieldNames.price_quarantine, value: (row) => (row.price_quarantine ? 'да' : 'нет') },
    { title: 'Изменено', value: (row) => moment(row.updated_at) },
  ]
}

/** Formats stocks as «MSK-01: 12, SPB-02: 3» */
function shelves({ stocks }: Row): string | null {
  return stocks.map(({ code, quantity }) => `${code}: ${quantity}`).join(', ') || null
}
