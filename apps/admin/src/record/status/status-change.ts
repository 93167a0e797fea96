import type { Schemas } from '@admin-panel/sdk'

/** A legal target state of a record, as the server offers it. */
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

/** The server's field errors. */
export type FieldErrors = Readonly<Partial<Record<string, readonly string[]>>>
