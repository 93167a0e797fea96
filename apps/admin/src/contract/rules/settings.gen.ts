// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const settingsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  group: { label: m.filter_group, type: 'string', enum: ['general', 'catalog', 'orders', 'delivery', 'moderation', 'access', 'log', 'maps'] },
  type: { label: m.filter_type, type: 'array', maxItems: 6, items: { type: 'string', enum: ['int', 'string', 'bool', 'json', 'duration', 'money'] } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['group', '-group', 'key', '-key', 'label', '-label', 'updated_at', '-updated_at'] } },
} as const satisfies Rules

export const settingsUpdateRules = {
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  value: { label: m.field_value,  },
  label: { label: m.field_label, type: 'string', pattern: '\\S', minLength: 2, maxLength: 150 },
  group: { label: m.field_group, type: 'string', enum: ['general', 'catalog', 'orders', 'delivery', 'moderation', 'access', 'log', 'maps'] },
} as const satisfies Rules

export const settingsUpsertRules = {
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  items: { label: m.field_settingsUpsert_items, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  lines: { label: m.field_lines, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
  dry_run: { label: m.field_dry_run, type: 'boolean', default: false },
  skip_invalid: { label: m.field_skip_invalid, type: 'boolean', default: false },
} as const satisfies Rules
