// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'

export const systemLatestBuildsRules = {
  t: { type: 'integer', format: 'int64' },
} as const satisfies Rules

export const systemRouteRuleRules = {
  path: { type: 'string', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies Rules
