// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const templateEventWords: Readonly<Record<Schemas['TemplateEvent'], () => string>> = {
  'password_reset': m.enum_template_event_password_reset,
  'user_invite': m.enum_template_event_user_invite,
  'moderation_decision': m.enum_template_event_moderation_decision,
  'company_suspended': m.enum_template_event_company_suspended,
  'order_new': m.enum_template_event_order_new,
  'order_cancelled': m.enum_template_event_order_cancelled,
  'contract_expiring': m.enum_template_event_contract_expiring,
  'review_rejected': m.enum_template_event_review_rejected,
  'brand_decision': m.enum_template_event_brand_decision,
}
