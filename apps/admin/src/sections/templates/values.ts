import type { Schemas } from '@admin-panel/sdk'
import type { Locale, TemplateChannel, TemplateEvent } from './labels.ts'

export type Template = Schemas['Template']

export interface TemplateValues {
  code: string
  event: TemplateEvent
  channel: TemplateChannel
  locale: Locale
  subject: string | null
  body: string
}

export function templateValues(template: Template | null): TemplateValues {
  return {
    code: template?.code ?? '',
    event: template?.event ?? 'moderation_decision',
    channel: template?.channel ?? 'email',
    locale: template?.locale ?? 'ru',
    subject: template?.subject ?? '',
    body: template?.body ?? '',
  }
}

/** Builds the request body: only a mail has a subject. */
export function templatePayload(values: TemplateValues): TemplateValues {
  return {
    ...values,
    code: values.code.trim(),
    subject: values.channel === 'email' ? values.subject?.trim() || null : null,
  }
}
