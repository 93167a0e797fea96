import { useSession } from './queries.ts'
import { useIsStaff } from './use-is-staff.ts'

/** The one company that the user acts for; null for staff, and for who acts for several. */
export function useOnlyCompany() {
  const { user } = useSession()
  const isStaff = useIsStaff()
  const [only, ...others] = isStaff ? [] : (user?.company_ids ?? [])
  return only !== undefined && others.length === 0 ? only : null
}
