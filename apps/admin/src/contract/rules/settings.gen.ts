// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const settingsUpsertRules = {
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  items: { label: m.field_settingsUpsert_items, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  lines: { label: m.field_lines, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
  dry_run: { label: m.field_dry_run, type: 'boolean', default: false },
  skip_invalid: { label: m.field_skip_invalid, type: 'boolean', default: false },
} as const satisfies Rules
