import type { QueryClient } from '@tanstack/react-query'
import type { Client, Explanation, Permission, Session } from '@admin-panel/sdk'
import { useSyncExternalStore } from 'react'
import { clearOnUserChange } from './clear-on-user-change.ts'
import { createOptions, type OptionFactories } from './options.ts'

export interface Hooks extends OptionFactories {
  /** Who is signed in. */
  useSession: () => Session
  /** Whether a permission, or all or any of several, is there; renders again only when the answer changes. */
  useCan: (permission: Permission | readonly Permission[], mode?: 'all' | 'any') => boolean
  /** Why a permission is there or not. */
  useExplain: (permission: Permission) => Explanation
}

/** React's view of a client; clears the query cache when the user changes. */
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

  function useCan(asked: Permission | readonly Permission[], mode: 'all' | 'any' = 'all') {
    const answer = ({ permissions }: Session) =>
      typeof asked === 'string'
        ? permissions.can(asked)
        : mode === 'all'
          ? permissions.canAll(asked)
          : permissions.canAny(asked)
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
