import type { Client } from '@admin-panel/sdk'
import type { QueryClient } from '@tanstack/react-query'

/** Clears the query cache when the user changes, so that the next user never sees the data of the last. */
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
