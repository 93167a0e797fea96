// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const companiesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  status: { label: m.filter_companiesList_status, type: 'array', maxItems: 6, items: { type: 'string', enum: ['draft', 'pending', 'active', 'suspended', 'terminated', 'rejected'] } },
  type: { label: m.filter_type, type: 'array', maxItems: 3, items: { type: 'string', enum: ['legal', 'entrepreneur', 'self_employed'] } },
  tax_system: { label: m.filter_tax_system, type: 'array', maxItems: 6, items: { type: 'string', enum: ['osno', 'usn_income', 'usn_income_expense', 'ausn', 'patent', 'npd'] } },
  manager_id: { label: m.filter_manager_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  city_id: { label: m.filter_city_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  has_active_contract: { label: m.filter_has_active_contract, type: 'boolean' },
  contract_ends_soon: { label: m.filter_contract_ends_soon, type: 'boolean' },
  created_from: { label: m.filter_companiesList_created_from, type: 'string', format: 'date' },
  created_to: { label: m.filter_companiesList_created_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at', 'trade_name', '-trade_name', 'rating', '-rating', 'active_offers_count', '-active_offers_count'] } },
} as const satisfies Rules
