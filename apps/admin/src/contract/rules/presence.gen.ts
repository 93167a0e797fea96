// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const presenceLeaveRules = {
  entity: { label: m.field_entity, type: 'string', required: true, pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
  entity_id: { label: m.field_entity_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
} as const satisfies Rules

export const presenceReportRules = {
  entity: { label: m.field_entity, type: 'string', required: true, pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 40 },
  entity_id: { label: m.field_entity_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  is_editing: { label: m.field_is_editing, type: 'boolean', required: true },
} as const satisfies Rules
