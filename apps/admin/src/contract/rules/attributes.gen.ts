// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const attributesCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  code: { label: m.field_code, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  type: { label: m.field_type, type: 'string', required: true, enum: ['string', 'text', 'number', 'boolean', 'select', 'multiselect', 'date'] },
  unit: { label: m.field_unit, type: 'string', maxLength: 20 },
  group: { label: m.field_group, type: 'string', maxLength: 60 },
  is_required: { label: m.field_is_required, type: 'boolean' },
  is_filterable: { label: m.field_is_filterable, type: 'boolean' },
  is_comparable: { label: m.field_is_comparable, type: 'boolean' },
  min_value: { label: m.field_min_value, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
  max_value: { label: m.field_max_value, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
  precision: { label: m.field_precision, type: 'integer', format: 'int32', minimum: 0, maximum: 6 },
  max_length: { label: m.field_max_length, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
  pattern: { label: m.field_pattern, type: 'string', maxLength: 200 },
  allow_custom: { label: m.field_allow_custom, type: 'boolean' },
  values: { label: m.field_values, type: 'array', maxItems: 500, items: { type: 'object' } },
  synonyms: { label: m.field_synonyms, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
  categories: { label: m.field_categories, type: 'array', maxItems: 300, items: { type: 'object' } },
} as const satisfies Rules

export const attributesUpdateRules = {
  name: { label: m.field_name, type: 'string', minLength: 2, maxLength: 120 },
  code: { label: m.field_code, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  type: { label: m.field_type, type: 'string', enum: ['string', 'text', 'number', 'boolean', 'select', 'multiselect', 'date'] },
  unit: { label: m.field_unit, type: 'string', maxLength: 20 },
  group: { label: m.field_group, type: 'string', maxLength: 60 },
  is_required: { label: m.field_is_required, type: 'boolean' },
  is_filterable: { label: m.field_is_filterable, type: 'boolean' },
  is_comparable: { label: m.field_is_comparable, type: 'boolean' },
  min_value: { label: m.field_min_value, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
  max_value: { label: m.field_max_value, type: 'number', format: 'double', minimum: -1000000000, maximum: 1000000000 },
  precision: { label: m.field_precision, type: 'integer', format: 'int32', minimum: 0, maximum: 6 },
  max_length: { label: m.field_max_length, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
  pattern: { label: m.field_pattern, type: 'string', maxLength: 200 },
  allow_custom: { label: m.field_allow_custom, type: 'boolean' },
  values: { label: m.field_values, type: 'array', maxItems: 500, items: { type: 'object' } },
  synonyms: { label: m.field_synonyms, type: 'array', maxItems: 100, items: { type: 'string', minLength: 1, maxLength: 120 } },
  categories: { label: m.field_categories, type: 'array', maxItems: 300, items: { type: 'object' } },
} as const satisfies Rules
