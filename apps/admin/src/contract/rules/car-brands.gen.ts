// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const carBrandsCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  name_ru: { label: m.field_name_ru, type: 'string', maxLength: 60 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  country_code: { label: m.field_country_code, type: 'string', pattern: '^[A-Z]{2}$' },
  logo_id: { label: m.field_logo_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  is_popular: { label: m.field_is_popular, type: 'boolean' },
  year_from: { label: m.field_year_from, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  year_to: { label: m.field_year_to, type: 'integer', format: 'int32', minimum: 1880, maximum: 2100 },
  tecdoc_id: { label: m.field_tecdoc_id, type: 'integer', format: 'int32', minimum: 1 },
} as const satisfies Rules
