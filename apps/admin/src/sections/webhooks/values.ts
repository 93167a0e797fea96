import type { Schemas } from '@admin-panel/sdk'
import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { entityInWords } from '#text/in-words.ts'

export type Webhook = Schemas['Webhook']

export interface WebhookValues {
  name: string
  url: string
  entities: string[]
  events: Schemas['AuditEvent'][]
}

export function valuesOf(webhook: Webhook | null): WebhookValues {
  return {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    entities: webhook?.entities ?? [],
    events: webhook?.events ?? [],
  }
}

export function payloadOf(values: WebhookValues): WebhookValues {
  return { ...values, name: values.name.trim(), url: values.url.trim() }
}

const listText = (words: string[], all: string) => words.join(', ') || all

export const entitiesInWords = (entities: readonly string[]) =>
  listText(entities.map(entityInWords), m.webhooks_all_entities())

export const eventsInWords = (events: readonly Schemas['AuditEvent'][]) =>
  listText(
    events.map((event) => auditEventWords[event]()),
    m.webhooks_all_events(),
  )

const isEvent = (value: unknown): value is Schemas['AuditEvent'] =>
  typeof value === 'string' && Object.hasOwn(auditEventWords, value)

/** Formats a field's value for the conflict dialog. */
export function showValue(field: string, value: unknown): string {
  if (field === 'entities' && Array.isArray(value)) return entitiesInWords(value.map(String))
  if (field === 'events' && Array.isArray(value)) return eventsInWords(value.filter(isEvent))
  return formatUnknown(value)
}

/** The entity and event of a delivery, «Заказы: Создано»; a test has no event of the log. */
export function typeInWords({ type, entity }: { type: string; entity: string }): string {
  const event = type.slice(entity.length + 1)
  if (event === 'test') return m.webhooks_test_event()
  const words: Readonly<Partial<Record<string, () => string>>> = auditEventWords
  return `${entityInWords(entity)}: ${words[event]?.() ?? event}`
}
