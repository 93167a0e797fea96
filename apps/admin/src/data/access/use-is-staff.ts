import { useSession } from '#data/queries.ts'

/** Staff work with the records of all companies, sellers only with their own. The server enforces it. */
export function useIsStaff() {
  const { user } = useSession()
  return user?.roles.some(({ scope }) => scope === 'all') ?? false
}
