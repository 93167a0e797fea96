// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Rules } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

export const routeRulesCreateRules = {
  path: { label: m.field_path, type: 'string', required: true, pattern: '^/([^/\\s\\\\?#][^\\s\\\\?#]*)?$', maxLength: 500 },
  redirect: { label: m.field_redirect, type: 'string', required: true, pattern: '^/([^/\\s\\\\][^\\s\\\\]*)?$', maxLength: 2000 },
} as const satisfies Rules
