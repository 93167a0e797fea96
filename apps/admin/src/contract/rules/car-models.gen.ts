// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const carModelsCreateRules = {
  car_brand_id: { label: m.field_car_brand_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 1, maxLength: 80 },
  name_ru: { label: m.field_name_ru, type: 'string', maxLength: 80 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  body: { label: m.field_body, type: 'string', required: true, enum: ['sedan', 'hatchback', 'wagon', 'suv', 'minivan', 'pickup', 'van', 'coupe', 'other'] },
  generation: { label: m.field_generation, type: 'string', maxLength: 40 },
  year_from: { label: m.field_year_from, type: 'integer', required: true, format: 'int32', minimum: 1880, maximum: 2100 },
  year_to: { label: m.field_year_to, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  tecdoc_id: { label: m.field_tecdoc_id, type: 'integer', format: 'int32', minimum: 1 },
} as const satisfies Rules
