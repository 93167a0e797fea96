// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const productsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_productsList_status, type: 'array', maxItems: 10, items: { type: 'string', enum: ['draft', 'on_moderation', 'active', 'rejected', 'disabled', 'blocked', 'archived'] } },
  brand_id: { label: m.filter_brand_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  category_id: { label: m.filter_category_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_id: { label: m.filter_productsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  condition: { label: m.filter_condition, type: 'array', maxItems: 3, items: { type: 'string', enum: ['new', 'remanufactured', 'used'] } },
  has_offers: { label: m.filter_has_offers, type: 'boolean' },
  has_images: { label: m.filter_has_images, type: 'boolean' },
  has_barcodes: { label: m.filter_has_barcodes, type: 'boolean' },
  has_description: { label: m.filter_has_description, type: 'boolean' },
  has_applicability: { label: m.filter_has_applicability, type: 'boolean' },
  has_crosses: { label: m.filter_has_crosses, type: 'boolean' },
  completeness_to: { label: m.filter_completeness_to, type: 'integer', format: 'int32', minimum: 0, maximum: 100 },
  reason_id: { label: m.filter_reason_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  created_from: { label: m.filter_productsList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_productsList_created_to, type: 'string', format: 'date' },
  updated_from: { label: m.filter_updated_from, type: 'string', format: 'date' },
  updated_to: { label: m.filter_updated_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['updated_at', '-updated_at', 'name', '-name', 'article_norm', '-article_norm', 'brand', '-brand', 'min_price_kopecks', '-min_price_kopecks', 'created_at', '-created_at'] } },
} as const satisfies Rules
