// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const brandModerationListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_brandModerationList_status, type: 'array', maxItems: 6, items: { type: 'string', enum: ['new', 'in_work', 'approved', 'rejected', 'revision', 'cancelled'] } },
  resolution: { label: m.filter_resolution, type: 'array', maxItems: 3, items: { type: 'string', enum: ['created', 'merged', 'rejected'] } },
  company_id: { label: m.filter_brandModerationList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  assignee_id: { label: m.filter_assignee_id, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^(me|none|[1-9][0-9]{0,15})$', maxLength: 16 } },
  overdue: { label: m.filter_overdue, type: 'boolean' },
  created_from: { label: m.filter_brandModerationList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_brandModerationList_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['due_at', '-due_at', 'created_at', '-created_at', 'proposed_name', '-proposed_name', 'attempt', '-attempt'] } },
} as const satisfies Rules
