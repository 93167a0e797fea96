// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const moderationListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  entity: { label: m.filter_entity, type: 'array', maxItems: 4, items: { type: 'string', enum: ['product', 'company', 'store-point', 'bank-detail'] } },
  kind: { label: m.filter_kind, type: 'array', maxItems: 2, items: { type: 'string', enum: ['create', 'update'] } },
  status: { label: m.filter_moderationList_status, type: 'array', maxItems: 6, items: { type: 'string', enum: ['new', 'in_work', 'approved', 'rejected', 'revision', 'cancelled'] } },
  company_id: { label: m.filter_moderationList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  assignee_id: { label: m.filter_assignee_id, type: 'array', maxItems: 100, items: { type: 'string', pattern: '^(me|none|[1-9][0-9]{0,15})$', maxLength: 16 } },
  priority: { label: m.filter_priority, type: 'array', maxItems: 3, items: { type: 'string', enum: ['high', 'normal', 'low'] } },
  overdue: { label: m.filter_overdue, type: 'boolean' },
  reason_id: { label: m.filter_reason_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  created_from: { label: m.filter_moderationList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_moderationList_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['due_at', '-due_at', 'created_at', '-created_at', 'priority', '-priority', 'attempt', '-attempt'] } },
} as const satisfies Rules
