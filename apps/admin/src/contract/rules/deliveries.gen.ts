// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const deliveriesCreateRules = {
  code: { label: m.field_code, type: 'string', required: true, pattern: '^[a-z][a-z0-9_-]*$', minLength: 2, maxLength: 40 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  type: { label: m.field_type, type: 'string', required: true, enum: ['courier', 'pickup', 'post'] },
  carrier: { label: m.field_carrier, type: 'string', required: true, enum: ['own', 'cdek', 'post', 'other'] },
  cutoff: { label: m.field_cutoff, type: 'string', required: true, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', maxLength: 5 },
  assembly_minutes: { label: m.field_assembly_minutes, type: 'integer', required: true, format: 'int32', minimum: 0, maximum: 10080 },
  max_weight_g: { label: m.field_max_weight_g, type: 'integer', format: 'int32', minimum: 1, maximum: 1000000 },
  max_side_mm: { label: m.field_max_side_mm, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
  rates: { label: m.field_rates, type: 'array', maxItems: 1000, items: { type: 'object' } },
} as const satisfies Rules

export const deliveriesCreateRatesRules = {
  region_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  city_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  weight_from_g: { type: 'integer', required: true, format: 'int32', minimum: 0, maximum: 1000000 },
  weight_to_g: { type: 'integer', required: true, format: 'int32', minimum: 1, maximum: 1000000 },
  price_kopecks: { type: 'integer', required: true, format: 'int64', minimum: 0, maximum: 1000000000000 },
  free_from_kopecks: { type: 'integer', format: 'int64', minimum: 0, maximum: 1000000000000 },
  days_min: { type: 'integer', required: true, format: 'int32', minimum: 0, maximum: 90 },
  days_max: { type: 'integer', required: true, format: 'int32', minimum: 0, maximum: 90 },
} as const satisfies Rules
