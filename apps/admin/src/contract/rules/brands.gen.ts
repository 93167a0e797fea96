// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const brandsCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  kind: { label: m.field_kind, type: 'string', required: true, enum: ['oem', 'aftermarket', 'own'] },
  country_code: { label: m.field_country_code, type: 'string', pattern: '^[A-Z]{2}$' },
  logo_id: { label: m.field_logo_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  site: { label: m.field_site, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
  is_original: { label: m.field_is_original, type: 'boolean' },
  warranty_months: { label: m.field_warranty_months, type: 'integer', format: 'int32', minimum: 0, maximum: 240 },
  synonyms: { label: m.field_synonyms, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
} as const satisfies Rules

export const brandsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  kind: { label: m.filter_kind, type: 'array', maxItems: 3, items: { type: 'string', enum: ['oem', 'aftermarket', 'own'] } },
  country_code: { label: m.filter_country_code, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  is_original: { label: m.filter_is_original, type: 'boolean' },
  has_products: { label: m.filter_has_products, type: 'boolean' },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['name', '-name', 'products_count', '-products_count', 'created_at', '-created_at', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
