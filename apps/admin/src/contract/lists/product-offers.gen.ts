// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const productOffersListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_productOffersList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  product_id: { label: m.filter_product_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  brand_id: { label: m.filter_brand_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  category_id: { label: m.filter_category_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  status: { label: m.filter_productOffersList_status, type: 'array', maxItems: 5, items: { type: 'string', enum: ['draft', 'active', 'disabled', 'blocked', 'archived'] } },
  out_of_stock: { label: m.filter_out_of_stock, type: 'boolean' },
  price_quarantine: { label: m.filter_price_quarantine, type: 'boolean' },
  price_from: { label: m.filter_price_from, type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  price_to: { label: m.filter_price_to, type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  store_point_id: { label: m.filter_productOffersList_store_point_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['updated_at', '-updated_at', 'seller_sku', '-seller_sku', 'price_kopecks', '-price_kopecks', 'available', '-available'] } },
} as const satisfies Rules
