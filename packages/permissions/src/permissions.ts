import type { Entity, PermissionName } from './vocabulary.gen.ts'

/** A permission to check: `entity.action`, or the entity alone, which means its `index`. */
export type Permission = Entity | PermissionName

/** A role as the API sends it; a name without an action means `index`. */
export interface Role {
  /** The short name of the role; `administrator` may do everything. */
  readonly slug: string
  /** The names of the permissions that the role grants. */
  readonly permissions: readonly {
    /** A permission, such as `order.update`. */
    readonly name: string
  }[]
}

/** The settings of {@link createPermissions}. */
export interface PermissionOptions {
  /**
   * Whether the administrator passes every check.
   * @default true
   */
  readonly adminCheck?: boolean
  /**
   * The slug of the administrator's role.
   * @default 'administrator'
   */
  readonly administrator?: string
  /**
   * Names of permissions and parts that the back end has no operation for: every user lacks them.
   * @default none
   */
  readonly lacking?: ReadonlySet<string> | undefined
}

/** Why a user has a permission or not. */
export interface Explanation {
  /** The full name of the permission. */
  readonly permission: PermissionName
  /** Whether the action is permitted. */
  readonly allowed: boolean
  /** Why: `missing` is a permission that none of the roles grants, `no-roles` a user without any, `absent` what the back end lacks. */
  readonly reason: 'absent' | 'administrator' | 'granted' | 'missing' | 'no-roles' | 'anonymous'
  /** The slugs of the roles that grant it. */
  readonly grantedBy: readonly string[]
  /** The slugs of all of the user's roles. */
  readonly roles: readonly string[]
}

/** The checks of one user. */
export interface Permissions {
  /** Whether every check passes because of the administrator's role. */
  readonly administrator: boolean
  /** The union of what all roles grant, as full names. */
  readonly names: ReadonlySet<string>
  /** Whether the user has the permission. It is one look-up in a set, and `false` for `undefined`. */
  readonly can: (permission: Permission) => boolean
  /** Whether the user has all of the permissions; `true` for none. */
  readonly canAll: (permissions: readonly Permission[]) => boolean
  /** Whether the user has any of the permissions; `false` for none. */
  readonly canAny: (permissions: readonly Permission[]) => boolean
  /** Whether the back end lacks a permission or a part of the contract, for every user. */
  readonly lacks: (name: string) => boolean
  /** Explains the result of a check, for support and for an access-denied page. */
  readonly explain: (permission: Permission) => Explanation
  /** The first entry that needs no permission, or one that is granted. */
  readonly first: <T extends object>(
    entries: readonly (T & {
      /** The permission that the entry needs; none if absent. */
      readonly permission?: Permission | undefined
    })[],
  ) => T | undefined
}

/**
 * Creates the checks for the union of a user's roles.
 * @param roles - `null` for a visitor who is not signed in
 * @example
 * const permissions = createPermissions([{ slug: 'support', permissions: [{ name: 'order.index' }] }])
 * permissions.can('order') // true
 * permissions.can('order.update') // false
 */
export function createPermissions(
  roles: readonly Role[] | null,
  { adminCheck = true, administrator: slug = 'administrator', lacking }: PermissionOptions = {},
): Permissions {
  const userRoles = roles ?? []
  const lacks = (name: string) => !!lacking?.has(name)
  const administrator = adminCheck && userRoles.some((role) => role.slug === slug)
  const names = new Set<string>()
  // It holds `order` beside `order.index`, so a check is one look-up and builds no string.
  const granted = new Set<string>()
  for (const role of userRoles)
    for (const { name } of role.permissions) {
      const permissionName = fullName(name)
      if (lacks(permissionName)) continue
      names.add(permissionName)
      granted.add(permissionName)
      if (permissionName.endsWith('.index')) granted.add(permissionName.slice(0, -6))
    }

  // JavaScript callers may pass undefined, which must fail even for an administrator.
  const can = administrator
    ? (permission: Permission) => !!permission && !lacks(permission)
    : (permission: Permission) => granted.has(permission)

  return {
    administrator,
    names,
    can,
    canAll: (permissions) => permissions.every(can),
    canAny: (permissions) => permissions.some(can),
    lacks,
    explain(permission) {
      const permissionName = fullName(permission)
      const allowed = can(permission)
      const grantedBy = userRoles
        .filter((role) => role.permissions.some(({ name }) => fullName(name) === permissionName))
        .map((role) => role.slug)
      return {
        permission: permissionName,
        allowed,
        reason: lacks(permissionName)
          ? 'absent'
          : administrator
            ? 'administrator'
            : allowed
              ? 'granted'
              : userRoles.length > 0
                ? 'missing'
                : roles
                  ? 'no-roles'
                  : 'anonymous',
        grantedBy,
        roles: userRoles.map((role) => role.slug),
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
