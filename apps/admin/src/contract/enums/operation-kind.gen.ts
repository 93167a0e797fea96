// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const operationKindWords: Readonly<Record<Schemas['OperationKind'], () => string>> = {
  'change': m.enum_operation_kind_change,
  'import': m.enum_operation_kind_import,
  'export': m.enum_operation_kind_export,
  'restore': m.enum_operation_kind_restore,
}
