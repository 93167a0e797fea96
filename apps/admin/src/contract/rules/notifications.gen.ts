// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const notificationsCreateRules = {
  title: { label: m.field_title, type: 'string', required: true, minLength: 2, maxLength: 200 },
  body: { label: m.field_notificationsCreate_body, type: 'string', required: true, minLength: 2, maxLength: 2000 },
  role_ids: { label: m.field_role_ids, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
} as const satisfies Rules

export const notificationsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  is_read: { label: m.filter_is_read, type: 'boolean' },
  type: { label: m.filter_notificationsList_type, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[a-z][a-z_]*$', maxLength: 40 } },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at'] } },
} as const satisfies Rules

export const notificationsOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const notificationsUpdateRules = {
  is_read: { label: m.field_is_read, type: 'boolean', required: true },
} as const satisfies Rules
