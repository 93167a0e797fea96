// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const operationItemStateWords: Readonly<Record<Schemas['OperationItemState'], () => string>> = {
  'pending': m.enum_operation_item_state_pending,
  'changed': m.enum_operation_item_state_changed,
  'unchanged': m.enum_operation_item_state_unchanged,
  'skipped': m.enum_operation_item_state_skipped,
}
