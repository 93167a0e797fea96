// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const operationStatusWords: Readonly<Record<Schemas['OperationStatus'], () => string>> = {
  'checking': m.enum_operation_status_checking,
  'prepared': m.enum_operation_status_prepared,
  'waiting': m.enum_operation_status_waiting,
  'running': m.enum_operation_status_running,
  'stopped': m.enum_operation_status_stopped,
  'done': m.enum_operation_status_done,
  'failed': m.enum_operation_status_failed,
  'rejected': m.enum_operation_status_rejected,
  'withdrawn': m.enum_operation_status_withdrawn,
  'undone': m.enum_operation_status_undone,
}
