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
