import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type TemplateEvent = Schemas['TemplateEvent']
export type TemplateChannel = Schemas['TemplateChannel']
export type Locale = Schemas['Locale']

export const events: Readonly<Record<TemplateEvent, () => string>> = {
  password_reset: m.templates_event_password_reset,
  user_invite: m.templates_event_user_invite,
  moderation_decision: m.templates_event_moderation_decision,
  company_suspended: m.templates_event_company_suspended,
  order_new: m.templates_event_order_new,
  order_cancelled: m.templates_event_order_cancelled,
  contract_expiring: m.templates_event_contract_expiring,
  review_rejected: m.templates_event_review_rejected,
  brand_decision: m.templates_event_brand_decision,
}

export const channels: Readonly<Record<TemplateChannel, () => string>> = {
  email: m.templates_channel_email,
  sms: m.templates_channel_sms,
  push: m.templates_channel_push,
  in_app: m.templates_channel_in_app,
}

export const locales: Readonly<Record<Locale, () => string>> = {
  ru: m.templates_locale_ru,
  en: m.templates_locale_en,
  kk: m.templates_locale_kk,
  be: m.templates_locale_be,
}

export function choices<Name extends string>(labels: Readonly<Record<Name, () => string>>) {
  // The records above name every value of the contract, and nothing else.
  return (Object.keys(labels) as Name[]).map((value) => ({ value, label: labels[value]() }))
}
