// Generated from openapi/*.tsp by `pnpm gen`. Do not edit.

import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export const roleScopeWords: Readonly<Record<Schemas['RoleScope'], () => string>> = {
  'all': m.enum_role_scope_all,
  'own': m.enum_role_scope_own,
}
