import { useSession } from '#data/queries.ts'

/** Staff see and change what belongs to anybody; a seller, what belongs to the own companies. The server enforces it. */
export function useIsStaff() {
  const { user } = useSession()
  return user?.roles.some(({ scope }) => scope === 'all') ?? false
}
