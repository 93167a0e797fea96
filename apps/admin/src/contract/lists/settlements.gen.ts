// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const settlementsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_settlementsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  status: { label: m.filter_settlementsList_status, type: 'array', maxItems: 6, items: { type: 'string', enum: ['open', 'closed', 'approved', 'sent', 'paid', 'returned'] } },
  is_due: { label: m.filter_is_due, type: 'boolean' },
  is_held: { label: m.filter_is_held, type: 'boolean' },
  is_objected: { label: m.filter_is_objected, type: 'boolean' },
  is_payable: { label: m.filter_is_payable, type: 'boolean' },
  ended_from: { label: m.filter_ended_from, type: 'string', format: 'date' },
  ended_to: { label: m.filter_ended_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['period_to', '-period_to', 'due_on', '-due_on', 'payable_kopecks', '-payable_kopecks'] } },
} as const satisfies Rules
