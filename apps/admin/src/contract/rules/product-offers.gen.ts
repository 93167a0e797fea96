// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const productOffersCreateRules = {
  company_id: { label: m.field_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  product_id: { label: m.field_product_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  seller_sku: { label: m.field_seller_sku, type: 'string', required: true, minLength: 1, maxLength: 50 },
  price_kopecks: { label: m.field_price_kopecks, type: 'integer', required: true, format: 'int64', minimum: 100, maximum: 10000000000 },
  old_price_kopecks: { label: m.field_old_price_kopecks, type: 'integer', format: 'int64', minimum: 100, maximum: 10000000000 },
  vat_rate: { label: m.field_vat_rate, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
  stocks: { label: m.field_stocks, type: 'array', maxItems: 200, items: { type: 'object' } },
  min_order: { label: m.field_min_order, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
  delivery_days_min: { label: m.field_delivery_days_min, type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
  delivery_days_max: { label: m.field_delivery_days_max, type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
} as const satisfies Rules

export const productOffersUpsertItemsRules = {
  company_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  company: { type: 'string', maxLength: 60 },
  seller_sku: { type: 'string', minLength: 1, maxLength: 50 },
  product_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  brand: { type: 'string', maxLength: 120 },
  article: { type: 'string', maxLength: 32 },
  price_kopecks: { type: 'integer', required: true, format: 'int64', minimum: 100, maximum: 10000000000 },
  old_price_kopecks: { type: 'integer', format: 'int64', minimum: 100, maximum: 10000000000 },
  vat_rate: { type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
  min_order: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
  delivery_days_min: { type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
  delivery_days_max: { type: 'integer', format: 'int32', minimum: 0, maximum: 60 },
  stocks: { type: 'array', maxItems: 200, items: { type: 'object' } },
  version: { type: 'integer', format: 'int32', minimum: 1 },
} as const satisfies Rules
