import { randomId } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '#data/client.ts'
import { keepOperation, useOperation, useStart, useStop, type Operation } from '#data/operations/operations.ts'
import { useUnstarted } from '#data/operations/use-unstarted.ts'
import { isLost } from '#form/drafts/attempts.ts'

/** What the dialog shows: the choice of values, the dry run, its outcome, the run, or how it ended. */
type Phase = 'form' | 'checking' | 'checked' | 'waiting' | 'running' | 'over'

function phaseOf(operation: Operation | undefined): Phase {
  if (!operation) return 'form'
  const { status, undoes } = operation
  // An undo starts itself.
  if (status === 'checking' && undoes !== null) return 'running'
  if (status === 'checking' || status === 'waiting' || status === 'running') return status
  return status === 'prepared' ? 'checked' : 'over'
}

interface StepsOptions<Body> {
  send: (body: Body, options: { idempotencyKey: string }) => Promise<Operation>
  onRefused: (error: Error) => void
}

export type Steps = Omit<ReturnType<typeof useSteps>, 'prepare'>

/** Prepares an operation, starts and stops it, and undoes it. */
export function useSteps<Body extends object>({ send, onRefused }: StepsOptions<Body>) {
  const [id, setId] = useState<number | null>(null)
  const isBusy = useRef(false)
  const shown = useRef<Operation>(undefined)
  // The same key as long as the same request has no answer: sent twice, it is one operation.
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const { data: operation } = useOperation(id)
  const [start, stop] = [useStart(), useStop()]
  const noteUnstarted = useUnstarted(operation, start.isPending)

  function keyOf(request: object) {
    const body = JSON.stringify(request)
    if (attempt.current?.body !== body) attempt.current = { body, key: randomId() }
    return attempt.current.key
  }
  function keepUnlessLost(error: Error) {
    if (!isLost(error)) attempt.current = null
  }

  const prepare = useMutation({
    mutationFn: (body: Body) => send(body, { idempotencyKey: keyOf(body) }),
    onSuccess: (prepared) => {
      attempt.current = null
      keepOperation(prepared)
      setId(prepared.id)
      noteUnstarted(prepared)
    },
    onError: (error) => {
      keepUnlessLost(error)
      onRefused(error)
    },
    meta: { quiet: true },
  })
  const undo = useMutation({
    mutationFn: (undone: number) =>
      client.api.operations.undo({ id: undone, start: true }, { idempotencyKey: keyOf({ undone }) }),
    onSuccess: (undoing) => {
      attempt.current = null
      keepOperation(undoing)
      setId(undoing.id)
    },
    onError: keepUnlessLost,
  })
  /** Does something with the operation as it is shown: the second click of a double click may come before the outcome is. */
  function act<Input>(mutate: (input: Input, options: { onError: () => void }) => void, input: Input) {
    if (shown.current === operation) return
    shown.current = operation
    mutate(input, { onError: () => (shown.current = undefined) })
  }
  return {
    phase: phaseOf(operation),
    operation,
    prepare: (body: Body) => {
      // The second click of a double click comes before the button shows that it is pending.
      if (isBusy.current) return
      isBusy.current = true
      prepare.mutate(body, { onSettled: () => (isBusy.current = false) })
    },
    isPreparing: prepare.isPending,
    start: () => operation && act(start.mutate, { id: operation.id }),
    isStarting: start.isPending,
    stop: () => operation && stop.mutate(operation.id),
    isStopping: stop.isPending,
    undo: () => operation && act(undo.mutate, operation.id),
    isUndoing: undo.isPending,
    /** Back to the choice of values. */
    leave: () => setId(null),
  }
}
