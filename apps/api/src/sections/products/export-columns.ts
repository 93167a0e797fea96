import { fieldNames } from '#text/field-names.gen.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Actor } from '#db/actor.ts'
import type { Column } from '#export/export-list.ts'
import { momentIn } from '#text/moment.ts'
import { rubles } from '#text/rubles.ts'
import { attributesCell, carsCell, crossesCell, oemCell } from './find/cell-of-parts.ts'
import type { exportRows } from './find/export-rows.ts'
import { productStatuses } from './status/statuses.ts'

type Row = Awaited<ReturnType<typeof exportRows>>[number]

// Not exported: image_id, image_url, article_norm, has_pending_moderation. A file shows no pictures, the article stands
// in full, and requests are in the export of the moderation.
/** The titles are those that the import recognizes, so that exported and edited cards can be imported again. */
export function exportColumns({ timeZone }: Actor): Column<Row>[] {
  const moment = momentIn(timeZone)
  return [
    { title: 'Номер', value: (row) => row.id },
    { title: fieldNames.name, value: (row) => row.name },
    { title: fieldNames.article, value: (row) => row.article },
    { title: fieldNames.brand_id, value: (row) => row.brand?.label ?? null },
    {
      title: fieldNames.category_id,
      value: (row) => row.category_path.map(({ label }) => label).join(' / ') || row.category.label,
    },
    { title: fieldNames['product.company_id'], value: (row) => row.company?.label ?? null },
    { title: fieldNames.condition, value: (row) => enumWords.ProductCondition[row.condition] },
    { title: fieldNames.status, value: (row) => productStatuses.labels[row.status] },
    { title: 'Заполненность, %', value: (row) => row.completeness },
    { title: 'Предложений', value: (row) => row.offers_count },
    { title: 'Мин. цена, ₽', value: (row) => rubles(row.min_price_kopecks) },
    { title: fieldNames.description, value: (row) => row.description },
    { title: fieldNames.barcodes, value: (row) => row.barcodes.join('; ') || null },
    { title: fieldNames.attribute_values, value: (row) => attributesCell(row.answers) },
    { title: fieldNames.oem_numbers, value: oemCell },
    { title: fieldNames.crosses, value: crossesCell },
    { title: fieldNames.applicability, value: (row) => carsCell(row.cars) },
    { title: fieldNames['product.weight_g'], value: (row) => row.weight_g },
    { title: fieldNames['product.length_mm'], value: (row) => row.length_mm },
    { title: fieldNames['product.width_mm'], value: (row) => row.width_mm },
    { title: fieldNames['product.height_mm'], value: (row) => row.height_mm },
    { title: fieldNames.pack_qty, value: (row) => row.pack_qty },
    { title: fieldNames.vat_rate, value: (row) => enumWords.VatRate[row.vat_rate] },
    { title: fieldNames.country_code, value: (row) => row.country_code },
    { title: fieldNames.tnved, value: (row) => row.tnved },
    { title: 'Создан', value: (row) => moment(row.created_at) },
    { title: 'Изменён', value: (row) => moment(row.updated_at) },
  ]
}
