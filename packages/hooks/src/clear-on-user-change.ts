import type { Client } from '@admin-panel/sdk'
import type { QueryClient } from '@tanstack/react-query'

/** Nothing that one user has loaded may be shown to the next. */
export function clearOnUserChange({ session }: Client, queryClient: QueryClient): void {
  let owner = session.getSnapshot().user?.id
  session.subscribe(() => {
    const next = session.getSnapshot().user?.id
    if (next === owner) return
    if (owner !== undefined) {
      void queryClient.cancelQueries()
      queryClient.clear()
    }
    owner = next
  })
}
