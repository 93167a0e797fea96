import type { Permission } from '@admin-panel/permissions'
import { useCan, useSession } from '#data/queries.ts'
import { OF_STAFF, useHidden } from './hidden.ts'

/** Staff work with the records of all companies, sellers only with their own. The server enforces it. */
export function useIsStaff() {
  const { user } = useSession()
  return user?.roles.some(({ scope }) => scope === 'all') ?? false
}

/** For actions of staff alone, which the page explains to a seller who has the right. */
export function useCanAsStaff(permission: Permission) {
  const isHeld = useCan(permission)
  const isStaff = useIsStaff()
  useHidden(OF_STAFF, isHeld && !isStaff)
  return isHeld && isStaff
}
