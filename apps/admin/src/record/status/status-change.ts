import type { Schemas } from '@admin-panel/sdk'

/** A state that a record may be led to, as the server offers it. */
export interface StatusTarget<Status extends string> {
  status: Status
  requires_reason: boolean
  requires_comment: boolean
  reason_operation: Schemas['ReasonOperation'] | null
}

export interface StatusChange<Status extends string> {
  status: Status
  reason_id?: number
  comment?: string
  until?: string
}

/** What the server said of fields. */
export type FieldErrors = Readonly<Partial<Record<string, readonly string[]>>>
