import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type RequestStatus = Schemas['ModerationStatus']

export const requestStatuses: Statuses<RequestStatus> = {
  new: { label: m.enum_moderation_status_new, action: m.moderation_to_new },
  in_work: { label: m.enum_moderation_status_in_work, action: m.moderation_to_in_work },
  approved: { label: m.enum_moderation_status_approved, action: m.moderation_to_approved },
  rejected: { label: m.enum_moderation_status_rejected, action: m.moderation_to_rejected, isDanger: true },
  revision: { label: m.enum_moderation_status_revision, action: m.moderation_to_revision },
  cancelled: {
    label: m.enum_moderation_status_cancelled,
    action: m.moderation_to_cancelled,
    isDanger: true,
  },
}

/** The states that await a decision. */
export const TO_DECIDE: readonly RequestStatus[] = ['new', 'in_work']

/** The states of an open request. */
export const OPEN: readonly RequestStatus[] = [...TO_DECIDE, 'revision']
