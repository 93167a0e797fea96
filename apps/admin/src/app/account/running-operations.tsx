import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { operationStatusWords } from '#contract/enums/operation-status.gen.ts'
import { isUnderWay } from '#data/operations/under-way.ts'
import { useStop } from '#data/operations/operations.ts'
import { pathTo } from '#data/paths.ts'
import { queries } from '#data/queries.ts'
import { runningOperations } from '#data/operations/running-operations.ts'
import { OperationFiles } from '#record/operation-files.tsx'
import { WorkBar } from '#page/live/work-bar.tsx'
import { m } from '#paraglide/messages.js'
import { toneOf } from '#record/status/tones.ts'

type Operation = Schemas['OperationRow']

const SHOWN_AFTER_END = 5000

/** What the server does for the user now, and what it has just done. */
export function RunningOperations({ onLeave }: { onLeave: () => void }) {
  const { data } = useQuery({ ...runningOperations(), refetchOnMount: 'always' })
  const [shown, setShown] = useState<readonly Operation[]>([])
  const running = new Map(data.items.map((operation) => [operation.id, operation]))
  const begun = data.items.filter(({ id }) => !shown.some((operation) => operation.id === id))
  if (begun.length > 0) setShown([...begun, ...shown])
  const leave = useCallback(
    (id: number) => setShown((present) => present.filter((operation) => operation.id !== id)),
    [],
  )
  if (shown.length === 0) return null
  return (
    <section aria-label={m.bell_under_way()}>
      <h3 className="border-b border-line bg-page px-4 py-1 text-xs text-muted">{m.bell_under_way()}</h3>
      <ul className="divide-y divide-line border-b border-line">
        {shown.map((operation) => {
          const present = running.get(operation.id)
          return (
            <li key={operation.id} className="flex flex-col gap-1.5 px-4 py-3">
              <Link
                to={pathTo('operations', operation.id)}
                onClick={onLeave}
                className="self-start rounded-sm break-words text-link hover:underline"
              >
                {operation.title}
              </Link>
              {present ? <Running operation={present} /> : <Ended id={operation.id} onOver={leave} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Running({ operation: { id, title, status, done, total } }: { operation: Operation }) {
  const { mutate, isPending } = useStop()
  const numbers = { done: String(done), total: String(total) }
  const text =
    total === null ? m.bell_counting() : status === 'checking' ? m.bell_checked_of(numbers) : m.bell_done_of(numbers)
  return (
    <>
      <WorkBar label={title} done={done} total={total} />
      <Line text={text}>
        <Button size="sm" aria-label={m.bell_stop_of({ title })} isPending={isPending} onClick={() => mutate(id)}>
          {m.enum_operation_action_stop()}
        </Button>
      </Line>
    </>
  )
}

function Ended({ id, onOver }: { id: number; onOver: (id: number) => void }) {
  const { data } = useQuery({ ...queries.operations.view({ id }), staleTime: 0 })
  const isOver = data && !isUnderWay(data)
  // It leaves by itself a moment after it has been read; a file waits.
  useEffect(() => {
    const timer = isOver && !data.result_name && setTimeout(() => onOver(id), SHOWN_AFTER_END)
    return () => clearTimeout(timer || undefined)
  }, [isOver, data?.result_name, id, onOver])
  return (
    isOver && (
      <Line text={<StatusChip tone={toneOf(data.status)}>{operationStatusWords[data.status]()}</StatusChip>}>
        {data.result_name && <OperationFiles operation={data} />}
      </Line>
    )
  )
}

const Line = ({ text, children }: { text: ReactNode; children?: ReactNode }) => (
  <div className="flex min-h-(--control-sm) items-center justify-between gap-2 text-secondary tabular-nums">
    <span>{text}</span>
    {children}
  </div>
)
