// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const contractsCreateRules = {
  company_id: { label: m.field_company_id, type: 'integer', required: true, format: 'int64', minimum: 1, maximum: 9007199254740991 },
  number: { label: m.field_number, type: 'string', required: true, minLength: 1, maxLength: 50 },
  type: { label: m.field_contractsCreate_type, type: 'string', required: true, enum: ['agency', 'commission', 'supply', 'service'] },
  signed_at: { label: m.field_signed_at, type: 'string', required: true, format: 'date' },
  start_date: { label: m.field_start_date, type: 'string', required: true, format: 'date' },
  end_date: { label: m.field_end_date, type: 'string', format: 'date' },
  auto_renewal: { label: m.field_auto_renewal, type: 'boolean' },
  file_ids: { label: m.field_file_ids, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  payout_frequency: { label: m.field_payout_frequency, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
  payout_delay_days: { label: m.field_payout_delay_days, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
} as const satisfies Rules

export const contractsExportRules = {
  format: { label: m.filter_format, type: 'string', required: true, enum: ['csv', 'csv_raw', 'xlsx'] },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_contractsExport_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  type: { label: m.filter_contractsExport_type, type: 'array', maxItems: 4, items: { type: 'string', enum: ['agency', 'commission', 'supply', 'service'] } },
  status: { label: m.filter_contractsExport_status, type: 'array', maxItems: 4, items: { type: 'string', enum: ['draft', 'active', 'expired', 'terminated'] } },
  auto_renewal: { label: m.filter_auto_renewal, type: 'boolean' },
  ends_soon: { label: m.filter_ends_soon, type: 'boolean' },
  end_from: { label: m.filter_end_from, type: 'string', format: 'date' },
  end_to: { label: m.filter_end_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['start_date', '-start_date', 'end_date', '-end_date', 'number', '-number', 'created_at', '-created_at'] } },
} as const satisfies Rules

export const contractsListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_contractsList_company_id, type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  type: { label: m.filter_contractsList_type, type: 'array', maxItems: 4, items: { type: 'string', enum: ['agency', 'commission', 'supply', 'service'] } },
  status: { label: m.filter_contractsList_status, type: 'array', maxItems: 4, items: { type: 'string', enum: ['draft', 'active', 'expired', 'terminated'] } },
  auto_renewal: { label: m.filter_auto_renewal, type: 'boolean' },
  ends_soon: { label: m.filter_ends_soon, type: 'boolean' },
  end_from: { label: m.filter_end_from, type: 'string', format: 'date' },
  end_to: { label: m.filter_end_to, type: 'string', format: 'date' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['start_date', '-start_date', 'end_date', '-end_date', 'number', '-number', 'created_at', '-created_at'] } },
} as const satisfies Rules

export const contractsOptionsRules = {
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  company_id: { label: m.filter_contractsOptions_company_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  ids: { type: 'array', maxItems: 100, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  limit: { type: 'integer', format: 'int32', minimum: 1, maximum: 100, default: 50 },
} as const satisfies Rules

export const contractsStatusChangeRules = {
  status: { label: m.field_status, type: 'string', required: true, enum: ['draft', 'active', 'expired', 'terminated'] },
  reason_id: { label: m.field_reason_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  comment: { label: m.field_comment, type: 'string', maxLength: 1000 },
  until: { label: m.field_until, type: 'string', format: 'date-time' },
} as const satisfies Rules

export const contractsUpdateRules = {
  number: { label: m.field_number, type: 'string', minLength: 1, maxLength: 50 },
  type: { label: m.field_contractsUpdate_type, type: 'string', enum: ['agency', 'commission', 'supply', 'service'] },
  signed_at: { label: m.field_signed_at, type: 'string', format: 'date' },
  start_date: { label: m.field_start_date, type: 'string', format: 'date' },
  end_date: { label: m.field_end_date, type: 'string', format: 'date' },
  auto_renewal: { label: m.field_auto_renewal, type: 'boolean' },
  file_ids: { label: m.field_file_ids, type: 'array', maxItems: 20, items: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 } },
  payout_frequency: { label: m.field_payout_frequency, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
  payout_delay_days: { label: m.field_payout_delay_days, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
} as const satisfies Rules
