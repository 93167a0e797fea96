import { isApiError } from '@admin-panel/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'

export interface Outcome {
  done: number
  total: number
  failures: readonly { name: string; message: string }[]
}

interface OneByOneOptions<Row, Change> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  change: (row: Row, change: Change) => Promise<unknown>
  /** Everything is done, and nothing has failed. */
  onDone: () => void
  onSettled: () => unknown
}

/** Changes a selection one by one: with progress, a way to stop, and a reason for each one that failed. */
export function useOneByOne<Row, Change>({ rows, nameOf, change, onDone, onSettled }: OneByOneOptions<Row, Change>) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isStopped = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: Change) => {
      isStopped.current = false
      let result: Outcome = { done: 0, total: rows.length, failures: [] }
      for (const row of rows) {
        if (isStopped.current) break
        try {
          await change(row, asked)
          result = { ...result, done: result.done + 1 }
        } catch (error) {
          if (!isApiError(error) || error.kind === 'unauthorized') throw error
          const failure = { name: nameOf(row), message: error.messages[0] ?? error.message }
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
