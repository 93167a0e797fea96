import type { Entity, PermissionName } from './vocabulary.gen.ts'

/** A permission to ask for: `entity.action`, or the entity alone, which means its `index` (P1). */
export type Permission = Entity | PermissionName

export interface Role {
  readonly slug: string
  readonly permissions: readonly { readonly name: string }[]
}

export interface PermissionOptions {
  /** Whether the administrator passes every check (P2, P4); `true` unless said otherwise. */
  readonly adminCheck?: boolean
  /** The slug of the administrator's role. */
  readonly administrator?: string
}

/** Why a permission is there or not; `grantedBy` and `roles` hold role slugs. */
export interface Explanation {
  readonly permission: PermissionName
  readonly allowed: boolean
  readonly reason: 'administrator' | 'granted' | 'missing' | 'no-roles' | 'anonymous'
  readonly grantedBy: readonly string[]
  readonly roles: readonly string[]
}

export interface Permissions {
  /** Whether every check passes because of the administrator's role. */
  readonly administrator: boolean
  /** The union of what all roles grant, as full names. */
  readonly names: ReadonlySet<string>
  readonly can: (permission: Permission) => boolean
  readonly canAll: (permissions: readonly Permission[]) => boolean
  readonly canAny: (permissions: readonly Permission[]) => boolean
  readonly explain: (permission: Permission) => Explanation
  /** The first entry that needs no permission, or one that is granted. */
  readonly first: <T extends object>(
    entries: readonly (T & { readonly permission?: Permission | undefined })[],
  ) => T | undefined
}

/** The checks for the union of these roles (P3); `null` stands for nobody signed in. */
export function createPermissions(
  roles: readonly Role[] | null,
  { adminCheck = true, administrator: slug = 'administrator' }: PermissionOptions = {},
): Permissions {
  const held = roles ?? []
  const administrator = adminCheck && held.some((role) => role.slug === slug)
  const names = new Set<string>()
  // Holds `order` beside `order.index`, so that a check is one look-up without building a string.
  const granted = new Set<string>()
  for (const role of held)
    for (const { name } of role.permissions) {
      const full = fullName(name)
      names.add(full)
      granted.add(full)
      if (full.endsWith('.index')) granted.add(full.slice(0, -6))
    }

  // JavaScript callers may pass undefined, which must never pass as everything does for an administrator.
  const can = administrator
    ? (permission: Permission) => !!permission
    : (permission: Permission) => granted.has(permission)

  return {
    administrator,
    names,
    can,
    canAll: (permissions) => permissions.every(can),
    canAny: (permissions) => permissions.some(can),
    explain(permission) {
      const full = fullName(permission)
      const allowed = can(permission)
      const grantedBy = held
        .filter((role) => role.permissions.some(({ name }) => fullName(name) === full))
        .map((role) => role.slug)
      return {
        permission: full,
        allowed,
        reason: administrator
          ? 'administrator'
          : allowed
            ? 'granted'
            : held.length > 0
              ? 'missing'
              : roles
                ? 'no-roles'
                : 'anonymous',
        grantedBy,
        roles: held.map((role) => role.slug),
      }
    },
    first: (entries) => entries.find(({ permission }) => permission === undefined || can(permission)),
  }
}

function fullName(permission: Permission): PermissionName
function fullName(name: string): string
function fullName(name: string): string {
  return name.includes('.') ? name : `${name}.index`
}
