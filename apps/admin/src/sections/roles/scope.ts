import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'

export type RoleScope = Schemas['RoleScope']

export const scopes = { all: m.roles_scope_all, own: m.roles_scope_own } as const satisfies Record<
  RoleScope,
  () => string
>

export const scopeOptions = () => [
  { value: 'all' as const, label: scopes.all() },
  { value: 'own' as const, label: scopes.own() },
]
