// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const categoriesUpdateRules = {
  name: { label: m.field_name, type: 'string', minLength: 2, maxLength: 120 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  image_id: { label: m.field_image_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  description: { label: m.field_description, type: 'string', maxLength: 5000 },
  weight_g: { label: m.field_weight_g, type: 'integer', format: 'int32', minimum: 1, maximum: 500000 },
  length_mm: { label: m.field_length_mm, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
  width_mm: { label: m.field_width_mm, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
  height_mm: { label: m.field_height_mm, type: 'integer', format: 'int32', minimum: 1, maximum: 5000 },
  marking_required: { label: m.field_marking_required, type: 'boolean' },
  marking_since: { label: m.field_marking_since, type: 'string', format: 'date' },
  vat_default: { label: m.field_vat_default, type: 'string', enum: ['none', '0', '5', '7', '10', '20', '22'] },
  age_limit: { label: m.field_age_limit, type: 'integer', format: 'int32', minimum: 0, maximum: 18 },
  attributes: { label: m.field_attributes, type: 'array', maxItems: 200, items: { type: 'object' } },
} as const satisfies Rules
