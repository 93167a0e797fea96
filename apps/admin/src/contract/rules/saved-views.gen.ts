// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const savedViewsCreateRules = {
  list: { label: m.field_list, type: 'string', required: true, pattern: '^[a-z0-9_-]+(/[a-z0-9_-]+)*$', maxLength: 200 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  query: { label: m.field_query, type: 'string', required: true, pattern: '^[^?#\\s]*$', maxLength: 2000 },
  is_shared: { label: m.field_is_shared, type: 'boolean' },
} as const satisfies Rules

export const savedViewsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  list: { label: m.filter_list, type: 'string', pattern: '^[a-z0-9_-]+(/[a-z0-9_-]+)*$', maxLength: 200 },
} as const satisfies Rules

export const savedViewsUpdateRules = {
  name: { label: m.field_name, type: 'string', minLength: 1, maxLength: 60 },
  query: { label: m.field_query, type: 'string', pattern: '^[^?#\\s]*$', maxLength: 2000 },
  is_shared: { label: m.field_is_shared, type: 'boolean' },
} as const satisfies Rules
