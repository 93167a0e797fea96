// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const productsCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 3, maxLength: 255 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 80 },
  article: { label: m.field_article, type: 'string', required: true, minLength: 1, maxLength: 32 },
  brand_id: { label: m.field_brand_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  category_id: { label: m.field_category_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  company_id: { label: m.field_productsCreate_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  description: { label: m.field_description, type: 'string', maxLength: 5000 },
  barcodes: { label: m.field_barcodes, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^(\\d{8}|\\d{13})$', maxLength: 13 } },
  image_ids: { label: m.field_image_ids, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  attribute_values: { label: m.field_attribute_values, type: 'array', maxItems: 200, items: { type: 'object' } },
  oem_numbers: { label: m.field_oem_numbers, type: 'array', maxItems: 200, items: { type: 'object' } },
  crosses: { label: m.field_crosses, type: 'array', maxItems: 200, items: { type: 'object' } },
  applicability: { label: m.field_applicability, type: 'array', maxItems: 500, items: { type: 'object' } },
  condition: { label: m.field_condition, type: 'string', enum: ['new', 'remanufactured', 'used'] },
  weight_g: { label: m.field_productsCreate_weight_g, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 500000 },
  length_mm: { label: m.field_productsCreate_length_mm, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 5000 },
  width_mm: { label: m.field_productsCreate_width_mm, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 5000 },
  height_mm: { label: m.field_productsCreate_height_mm, type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 5000 },
  pack_qty: { label: m.field_pack_qty, type: 'integer', format: 'int32', minimum: 1, maximum: 1000 },
  vat_rate: { label: m.field_vat_rate, type: 'string', required: true, enum: ['none', '0', '5', '7', '10', '20', '22'] },
  country_code: { label: m.field_country_code, type: 'string', pattern: '^[A-Z]{2}$' },
  tnved: { label: m.field_tnved, type: 'string', pattern: '^\\d{10}$', maxLength: 10 },
} as const satisfies Rules

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
