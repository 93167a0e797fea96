import { isApiError } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export interface Failure {
  id: number
  name: string
  message: string
  /** The address of the record. */
  path?: string | null
}

export interface Outcome {
  done: number
  total: number
  failures: readonly Failure[]
}

interface OneByOneOptions<Row extends { id: number }, Change> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  pathOf: (row: Row) => string | null
  change: (row: Row, change: Change) => Promise<unknown>
  /** All records are done without a failure. */
  onDone: () => void
  onSettled: () => unknown
}

/** Changes a selection one record at a time, with progress, a stop, and a reason for each failure. */
export function useOneByOne<Row extends { id: number }, Change>({
  rows,
  nameOf,
  pathOf,
  change,
  onDone,
  onSettled,
}: OneByOneOptions<Row, Change>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isStopped = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async (input: Change) => {
      isStopped.current = false
      let result: Outcome = { done: 0, total: rows.length, failures: [] }
      for (const row of rows) {
        if (isStopped.current) break
        try {
          await change(row, input)
          result = { ...result, done: result.done + 1 }
        } catch (error) {
          if (!isApiError(error) || error.kind === 'unauthorized') throw error
          const message = error.messages[0] ?? error.message
          const failure = { id: row.id, name: nameOf(row), path: pathOf(row), message }
          result = { ...result, failures: [...result.failures, failure] }
        }
        setOutcome(result)
      }
      return result
    },
    onSuccess: ({ failures, done, total }) => {
      if (failures.length === 0 && done === total) onDone()
    },
    onSettled,
  })
  return {
    start: mutate,
    stop: () => (isStopped.current = true),
    forget: () => setOutcome(null),
    isPending,
    outcome,
  }
}
