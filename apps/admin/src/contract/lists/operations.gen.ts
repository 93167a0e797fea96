// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const operationsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  mine: { label: m.filter_mine, type: 'boolean' },
  id: { label: m.filter_operationsList_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  awaiting: { label: m.filter_awaiting, type: 'boolean' },
  status: { label: m.filter_operationsList_status, type: 'array', maxItems: 10, items: { type: 'string', enum: ['checking', 'prepared', 'waiting', 'running', 'stopped', 'done', 'failed', 'rejected', 'withdrawn', 'undone'] } },
  kind: { label: m.filter_kind, type: 'array', maxItems: 4, items: { type: 'string', enum: ['change', 'import', 'export', 'restore'] } },
  call: { label: m.filter_call, type: 'array', maxItems: 20, items: { type: 'string', pattern: '^[a-z][A-Za-z]*(\\.[A-Za-z]+)?$', maxLength: 60 } },
  author_id: { label: m.filter_author_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  created_from: { label: m.filter_operationsList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_operationsList_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at'] } },
} as const satisfies Rules
