import type { Schemas } from '@admin-panel/sdk'

/** The entity of the change log and its event; `webhook.test` is a test. */
export type WebhookType = 'webhook.test' | `${string}.${Schemas['AuditEvent']}`

/** The body of a delivery: the record and the event, without fields of the record. */
export interface WebhookEvent {
  /** The entity and the event, such as `order.status_changed`; `webhook.test` is a test. */
  readonly type: WebhookType
  /** When it happened, in ISO 8601. */
  readonly timestamp: string
  /** The record. */
  readonly data: {
    /** The entity's name in the change log. */
    readonly entity: string
    /** The record; `null` where the event is of no particular one. */
    readonly id: number | null
    /** The event of the change log, or `test`. */
    readonly event: Schemas['AuditEvent'] | 'test'
    /** The row of the change log, for `client.api.auditLog.view`; `null` for a test. */
    readonly log_id: number | null
  }
}
