import type { QueryClient } from '@tanstack/react-query'
import type { Client, Explanation, Permission, Session } from '@admin-panel/sdk'
import { useSyncExternalStore } from 'react'
import { clearOnUserChange } from './clear-on-user-change.ts'
import { createOptions, type OptionFactories } from './options.ts'

/** React's view of a client: the session, its permissions, and options for TanStack Query. */
export interface Hooks extends OptionFactories {
  /** The current session. */
  useSession: () => Session
  /**
   * Whether the user has a permission, or all or any of several; renders again only when the answer changes.
   * @param mode - how several permissions combine, `'all'` by default
   */
  useCan: (permission: Permission | readonly Permission[], mode?: 'all' | 'any') => boolean
  /** Why the user has a permission or not. */
  useExplain: (permission: Permission) => Explanation
}

/**
 * Creates the hooks and option factories of a client. It also clears the query cache when the user changes.
 * @example
 * const { queries, mutations, useCan } = createHooks(client, queryClient)
 */
export function createHooks(client: Client, queryClient: QueryClient): Hooks {
  const { subscribe, getSnapshot, getServerSnapshot } = client.session
  clearOnUserChange(client, queryClient)

  function useSession() {
    return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot)
  }

  function usePermissions() {
    return useSyncExternalStore(
      subscribe,
      () => getSnapshot().permissions,
      () => getServerSnapshot().permissions,
    )
  }

  function useCan(permission: Permission | readonly Permission[], mode: 'all' | 'any' = 'all') {
    const answer = ({ permissions }: Session) =>
      typeof permission === 'string'
        ? permissions.can(permission)
        : mode === 'all'
          ? permissions.canAll(permission)
          : permissions.canAny(permission)
    return useSyncExternalStore(
      subscribe,
      () => answer(getSnapshot()),
      () => answer(getServerSnapshot()),
    )
  }

  function useExplain(permission: Permission) {
    return usePermissions().explain(permission)
  }

  return { useSession, useCan, useExplain, ...createOptions(client, queryClient) }
}
