// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const categoryTreeCreateNodeRules = {
  parent_id: { label: m.field_parent_id, type: 'integer', format: 'int64', minimum: 1, maximum: 9007199254740991 },
  name: { label: m.field_name, type: 'string', required: true, minLength: 2, maxLength: 120 },
  slug: { label: m.field_slug, type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', minLength: 1, maxLength: 80 },
  position: { label: m.field_position, type: 'integer', format: 'int32', minimum: 1, maximum: 10000 },
} as const satisfies Rules
