// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const operationReasonsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  operations: { label: m.filter_operations, type: 'array', maxItems: 14, items: { type: 'string', enum: ['order_cancel', 'order_return', 'product_reject', 'product_block', 'moderation_reject', 'moderation_revision', 'company_suspend', 'company_terminate', 'contract_terminate', 'store_point_pause', 'store_point_close', 'user_block', 'review_reject', 'review_hide'] } },
  initiator: { label: m.filter_initiator, type: 'array', maxItems: 5, items: { type: 'string', enum: ['seller', 'buyer', 'marketplace', 'delivery', 'system'] } },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['position', '-position', 'name', '-name', 'usage_count', '-usage_count'] } },
} as const satisfies Rules
