import { isApiError } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#shared/client.ts'
import { formatName } from '#shared/format-name.ts'
import { queryClient } from '#shared/queries.ts'
import type { UserRow } from './columns.tsx'
import { dialogHeading, StatusDialog, type StatusChange } from './status-dialog.tsx'
import { statuses, type UserStatus } from './status.ts'

const offered = ['active', 'blocked', 'archived'] as const satisfies readonly UserStatus[]

interface Outcome {
  done: number
  total: number
  failures: readonly { name: string; message: string }[]
}

/** Changes the status of a selection one by one, with progress, a way to stop, and a reason for each one that failed. */
export function BulkStatus({ users, onDone }: { users: readonly UserRow[]; onDone: () => void }) {
  const [status, setStatus] = useState<UserStatus | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isStopped = useRef(false)

  const { mutate, isPending } = useMutation({
    mutationFn: async (change: StatusChange) => {
      isStopped.current = false
      let result: Outcome = { done: 0, total: users.length, failures: [] }
      for (const user of users) {
        if (isStopped.current) break
        try {
          await client.api.users.statusChange({ id: user.id, version: user.version, ...change })
          result = { ...result, done: result.done + 1 }
        } catch (error) {
          if (!isApiError(error) || error.kind === 'unauthorized') throw error
          const failure = { name: formatName(user), message: error.messages[0] ?? error.message }
          result = { ...result, failures: [...result.failures, failure] }
        }
        setOutcome(result)
      }
      return result
    },
    onSuccess: ({ failures, done, total }) => {
      if (failures.length === 0 && done === total) close()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['users.list'] }),
  })

  function close() {
    isStopped.current = true
    setStatus(null)
    if (outcome) onDone()
    setOutcome(null)
  }

  return (
    <>
      {offered.map((name) => (
        <Button key={name} size="sm" onClick={() => setStatus(name)}>
          {statuses[name].action()}
        </Button>
      ))}
      {status && (
        <StatusDialog
          status={status}
          heading={dialogHeading(status, users.map(formatName))}
          pending={isPending}
          onConfirm={mutate}
          onClose={close}
          progress={
            outcome && <Progress outcome={outcome} onStop={isPending ? () => (isStopped.current = true) : undefined} />
          }
        />
      )}
    </>
  )
}

function Progress({ outcome, onStop }: { outcome: Outcome; onStop: (() => void) | undefined }) {
  const { total, failures } = outcome
  const text = m.users_bulk_progress({ done: outcome.done + failures.length, total })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <progress
          value={outcome.done + failures.length}
          max={total}
          aria-label={text}
          className="grow accent-primary"
        />
        <output className="text-secondary tabular-nums">{text}</output>
        {onStop && (
          <Button size="sm" onClick={onStop}>
            {m.users_bulk_stop()}
          </Button>
        )}
      </div>
      {failures.length > 0 && (
        <div role="alert" className="rounded-lg bg-red-soft p-3 text-red-text">
          <p className="font-medium">{m.users_bulk_failed({ failed: failures.length })}</p>
          <ul className="mt-1 max-h-40 list-disc overflow-y-auto ps-4">
            {failures.map(({ name, message }) => (
              <li key={name}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
