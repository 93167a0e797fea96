// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const operationPartWords: Readonly<Record<Schemas['OperationPart'], () => string>> = {
  'source': m.enum_operation_part_source,
  'errors': m.enum_operation_part_errors,
  'result': m.enum_operation_part_result,
}
