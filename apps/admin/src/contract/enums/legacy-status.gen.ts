// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const legacyStatusWords: Readonly<Record<Schemas['LegacyStatus'], () => string>> = {
  'unmapped': m.enum_legacy_status_unmapped,
  'mapped': m.enum_legacy_status_mapped,
  'ignored': m.enum_legacy_status_ignored,
}
