// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const categoryTreeNodesRules = {
  parent_id: { type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  depth: { type: 'integer', format: 'int32', minimum: 1, maximum: 6, default: 1 },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
} as const satisfies Rules
