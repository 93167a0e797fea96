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
