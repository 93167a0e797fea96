import { m } from '#paraglide/messages.js'
import type { ImportColumn } from '#shared/import/import-definition.ts'
import { readInteger, readMoney, readText } from '#shared/import/readers.ts'

/** A price list: one line for an offer, with its stock at one point. */
export const priceColumns = (): ImportColumn[] => [
  { field: 'seller_sku', title: m.field_seller_sku(), isRequired: true, read: readText, sample: 'W914-2' },
  { field: 'product_id', title: m.products_import_product(), read: readInteger, sample: '1' },
  { field: 'price_kopecks', title: m.products_import_price(), isRequired: true, read: readMoney, sample: '649,00' },
  { field: 'old_price_kopecks', title: m.products_import_old_price(), read: readMoney, sample: '' },
  { field: 'min_order', title: m.field_min_order(), read: readInteger, sample: '1' },
  { field: 'delivery_days_min', title: m.field_delivery_days_min(), read: readInteger, sample: '1' },
  { field: 'delivery_days_max', title: m.field_delivery_days_max(), read: readInteger, sample: '3' },
  { field: 'stocks', title: m.products_import_point(), read: readPoints, sample: 'MSK-01: 12' },
]

/** «MSK-01: 12, SPB-02: 3»: how many pieces stand at which point. */
function readPoints(text: string) {
  const stocks = text.split(/[,;]/).map((part) => /^\s*([^:=]+?)\s*[:=]\s*(\d+)\s*$/.exec(part))
  return stocks.includes(null)
    ? undefined
    : stocks.map((found) => ({ store_point_code: found?.[1] ?? '', quantity: Number(found?.[2]) }))
}
