import { useSession } from '#data/queries.ts'
import { useIsStaff } from './use-is-staff.ts'

/** The user's only company; null for staff and for users of several companies. */
export function useOnlyCompany() {
  const { user } = useSession()
  const isStaff = useIsStaff()
  const [only, ...others] = isStaff ? [] : (user?.company_ids ?? [])
  return only !== undefined && others.length === 0 ? only : null
}
