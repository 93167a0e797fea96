// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const notificationsCreateRules = {
  title: { label: m.field_title, type: 'string', required: true, minLength: 2, maxLength: 200 },
  body: { label: m.field_notificationsCreate_body, type: 'string', required: true, minLength: 2, maxLength: 2000 },
  role_ids: { label: m.field_role_ids, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
} as const satisfies Rules
