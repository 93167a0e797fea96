// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const templatesCreateRules = {
  code: { label: m.field_code, type: 'string', required: true, pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$', maxLength: 80 },
  event: { label: m.field_event, type: 'string', required: true, enum: ['password_reset', 'user_invite', 'moderation_decision', 'company_suspended', 'order_new', 'order_cancelled', 'contract_expiring', 'review_rejected', 'brand_decision'] },
  channel: { label: m.field_channel, type: 'string', required: true, enum: ['email', 'sms', 'push', 'in_app'] },
  subject: { label: m.field_subject, type: 'string', maxLength: 200 },
  body: { label: m.field_templatesCreate_body, type: 'string', required: true, minLength: 1, maxLength: 20000 },
  locale: { label: m.field_locale, type: 'string', enum: ['ru', 'en', 'kk', 'be'] },
} as const satisfies Rules
