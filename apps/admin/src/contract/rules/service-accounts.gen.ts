// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const serviceAccountsCreateRules = {
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 60 },
  role_ids: { label: m.field_role_ids, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_ids: { label: m.field_company_ids, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
} as const satisfies Rules
