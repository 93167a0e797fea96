import type { Action, Entity, PermissionName } from '@admin-panel/permissions'

/** TypeScript types `Object.keys` as strings, since an object may have more keys than its type. */
export function keysOf<Key extends string>(fields: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(fields) as Key[]
}

/** TypeScript types a copy of some fields by their names alone. */
export function pick<Fields extends object>(fields: Fields, names: readonly string[]): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name))) as Partial<Fields>
}

/** A field holds a value of its own type, which its format takes. */
export function formatOf(formats: object, field: string) {
  const format: unknown = Reflect.get(formats, field)
  return typeof format === 'function' ? (format as (value: unknown) => string) : undefined
}

/** A name of the contract consists of these two parts. A newer server may know more of them than this build. */
export function splitPermission(permission: PermissionName) {
  const dot = permission.indexOf('.')
  return [permission.slice(0, dot) as Entity, permission.slice(dot + 1) as Action] as const
}

/** The names of the vocabulary, or of a role of a newer server, which a save must keep. */
export function asPermissions(names: Iterable<string>) {
  return [...names] as PermissionName[]
}
