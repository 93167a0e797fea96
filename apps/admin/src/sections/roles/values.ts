import type { PermissionName } from '@admin-panel/permissions'
import type { Schemas } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { rolesCreateRules } from '#contract/rules/roles.gen.ts'
import type { RoleScope } from './scope.ts'

export type Role = Schemas['Role']

export interface RoleValues {
  slug: string
  name: string
  description: string | null
  scope: RoleScope
  /** Sorted, so that equal sets are equal values. */
  permissions: PermissionName[]
}

/** The form holds permission names; `roleBody` converts them into the contract's items. */
export const roleRules = {
  ...rolesCreateRules,
  permissions: { ...rolesCreateRules.permissions, items: { type: 'string' } },
} as const satisfies Rules

export const namesOf = ({ permissions }: Role) => permissions.map(({ name }) => name).toSorted()

export function roleValues(role: Role | null): RoleValues {
  return {
    slug: role?.slug ?? '',
    name: role?.name ?? '',
    description: role?.description ?? '',
    scope: role?.scope ?? 'all',
    permissions: role ? namesOf(role) : [],
  }
}

export function rolePayload(values: RoleValues): RoleValues {
  return {
    ...values,
    slug: values.slug.trim(),
    name: values.name.trim(),
    description: values.description?.trim() || null,
  }
}

export function roleBody<Values extends Partial<RoleValues>>({ permissions, ...rest }: Values) {
  return { ...rest, ...(permissions && { permissions: permissions.map((name) => ({ name })) }) }
}
