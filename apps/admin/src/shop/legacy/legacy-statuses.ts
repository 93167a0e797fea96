import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

/** The mapping states of a legacy record. */
export const legacyStatuses: Statuses<Schemas['LegacyStatus']> = {
  unmapped: { label: m.enum_legacy_status_unmapped, action: m.legacy_to_unmapped },
  mapped: { label: m.enum_legacy_status_mapped, action: m.legacy_to_mapped },
  ignored: { label: m.enum_legacy_status_ignored, action: m.legacy_to_ignored },
}
