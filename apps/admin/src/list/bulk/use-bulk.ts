import { isApiError } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '#data/client.ts'
import { showError } from '#data/notify/show-error.ts'
import { keepOperation, useOperation, useStart, useStop, type Operation } from '#data/operations/operations.ts'
import { isLost } from '#form/drafts/attempts.ts'
import type { Chosen } from '#list/selection.ts'
import type { BulkCall, BulkRow } from './bulk-call.ts'

/** What the dialog shows: the choice of values, the dry run, its outcome, the run, or how it ended. */
export type Phase = 'form' | 'checking' | 'checked' | 'waiting' | 'running' | 'over'

function phaseOf(operation: Operation | undefined): Phase {
  if (!operation) return 'form'
  const { status, undoes } = operation
  // An undo starts itself.
  if (status === 'checking' && undoes !== null) return 'running'
  if (status === 'checking' || status === 'waiting' || status === 'running') return status
  return status === 'prepared' ? 'checked' : 'over'
}

/** Prepares an operation for the chosen records, starts and stops it. */
export function useBulk(chosen: Chosen<BulkRow>) {
  const [id, setId] = useState<number | null>(null)
  const [count, setCount] = useState(chosen.count)
  // The second click of a double click comes before the button shows that it is pending.
  const isBusy = useRef(false)
  // The same key as long as the same request has no answer: sent twice, it is one operation.
  const attempt = useRef<{ body: string; key: string } | null>(null)
  const { data: operation } = useOperation(id)
  const [start, stop] = [useStart(), useStop()]

  const prepare = useMutation({
    mutationFn: (values: BulkCall & { reason?: string }) => {
      const body = { ...values, ...recordsOf(chosen, count), start: false }
      const text = JSON.stringify(body)
      if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() }
      return client.api.operations.prepare(body, { idempotencyKey: attempt.current.key })
    },
    onSuccess: (prepared) => {
      attempt.current = null
      keepOperation(prepared)
      setId(prepared.id)
    },
    onError: (error) => {
      if (!isLost(error)) attempt.current = null
      const present = presentCount(error)
      if (present === undefined) showError(error)
      else setCount(present)
    },
    meta: { quiet: true },
  })
  const undo = useMutation({
    mutationFn: (undone: number) =>
      client.api.operations.undo({ id: undone, start: true }, { idempotencyKey: `undo-${undone}` }),
    onSuccess: (undoing) => {
      keepOperation(undoing)
      setId(undoing.id)
    },
  })
  function once<Input>(mutate: (input: Input, options: { onSettled: () => void }) => void, input: Input) {
    if (isBusy.current) return
    isBusy.current = true
    mutate(input, { onSettled: () => (isBusy.current = false) })
  }
  return {
    phase: phaseOf(operation),
    operation,
    /** How many records match by now; it differs from what the person saw until they ask again. */
    count,
    prepare: (call: BulkCall & { reason?: string }) => once(prepare.mutate, call),
    isPreparing: prepare.isPending,
    start: () => operation && once(start.mutate, operation.id),
    isStarting: start.isPending,
    stop: () => operation && stop.mutate(operation.id),
    isStopping: stop.isPending,
    undo: () => operation && once(undo.mutate, operation.id),
    isUndoing: undo.isPending,
    /** Back to the choice of values. */
    leave: () => setId(null),
  }
}

function recordsOf({ rows, filter }: Chosen<BulkRow>, count: number) {
  return filter
    ? { filter: { ...filter }, expected_count: count }
    : { items: rows.map(({ id, version }) => ({ id, version })) }
}

/** The number of records that match the filter, where it is another one than expected. */
function presentCount(error: unknown): number | undefined {
  const present = isApiError(error) ? error.details?.['expected_count']?.[0] : undefined
  return present === undefined ? undefined : Number(present)
}
