// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const companiesCreateRules = {
  type: { label: m.field_type, type: 'string', required: true, enum: ['legal', 'entrepreneur', 'self_employed'] },
  opf: { label: m.field_opf, type: 'string', required: true, minLength: 2, maxLength: 40 },
  full_name: { label: m.field_full_name, type: 'string', required: true, minLength: 3, maxLength: 255 },
  short_name: { label: m.field_short_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  trade_name: { label: m.field_trade_name, type: 'string', required: true, minLength: 2, maxLength: 60 },
  inn: { label: m.field_inn, type: 'string', required: true, minLength: 1, maxLength: 12 },
  kpp: { label: m.field_kpp, type: 'string', maxLength: 9 },
  ogrn: { label: m.field_ogrn, type: 'string', maxLength: 15 },
  okpo: { label: m.field_okpo, type: 'string', maxLength: 10 },
  okved: { label: m.field_okved, type: 'string', pattern: '^([0-9]{2}(\\.[0-9]{1,2}){0,2})?$', maxLength: 8 },
  tax_system: { label: m.field_tax_system, type: 'string', required: true, enum: ['osno', 'usn_income', 'usn_income_expense', 'ausn', 'patent', 'npd'] },
  vat_rate: { label: m.field_vat_rate, type: 'string', required: true, enum: ['none', '0', '5', '7', '10', '20', '22'] },
  head: { label: m.field_head, type: 'object' },
  phone: { label: m.field_phone, type: 'string', required: true, pattern: '^\\+(?:7[346789][0-9]{9}|[1-689][0-9]{6,14})$', maxLength: 16 },
  email: { label: m.field_email, type: 'string', required: true, format: 'email', minLength: 3, maxLength: 254 },
  site: { label: m.field_site, type: 'string', pattern: '^(https?://[^\\s/.]+\\.\\S+)?$', maxLength: 255 },
  logo_id: { label: m.field_logo_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  description: { label: m.field_description, type: 'string', maxLength: 2000 },
  manager_id: { label: m.field_manager_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  payout_frequency: { label: m.field_payout_frequency, type: 'string', enum: ['daily', 'weekly', 'biweekly', 'monthly'] },
  payout_delay_days: { label: m.field_payout_delay_days, type: 'integer', format: 'int32', minimum: 0, maximum: 30 },
} as const satisfies Rules
