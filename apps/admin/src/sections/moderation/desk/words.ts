import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type RequestStatus = Schemas['ModerationStatus']

export const requestStatuses: Statuses<RequestStatus> = {
  new: { label: m.moderation_status_new, action: m.moderation_to_new, tone: 'grey' },
  in_work: { label: m.moderation_status_in_work, action: m.moderation_to_in_work, tone: 'blue' },
  approved: { label: m.moderation_status_approved, action: m.moderation_to_approved, tone: 'green' },
  rejected: { label: m.moderation_status_rejected, action: m.moderation_to_rejected, tone: 'red', isDanger: true },
  revision: { label: m.moderation_status_revision, action: m.moderation_to_revision, tone: 'amber' },
  cancelled: { label: m.moderation_status_cancelled, action: m.moderation_to_cancelled, tone: 'grey', isDanger: true },
}

/** The states in which a request waits for a decision. */
export const TO_DECIDE: readonly RequestStatus[] = ['new', 'in_work']

/** The states in which a request is not closed. */
export const OPEN: readonly RequestStatus[] = [...TO_DECIDE, 'revision']

type Words<Value extends string> = Readonly<Record<Value, () => string>>

export const entityNames: Words<Schemas['ModeratedEntity']> = {
  product: m.moderation_entity_product,
  company: m.moderation_entity_company,
  'store-point': m.moderation_entity_store_point,
  'bank-detail': m.moderation_entity_bank_detail,
}

export const kindNames: Words<Schemas['ModerationKind']> = {
  create: m.moderation_kind_create,
  update: m.moderation_kind_update,
}

export const priorityNames: Words<Schemas['ModerationPriority']> = {
  high: m.moderation_priority_high,
  normal: m.moderation_priority_normal,
  low: m.moderation_priority_low,
}

export const resolutionNames: Words<Schemas['BrandResolution']> = {
  created: m.moderation_resolution_created,
  merged: m.moderation_resolution_merged,
  rejected: m.moderation_resolution_rejected,
}

export const brandKinds: Words<Schemas['BrandKind']> = {
  aftermarket: m.brands_kind_aftermarket,
  oem: m.brands_kind_oem,
  own: m.brands_kind_own,
}

export function optionsOf<Value extends string>(words: Words<Value>) {
  // The record names every value of the contract, and nothing else.
  return (Object.keys(words) as Value[]).map((value) => ({ value, label: words[value]() }))
}
