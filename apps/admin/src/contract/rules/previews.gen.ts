// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const previewsStartRules = {
  user_id: { label: m.field_user_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  role_id: { label: m.field_role_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  company_id: { label: m.field_previewsStart_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  reason: { label: m.field_previewsStart_reason, type: 'string', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Rules
