import type { Permission, PermissionName } from '@admin-panel/permissions'
import { permissionName } from '#text/permission-labels.ts'
import { splitPermission } from '#text/trusted.ts'
import type { Screen } from '#page/section.ts'

export interface MissingPermission {
  permission: PermissionName
  /** The titles of the screens that stay closed without it. */
  screens: string[]
}

const entityOf = (permission: Permission) => splitPermission(permissionName(permission))[0]

/** Permissions that screens require besides the granted ones, which are useless without them. */
export function missingPermissions(
  grantedNames: readonly PermissionName[],
  screens: readonly Screen[],
): MissingPermission[] {
  const titlesByPermission = new Map<PermissionName, Set<string>>()
  for (const screen of screens) {
    const required = (screen.permissions ?? []).map(permissionName)
    if (!required.some((name) => grantedNames.includes(name)) && !grantedNames.some((name) => leadsTo(name, required)))
      continue
    const list = listOf(screen, screens)
    for (const [of, names] of [
      [screen, required.some((name) => grantedNames.includes(name)) ? required : []],
      [list, list && isReachedThrough(screen, list, screens) ? (list.permissions ?? []).map(permissionName) : []],
    ] as const)
      for (const name of names)
        if (of && !grantedNames.includes(name))
          titlesByPermission.set(name, (titlesByPermission.get(name) ?? new Set()).add(of.title()))
  }
  return [...titlesByPermission].map(([permission, titles]) => ({ permission, screens: [...titles] }))
}

/** A record's permission needs its own list; permissions that only fill pickers open no screen. */
function leadsTo(name: PermissionName, required: readonly PermissionName[]) {
  const [entity, action] = splitPermission(name)
  return action !== 'list' && required.some((other) => entityOf(other) === entity)
}

/** The list of a record's screen: the nearest screen above it. */
function listOf({ path }: Screen, screens: readonly Screen[]) {
  return screens
    .filter((other) => path.startsWith(`${other.path}/`) && !other.path.includes(':'))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** Whether the records appear only inside another resource's list. */
function isReachedThrough(screen: Screen, list: Screen, screens: readonly Screen[]) {
  const entities = (screen.permissions ?? []).map(entityOf)
  const isList = ({ path, permissions = [] }: Screen) =>
    !/:|\/new$|\/create$/.test(path) && permissions.some((name) => entities.includes(entityOf(name)))
  return !isList(list) && !screens.some(isList)
}
