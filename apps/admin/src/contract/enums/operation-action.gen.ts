// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const operationActionWords: Readonly<Record<Schemas['OperationAction'], () => string>> = {
  'start': m.enum_operation_action_start,
  'stop': m.enum_operation_action_stop,
  'reject': m.enum_operation_action_reject,
  'withdraw': m.enum_operation_action_withdraw,
  'repeat': m.enum_operation_action_repeat,
  'undo': m.enum_operation_action_undo,
}
