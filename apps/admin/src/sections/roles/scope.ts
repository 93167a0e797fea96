import { roleScopeWords } from '#contract/enums/role-scope.gen.ts'
import type { Schemas } from '@admin-panel/sdk'

export type RoleScope = Schemas['RoleScope']

export const scopeOptions = () => [
  { value: 'all' as const, label: roleScopeWords.all() },
  { value: 'own' as const, label: roleScopeWords.own() },
]
