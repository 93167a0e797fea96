import { useEffect, useRef } from 'react'
import { client } from '#data/client.ts'
import { keepOperation, type Operation } from './operations.ts'

/** Only checked: it has changed nothing, and awaits no confirmation. */
const isUnstarted = ({ status, started_at, undoes }: Operation) =>
  started_at === null && undoes === null && ['checking', 'prepared', 'stopped', 'failed'].includes(status)

/** Takes back an operation that was never started, quietly: one that is left expires within a day. */
function withdraw({ id }: Operation) {
  void client.api.operations.withdraw({ id }, { keepalive: true }).then(keepOperation, () => undefined)
}

/**
 * Withdraws an operation that is shown no more and was never started. Returns what to call with one that is prepared: the dialog
 * may have been closed meanwhile.
 */
export function useUnstarted(operation: Operation | undefined, isStarting: boolean) {
  const shown = useRef<Operation>(undefined)
  const isGone = useRef(false)
  const id = operation?.id
  // A dialog closes in several ways, which have only its end in common.
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])
  useEffect(() => {
    shown.current = isStarting ? undefined : operation
  })
  useEffect(
    () => () => {
      if (shown.current && shown.current.id === id && isUnstarted(shown.current)) withdraw(shown.current)
    },
    [id],
  )
  return (prepared: Operation) => isGone.current && isUnstarted(prepared) && withdraw(prepared)
}
