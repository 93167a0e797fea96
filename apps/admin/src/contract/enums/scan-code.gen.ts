// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const scanCodeWords: Readonly<Record<Schemas['ScanCode'], () => string>> = {
  'accepted': m.enum_scan_code_accepted,
  'at_pickup': m.enum_scan_code_at_pickup,
  'delivered': m.enum_scan_code_delivered,
  'not_delivered': m.enum_scan_code_not_delivered,
  'returned': m.enum_scan_code_returned,
}
