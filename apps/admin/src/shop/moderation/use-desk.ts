import { pathTo } from '#data/paths.ts'
import { isApiError, type ApiError } from '@admin-panel/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatBrief } from '#data/time/format-date.ts'
import { notify } from '#data/notify/notify.ts'
import { useSession } from '#data/queries.ts'
import { cacheRecord } from '#data/cache.ts'
import { useCanAsStaff } from '#data/access/use-is-staff.ts'
import { isOpen, type Desk, type DeskRequest, type Walk } from './desks.ts'
import { refresh, useLease } from './use-lease.ts'
import { useNext, useWalk } from './use-next.ts'
import { requestStatuses } from './words.ts'

// Polls for leases that other users have taken or released.
const LOOK_AGAIN = 20_000

/** The user's expired or lost lease. */
export interface LostLease {
  message: string
  /** Absent if another user has taken the request meanwhile. */
  take: (() => void) | null
  isPending: boolean
}

export type DeskState<Item extends DeskRequest> = ReturnType<typeof useDesk<Item>>

/** The lease of a request and the user's possible actions. */
export function useDesk<Item extends DeskRequest>(desk: Desk<Item>, record: Item) {
  const { user } = useSession()
  const canDecide = useCanAsStaff(desk.permission)
  const isMine = record.status === 'in_work' && record.assignee?.id === user?.id
  useLease(desk, record.id, canDecide && isMine)
  const [heldUntil, setHeldUntil] = useState<string | null>(null)
  const [isReturned, setIsReturned] = useState(false)
  if (isMine && record.assigned_until !== heldUntil) setHeldUntil(record.assigned_until)
  useQuery<unknown, ApiError>({
    ...desk.view({ id: record.id }),
    enabled: isOpen(record) && !isMine,
    refetchInterval: LOOK_AGAIN,
  })
  const navigate = useNavigate()
  const walk = useWalk()
  const next = useNext(desk, { isQuiet: true })
  const move = useMutation({
    mutationFn: (status: 'in_work' | 'new') => desk.change({ id: record.id, version: record.version, status }),
    onSuccess: (changed) => cacheRecord(desk.of, changed),
    onError: (error) => stay(desk, record, error),
  })
  const passed = [...(walk?.passed ?? []).filter((id) => id !== record.id), record.id]
  const isLooking = isOpen(record) && (walk === null || walk.isLooking === true)
  const goOn = () => next.mutate({ ...walk, passed, isLooking })
  const take = () => {
    setIsReturned(false)
    move.mutate('in_work')
  }
  const message = heldUntil === null || isMine || isReturned ? null : lostWords(record, heldUntil)
  const lostLease: LostLease | null =
    message === null ? null : { message, take: record.status === 'new' ? take : null, isPending: move.isPending }
  return {
    canDecide,
    isMine,
    /** Another user who works on the request. */
    holder: record.status === 'in_work' && !isMine ? record.assignee : null,
    lostLease,
    isPending: move.isPending || next.isPending,
    isQueueEmpty: next.data === null,
    take,
    release: () => {
      setIsReturned(true)
      move.mutate('new')
    },
    goOn,
    goBack: walk && backFrom(walk, record, (id, state) => void navigate(pathTo(desk.of, id), { state })),
    /** After a decision the session continues with the next request. */
    decided: (changed: Item) => {
      cacheRecord(desk.of, changed)
      const state = requestStatuses[changed.status].label().toLocaleLowerCase()
      void notify({ message: m.moderation_decided({ number: changed.number, state }) })
      if (walk && !walk.isLooking) goOn()
    },
    refused: (error: unknown) => stay(desk, record, error),
  }
}

/** Shows the current request, so that the user reviews it before deciding again. */
function stay<Item extends DeskRequest>(desk: Desk<Item>, record: Item, error: unknown) {
  const current = desk.currentOf(error)
  if (current) cacheRecord(desk.of, current)
  else if (isApiError(error, 'conflict')) void refresh(desk, record.id)
}

function lostWords({ status, assignee }: DeskRequest, heldUntil: string) {
  const until = formatBrief(heldUntil)
  if (status === 'new') return m.moderation_lost({ until })
  return status === 'in_work' && assignee ? m.moderation_lost_to({ until, name: assignee.label }) : null
}

function backFrom(walk: Walk, { id }: DeskRequest, open: (id: number, state: { walk: Walk }) => void) {
  const passed = walk.passed.filter((other) => other !== id)
  const last = passed.at(-1)
  return last === undefined ? null : () => open(last, { walk: { ...walk, passed: passed.slice(0, -1) } })
}
