import { m } from '#paraglide/messages.js'
import type { ImportColumn } from '#list/import/import-definition.ts'
import { readCode, readInteger, readMoney, readText } from '#list/import/read/readers.ts'
import { readShelves } from './read-shelves.ts'

/** A price list with one row per offer. The titles equal those of the export, so that an edited export can be imported. */
export const priceColumns = (): ImportColumn[] => [
  {
    field: 'company',
    title: m.field_company_id(),
    read: readText,
    sample: '',
    aliases: ['Поставщик', 'Компания', 'Seller'],
  },
  { field: 'seller_sku', title: m.field_seller_sku(), read: readCode, sample: 'W914-2', aliases: ['SKU', 'Код'] },
  { field: 'brand', title: m.field_brand_id(), read: readText, sample: 'MANN-FILTER', aliases: ['Производитель'] },
  {
    field: 'article',
    title: m.field_article(),
    read: readCode,
    sample: 'W 914/2',
    aliases: ['Номер', 'Каталожный номер'],
  },
  { field: 'product_id', title: m.products_import_product(), read: readInteger, sample: '' },
  {
    field: 'price_kopecks',
    title: m.products_import_price(),
    isRequired: true,
    read: readMoney,
    sample: '649,00',
    aliases: [m.field_price_kopecks()],
  },
  {
    field: 'old_price_kopecks',
    title: m.products_import_old_price(),
    read: readMoney,
    sample: '',
    aliases: [m.field_old_price_kopecks()],
  },
  { field: 'min_order', title: m.field_min_order(), read: readInteger, sample: '1' },
  { field: 'delivery_days_min', title: m.field_delivery_days_min(), read: readInteger, sample: '1' },
  { field: 'delivery_days_max', title: m.field_delivery_days_max(), read: readInteger, sample: '3' },
  { field: 'stocks', title: m.products_import_point(), read: readShelves, sample: 'MSK-01: 12' },
]
