import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { inBatches, noOutcome, type BatchOutcome } from './batches.ts'
import type { BulkChange, BulkRow } from './bulk-change.ts'

export type BulkPhase = 'form' | 'checking' | 'checked' | 'running' | 'done' | 'undoing' | 'undone'

const itemsOf = (rows: readonly BulkRow[]) => rows.map(({ id, version }) => ({ id, version }))

/** Runs the dry run, the change and the undo of many rows; each can be stopped. */
export function useBulkChange<Row extends BulkRow>(rows: readonly Row[], onSettled: () => void) {
  const [phase, setPhase] = useState<BulkPhase>('form')
  const [change, setChange] = useState<BulkChange<Row> | null>(null)
  const [outcome, setOutcome] = useState<BatchOutcome>(noOutcome(rows.length))
  const [runOutcome, setRunOutcome] = useState<BatchOutcome | null>(null)
  const stopper = useRef(new AbortController())

  function begin(next: BulkPhase, total: number) {
    stopper.current = new AbortController()
    setPhase(next)
    setOutcome(noOutcome(total))
    return { signal: stopper.current.signal, onProgress: setOutcome }
  }
  const check = useMutation({
    mutationFn: (input: BulkChange<Row>) => {
      setChange(input)
      const unchangedRows = rows.filter(input.isSame).map(({ id }) => ({ id, message: m.bulk_same() }))
      const changedRows = rows.filter((row) => !input.isSame(row))
      const options = begin('checking', changedRows.length)
      const start = { ...noOutcome(changedRows.length), skipped: unchangedRows }
      return inBatches(start, itemsOf(changedRows), (items) => input.send(items, true), options)
    },
    onSuccess: (dryRun) => {
      setOutcome(dryRun)
      setPhase(dryRun.done === dryRun.total ? 'checked' : 'form')
    },
    onError: () => setPhase('form'),
  })
  const run = useMutation({
    mutationFn: async () => {
      const refusedIds = new Set(outcome.skipped.map(({ id }) => id))
      const acceptedRows = rows.filter(({ id }) => !refusedIds.has(id))
      const options = begin('running', acceptedRows.length)
      await inBatches(
        // Starts from the findings of the dry run: the result names every unchanged record.
        { ...noOutcome(acceptedRows.length), skipped: outcome.skipped },
        itemsOf(acceptedRows),
        async (items) => {
          if (!change) throw new Error('nothing to do')
          return change.send(items, false)
        },
        {
          ...options,
          onProgress: (sum) => {
            setOutcome(sum)
            setRunOutcome(sum)
          },
        },
      )
    },
    onSettled: () => {
      setPhase('done')
      onSettled()
    },
  })
  const undo = useMutation({
    mutationFn: async () => {
      const back = change?.undo
      const byId = new Map(rows.map((row) => [row.id, row]))
      const changed = (runOutcome?.changed ?? []).flatMap(({ id, version }) => {
        const row = byId.get(id)
        return row && row.version !== version ? [{ row, item: { id, version } }] : []
      })
      if (!back) return
      const options = begin('undoing', changed.length)
      let sum = noOutcome(changed.length)
      for (const key of new Set(changed.map(({ row }) => back.key(row)))) {
        const group = changed.filter(({ row }) => back.key(row) === key)
        const [first] = group
        const items = group.map(({ item }) => item)
        if (first) sum = await inBatches(sum, items, back.send(first.row), options)
      }
    },
    onSettled: () => {
      setPhase('undone')
      onSettled()
    },
  })
  return {
    phase,
    change,
    outcome,
    runOutcome,
    check: check.mutate,
    run: () => run.mutate(),
    undo: () => undo.mutate(),
    stop: () => stopper.current.abort(),
    back: () => setPhase('form'),
  }
}
