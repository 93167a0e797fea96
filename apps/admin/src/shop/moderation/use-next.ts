import { pathTo } from '#data/paths.ts'
import { isApiError } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { notifyBriefly } from '#data/notify/notify-briefly.ts'
import { cacheRecord } from '#data/cache.ts'
import type { Desk, DeskRequest, Walk } from './desks.ts'

// Gives up after this many lost races.
const ATTEMPTS = 10

/** The current review session; the history entry stores it, so that a reload continues it. */
export function useWalk(): Walk | null {
  const { state } = useLocation() as { state: { walk?: Walk } | null }
  return state?.walk ?? null
}

/**
 * Opens the most urgent free request, and takes its lease if the user held the current one. A quiet one leaves it to the
 * page to say that none is left.
 */
export function useNext<Item extends DeskRequest>(desk: Desk<Item>, { isQuiet = false } = {}) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (walk: Walk) => {
      const passed = [...walk.passed]
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const id = await desk.next({ ...walk, passed })
        if (id === null) return null
        if (walk.isLooking) return { id }
        try {
          // The loser of a race gets this error whatever the version.
          const request = await desk.change({ id, version: 1, status: 'in_work' })
          cacheRecord(desk.of, request)
          return { id: request.id }
        } catch (error) {
          if (!isApiError(error, 'conflict')) throw error
          passed.push(id)
        }
      }
      return null
    },
    onSuccess: async (request, walk) => {
      if (!request) {
        if (!isQuiet) void notifyBriefly({ message: m.moderation_none_left() })
        return
      }
      await navigate(pathTo(desk.of, request.id), { state: { walk } })
    },
  })
}
