// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const bankDetailsCreateRules = {
  company_id: { label: m.field_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  bank_name: { label: m.field_bank_name, type: 'string', required: true, minLength: 3, maxLength: 160 },
  bik: { label: m.field_bik, type: 'string', required: true, minLength: 1, maxLength: 9 },
  corr_account: { label: m.field_corr_account, type: 'string', required: true, minLength: 1, maxLength: 24 },
  settlement_account: { label: m.field_settlement_account, type: 'string', required: true, minLength: 1, maxLength: 24 },
  recipient: { label: m.field_recipient, type: 'string', minLength: 3, maxLength: 255 },
  is_default: { label: m.field_is_default, type: 'boolean' },
} as const satisfies Rules

export const bankDetailsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_bankDetailsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  is_default: { label: m.filter_is_default, type: 'boolean' },
  is_active: { label: m.filter_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['created_at', '-created_at', 'bank_name', '-bank_name'] } },
} as const satisfies Rules

export const bankDetailsOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_bankDetailsOptions_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const bankDetailsUpdateRules = {
  bank_name: { label: m.field_bank_name, type: 'string', minLength: 3, maxLength: 160 },
  bik: { label: m.field_bik, type: 'string', minLength: 1, maxLength: 9 },
  corr_account: { label: m.field_corr_account, type: 'string', minLength: 1, maxLength: 24 },
  settlement_account: { label: m.field_settlement_account, type: 'string', minLength: 1, maxLength: 24 },
  recipient: { label: m.field_recipient, type: 'string', minLength: 3, maxLength: 255 },
  is_default: { label: m.field_is_default, type: 'boolean' },
} as const satisfies Rules
