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
