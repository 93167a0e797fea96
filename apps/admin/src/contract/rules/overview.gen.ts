// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const overviewCountsRules = {
  of: { label: m.filter_of, type: 'string', required: true, enum: ['orders', 'subOrders', 'moderation', 'brandModeration', 'reviews', 'products', 'productOffers', 'companies', 'brandAliases', 'auditLog'] },
  queries: { label: m.filter_queries, type: 'array', maxItems: 30, items: { type: 'string', pattern: '^[^?#,\\s]+$', maxLength: 2000 } },
} as const satisfies Rules

export const overviewOrdersRules = {
  days: { label: m.filter_days, type: 'number', enum: [7, 30, 90], default: 7 },
} as const satisfies Rules
