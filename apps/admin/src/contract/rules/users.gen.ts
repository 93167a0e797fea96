// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const usersCreateRules = {
  last_name: { label: m.field_last_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  first_name: { label: m.field_first_name, type: 'string', required: true, minLength: 1, maxLength: 60 },
  middle_name: { label: m.field_middle_name, type: 'string', maxLength: 60 },
  email: { label: m.field_email, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
  phone: { label: m.field_phone, type: 'string', pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
  position: { label: m.field_usersCreate_position, type: 'string', maxLength: 120 },
  role_ids: { label: m.field_role_ids, type: 'array', required: true, minItems: 1, maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  company_ids: { label: m.field_company_ids, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  time_zone: { label: m.field_time_zone, type: 'string', pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$', maxLength: 64 },
} as const satisfies Rules

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
