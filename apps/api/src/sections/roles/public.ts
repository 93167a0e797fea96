export { isAnyBeyond, requireRolesHeld } from './grants.ts'
