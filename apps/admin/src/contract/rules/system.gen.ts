// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const systemFailureRules = {
  status: { label: m.filter_systemFailure_status, type: 'number', required: true, enum: [401, 403, 404, 409, 422, 429, 500, 503] },
} as const satisfies Rules

export const systemLatestBuildsRules = {
  t: { label: m.filter_t, type: 'integer', format: 'int64' },
} as const satisfies Rules

export const systemRouteRuleRules = {
  path: { label: m.filter_path, type: 'string', required: true, minLength: 1, maxLength: 2000 },
} as const satisfies Rules
