// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const systemLatestBuildsRules = {
  t: { label: m.filter_t, type: 'integer', format: 'int64' },
} as const satisfies Rules

export const systemRouteRuleRules = {
  path: { label: m.filter_systemRouteRule_path, type: 'string', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies Rules
