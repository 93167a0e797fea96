// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const translationsDeleteByParamsRules = {
  group: { label: m.filter_group, type: 'string', pattern: '^[a-z0-9_.-]+$', maxLength: 60 },
  key: { label: m.filter_key, type: 'string', pattern: '^[a-z0-9_.-]+$', maxLength: 120 },
  locale: { label: m.filter_locale, type: 'string', enum: ['ru', 'en', 'kk', 'be'] },
  dry_run: { type: 'boolean', default: false },
} as const satisfies Rules

export const translationsExportRules = {
  format: { label: m.filter_format, type: 'string', required: true, enum: ['csv', 'csv_raw', 'xlsx'] },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  group: { label: m.filter_group, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[a-z0-9_.-]+$', maxLength: 60 } },
  missing: { label: m.filter_missing, type: 'array', maxItems: 4, items: { type: 'string', enum: ['ru', 'en', 'kk', 'be'] } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['key', '-key', 'updated_at', '-updated_at'] } },
} as const satisfies Rules

export const translationsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  group: { label: m.filter_group, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[a-z0-9_.-]+$', maxLength: 60 } },
  missing: { label: m.filter_missing, type: 'array', maxItems: 4, items: { type: 'string', enum: ['ru', 'en', 'kk', 'be'] } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['key', '-key', 'updated_at', '-updated_at'] } },
} as const satisfies Rules

export const translationsOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const translationsUpsertRules = {
  items: { label: m.field_translationsUpsert_items, type: 'array', required: true, minItems: 1, maxItems: 1000, items: { type: 'object' } },
  lines: { label: m.field_lines, type: 'array', maxItems: 1000, items: { type: 'integer', format: 'int32', minimum: 1, maximum: 10000000 } },
  dry_run: { label: m.field_dry_run, type: 'boolean', default: false },
  skip_invalid: { label: m.field_skip_invalid, type: 'boolean', default: false },
} as const satisfies Rules
