export { createPermissions } from './permissions.ts'
export type { Explanation, Permission, PermissionOptions, Permissions, Role } from './permissions.ts'
export { vocabulary } from './vocabulary.gen.ts'
export type { Action, Entity, PermissionName } from './vocabulary.gen.ts'
