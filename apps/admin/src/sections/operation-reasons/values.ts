import type { Schemas } from '@admin-panel/sdk'
import type { ReasonInitiator, ReasonOperation } from './labels.ts'

export type Reason = Schemas['OperationReason']

export interface ReasonValues {
  code: string
  operations: ReasonOperation[]
  name: string
  text_public: string | null
  initiator: ReasonInitiator | null
  requires_comment: boolean
  affects_rating: boolean
  order_statuses: Reason['order_statuses']
  subjects: Reason['subjects']
  staff_only: boolean
}

export function reasonValues(reason: Reason | null): ReasonValues {
  return {
    code: reason?.code ?? '',
    operations: reason?.operations ?? [],
    name: reason?.name ?? '',
    text_public: reason?.text_public ?? '',
    initiator: reason?.initiator ?? null,
    requires_comment: reason?.requires_comment ?? false,
    affects_rating: reason?.affects_rating ?? false,
    order_statuses: reason?.order_statuses ?? [],
    subjects: reason?.subjects ?? [],
    staff_only: reason?.staff_only ?? false,
  }
}

/** Builds the request body. */
export function reasonPayload(values: ReasonValues): ReasonValues {
  return {
    ...values,
    code: values.code.trim(),
    operations: values.operations.toSorted(),
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    text_public: values.text_public?.trim() || null,
  }
}
