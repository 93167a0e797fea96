import { useSession } from '#data/queries.ts'

/** Whether the user works for sellers alone: every role is narrowed to its own companies. */
export function useIsSeller() {
  const { user } = useSession()
  return user !== null && user.roles.length > 0 && user.roles.every(({ scope }) => scope === 'own')
}
