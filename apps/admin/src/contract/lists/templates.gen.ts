// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const templatesListRules = {
  page: { type: 'integer', format: 'int32', minimum: 1, maximum: 1000, default: 1 },
  per_page: { type: 'number', enum: [10, 20, 50, 100], default: 20 },
  after: { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength: 12000 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
  event: { label: m.filter_event, type: 'array', maxItems: 9, items: { type: 'string', enum: ['password_reset', 'user_invite', 'moderation_decision', 'company_suspended', 'order_new', 'order_cancelled', 'contract_expiring', 'review_rejected', 'brand_decision'] } },
  channel: { label: m.filter_channel, type: 'array', maxItems: 4, items: { type: 'string', enum: ['email', 'sms', 'push', 'in_app'] } },
  locale: { label: m.filter_locale, type: 'array', maxItems: 4, items: { type: 'string', enum: ['ru', 'en', 'kk', 'be'] } },
  is_active: { label: m.filter_templatesList_is_active, type: 'boolean' },
  sort: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['code', '-code', 'event', '-event', 'channel', '-channel', 'updated_at', '-updated_at'] } },
} as const satisfies Rules
