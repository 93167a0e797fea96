// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const brandModerationCreateRules = {
  proposed_name: { label: m.field_proposed_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  proposed_synonyms: { label: m.field_proposed_synonyms, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 120 } },
  site: { label: m.field_site, type: 'string', pattern: '^https?://[^\\s/]+(/\\S*)?$', maxLength: 200 },
  country_code: { label: m.field_country_code, type: 'string', pattern: '^[A-Z]{2}$' },
  document_ids: { label: m.field_document_ids, type: 'array', maxItems: 10, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  samples: { label: m.field_samples, type: 'array', maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 32 } },
  company_id: { label: m.field_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
} as const satisfies Rules
