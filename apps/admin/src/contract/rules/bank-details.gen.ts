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
