import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import { rubles } from '#text/rubles.ts'
import type { exportRows } from './queries.ts'
import { productStatuses } from './status/statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: image_id, image_url, article_norm, has_pending_moderation. A file shows no pictures, the article stands
// in full, and requests are in the export of the moderation.
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Номер', value: (row) => row.id },
    { title: fieldNames.name, value: (row) => row.name },
    { title: fieldNames.article, value: (row) => row.article },
    { title: fieldNames.brand_id, value: (row) => row.brand?.label ?? null },
    { title: fieldNames.category_id, value: (row) => row.category.label },
    { title: fieldNames['product.company_id'], value: (row) => row.company?.label ?? null },
    { title: fieldNames.condition, value: (row) => enumWords.ProductCondition[row.condition] },
    { title: fieldNames.status, value: (row) => productStatuses.labels[row.status] },
    { title: 'Заполненность, %', value: (row) => row.completeness },
    { title: 'Предложений', value: (row) => row.offers_count },
    { title: 'Мин. цена, ₽', value: (row) => rubles(row.min_price_kopecks) },
    { title: 'Создан', value: (row) => moment(row.created_at) },
    { title: 'Обновлён', value: (row) => moment(row.updated_at) },
  ]
}
