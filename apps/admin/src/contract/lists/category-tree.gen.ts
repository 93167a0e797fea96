// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const categoryTreeNodesRules = {
  parent_id: { label: m.filter_parent_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  depth: { label: m.filter_categoryTreeNodes_depth, type: 'integer', format: 'int32', minimum: 1, maximum: 6, default: 1 },
  node_id: { label: m.filter_node_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  with_counts: { label: m.filter_with_counts, type: 'boolean', default: false },
  q: { label: m.filter_q, type: 'string', minLength: 2, maxLength: 100 },
} as const satisfies Rules
