// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const usersListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_usersList_status, type: 'array', maxItems: 10, items: { type: 'string', enum: ['invited', 'active', 'blocked', 'archived'] } },
  role_id: { label: m.filter_role_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_id: { label: m.filter_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  last_login_from: { label: m.filter_last_login_from, type: 'string', format: 'date' },
  last_login_to: { label: m.filter_last_login_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['last_name', '-last_name', 'email', '-email', 'created_at', '-created_at', 'last_login_at', '-last_login_at'] } },
} as const satisfies Rules
