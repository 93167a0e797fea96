// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const recordStateWords: Readonly<Record<Schemas['RecordState'], () => string>> = {
  'present': m.enum_record_state_present,
  'deleted': m.enum_record_state_deleted,
  'absent': m.enum_record_state_absent,
}
