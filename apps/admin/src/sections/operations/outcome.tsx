import { Figure, Figures } from '@admin-panel/ui/figures'
import { Notice } from '@admin-panel/ui/notice'
import { useState } from 'react'
import { isUnderWay } from '#data/operations/under-way.ts'
import { spanOf } from '#data/time/span-of.ts'
import { WorkBar } from '#page/live/work-bar.tsx'
import { m } from '#paraglide/messages.js'
import { formatShare } from '#text/format-percent.ts'
import { isBeforeRun, number, type Operation } from './words.tsx'

interface Sample {
  step: string
  done: number
  /** When it was read, in milliseconds. */
  at: number
}

const REMEMBERED = 30_000

const MINUTE = 60_000

/** What has become of the records so far: in numbers, and while it is under way as a bar. */
export function Outcome({ operation, readAt }: { operation: Operation; readAt: number }) {
  const { kind, total } = operation
  const isExport = kind === 'export'
  return (
    <>
      <Explanation operation={operation} />
      {isUnderWay(operation) && <Progress operation={operation} readAt={readAt} />}
      <Figures>
        <Figure label={isExport ? m.operations_rows() : m.operations_total()}>
          {total === null ? '…' : number(total)}
        </Figure>
        {!isExport && <Changed operation={operation} />}
      </Figures>
    </>
  )
}

function Changed({ operation }: { operation: Operation }) {
  const { total, changed, skipped } = operation
  const isTried = isBeforeRun(operation)
  const shareOf = (count: number) => (total && count > 0 ? formatShare(count / total) : undefined)
  return (
    <>
      <Figure
        label={isTried ? m.operations_to_change() : m.enum_operation_item_state_changed()}
        note={shareOf(changed)}
      >
        {number(changed)}
      </Figure>
      <Figure
        label={isTried ? m.operations_to_skip() : m.enum_operation_item_state_skipped()}
        tone={skipped > 0 ? 'amber' : 'muted'}
        note={shareOf(skipped)}
      >
        {number(skipped)}
      </Figure>
    </>
  )
}

/** Why it is where it is. */
function Explanation({ operation: { status, explanation, author } }: { operation: Operation }) {
  if (status === 'waiting')
    return <Notice tone="amber">{[m.operations_waits(), explanation].filter(Boolean).join(' ')}</Notice>
  if (!explanation) return null
  if (status === 'rejected')
    return <Notice tone="red">{m.operations_sent_back({ name: author.label, comment: explanation })}</Notice>
  return <Notice tone={status === 'failed' ? 'red' : 'amber'}>{explanation}</Notice>
}

function Progress({ operation: { kind, status, done, total }, readAt }: { operation: Operation; readAt: number }) {
  const perSecond = usePace({ step: status, done, at: readAt })
  const text = total === null ? m.operations_counting() : m.operations_done_of({ done, total })
  const words = [wordsOf({ kind, status }, text)]
  if (perSecond && total !== null) {
    const left = ((total - done) / perSecond) * 1000
    words.push(m.operations_per_second({ count: number(Math.max(1, Math.round(perSecond))) }))
    words.push(left < MINUTE ? m.operations_left_little() : m.operations_left({ time: spanOf(left) }))
  }
  return (
    <div className="flex flex-col gap-1.5">
      <WorkBar label={text} done={done} total={total} />
      <p className="text-secondary tabular-nums">{words.join(' · ')}</p>
    </div>
  )
}

function wordsOf({ kind, status }: Pick<Operation, 'kind' | 'status'>, text: string) {
  if (status === 'checking') return m.operations_checked({ text })
  return kind === 'export' ? m.operations_written({ text }) : text
}

/** How many records a second the present step passes, by what this page has seen; undefined until it has seen enough. */
function usePace(latest: Sample): number | undefined {
  const [samples, setSamples] = useState<readonly Sample[]>([latest])
  if (samples.at(-1)?.at !== latest.at)
    setSamples([...samples.filter(({ step, at }) => step === latest.step && latest.at - at < REMEMBERED), latest])
  const [first = latest] = samples
  const seconds = (latest.at - first.at) / 1000
  return first.step === latest.step && seconds > 0 && latest.done > first.done
    ? (latest.done - first.done) / seconds
    : undefined
}
