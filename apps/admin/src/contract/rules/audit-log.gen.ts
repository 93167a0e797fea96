// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const auditLogRevealRules = {
  entity: { label: m.field_entity, type: 'string', required: true, pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
  entity_id: { label: m.field_entity_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  fields: { label: m.field_fields, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 80 } },
  reason: { label: m.field_reason, type: 'string', required: true, minLength: 5, maxLength: 500 },
} as const satisfies Rules
