import { isApiError, type ApiError, type Result } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { ValueDiff } from '@admin-panel/ui/value-diff'
import { skipToken, useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState, type ReactNode } from 'react'
import { useHidden } from '#data/access/hidden.ts'
import { queries } from '#data/queries.ts'
import { sameValue } from '#form/merge-changes.ts'
import { Card } from '@admin-panel/ui/card'
import { LoadFailed } from '#page/load-failed.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { m } from '#paraglide/messages.js'
import { fieldInWords } from '#text/in-words.ts'
import { momentInWords } from './moments.ts'
import { RestoreDialog, type Asked } from './restore-dialog.tsx'

type AsOf = Result<'auditLog.asOf'>

interface ComparisonProps {
  entity: string
  id: number
  name: string
  at: string
  /** The later moment; null for now. */
  other: string | null
  now: AsOf
}

/** The fields of a record at a moment beside a later one or now: first those that differ, which can be brought back. */
export function Comparison({ entity, id, name, at, other, now }: ComparisonProps) {
  const before = useQuery<AsOf, ApiError>({ ...asOf({ entity, entity_id: id, at }), meta: { quiet: true } })
  const later = useLater(entity, id, other)
  const [asked, setAsked] = useState<Asked | null>(null)
  const past = before.data
  const next = other === null ? now : later.data
  useHidden(`${entity}.update`, past !== undefined && past.state !== 'absent' && !past.can_restore)
  for (const query of [before, later]) if (query.isError && !query.data) return <Unknown query={query} />
  if (!past || !next) return <Skeleton className="h-60" />
  const moment = momentInWords(at)
  const place = { entity, entity_id: id }
  const fields = [...new Set([...Object.keys(past.values), ...Object.keys(next.values)])]
  const differing = fields.filter((field) => !sameValue(past.values[field], next.values[field]))
  const kept = new Map(past.kept.map(({ field, why }) => [field, why]))
  const outdated = Object.keys(past.values).filter((field) => !sameValue(past.values[field], now.values[field]))
  const returnable = now.state === 'present' ? outdated.filter((field) => !kept.has(field)) : []
  const canReturn = past.can_restore && (now.state === 'deleted' || returnable.length > 0)
  const isGone = past.state === 'deleted'
  const rowOf = (field: string) => ({ entity, field, past, next })
  function askField(field: string) {
    const label = fieldInWords(entity, field)
    const input = { ...place, at, fields: [field] }
    setAsked({
      heading: m.restore_field_title({ field: label, moment }),
      description: name,
      input,
      confirm: m.restore_field(),
    })
  }
  function askRecord() {
    // A deletion is taken back as it was: a moment after it has no record.
    const input = isGone ? place : { ...place, at }
    setAsked({
      heading: isGone ? m.restore_deleted_title({ name }) : m.restore_record_title({ moment }),
      description: isGone ? undefined : name,
      input,
      confirm: isGone ? m.deleted_restore() : m.restore_record(),
      fields: returnable,
    })
  }
  return (
    <>
      {past.state !== 'present' && (
        <Notice tone="amber">{isGone ? m.past_deleted({ moment }) : m.past_absent({ moment })}</Notice>
      )}
      {past.incomplete.length > 0 && <Incomplete entity={entity} fields={past.incomplete} />}
      {past.state !== 'absent' && (
        <Card
          title={m.past_between({ from: moment, to: momentInWords(other) })}
          actions={
            canReturn && (
              <Button onClick={askRecord}>
                <Undo2 aria-hidden />
                {m.restore_record()}
              </Button>
            )
          }
        >
          <h3 className="font-label">{m.past_differing({ count: differing.length })}</h3>
          {differing.length === 0 && <p className="text-muted">{m.past_same_all()}</p>}
          <ul className="divide-y divide-line">
            {differing.map((field) => (
              <Row
                key={field}
                {...rowOf(field)}
                note={past.can_restore && outdated.includes(field) ? kept.get(field) : undefined}
                action={
                  past.can_restore &&
                  returnable.includes(field) && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={m.restore_field_named({ field: fieldInWords(entity, field) })}
                      onClick={() => askField(field)}
                    >
                      <Undo2 aria-hidden />
                      {m.restore_field()}
                    </Button>
                  )
                }
              />
            ))}
          </ul>
          {differing.length < fields.length && (
            <>
              <h3 className="mt-4 font-label">{m.past_same({ count: fields.length - differing.length })}</h3>
              <ul className="divide-y divide-line">
                {fields
                  .filter((field) => !differing.includes(field))
                  .map((field) => (
                    <Row key={field} {...rowOf(field)} isSame />
                  ))}
              </ul>
            </>
          )}
        </Card>
      )}
      {asked && <RestoreDialog asked={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

const { asOf } = queries.auditLog

function useLater(entity: string, id: number, other: string | null) {
  const { queryKey, queryFn, ...options } = asOf({ entity, entity_id: id, at: other ?? '' })
  return useQuery<AsOf, ApiError>({
    ...options,
    queryKey,
    queryFn: other === null ? skipToken : queryFn,
    meta: { quiet: true },
  })
}

interface RowProps {
  entity: string
  field: string
  past: AsOf
  next: AsOf
  isSame?: boolean
  /** Why the field stays as it is. */
  note?: string | undefined
  action?: ReactNode
}

function Row({ entity, field, past, next, isSame = false, note, action }: RowProps) {
  const word = past.words[field] ?? null
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto]">
      <span className="min-w-0 break-words text-secondary">{fieldInWords(entity, field)}</span>
      <div className="min-w-0">
        {isSame ? (
          <span className="break-words whitespace-pre-line">{word ?? '—'}</span>
        ) : (
          <ValueDiff before={word} after={next.words[field] ?? null} />
        )}
        {note && <p className="mt-1 text-xs text-muted">{note}</p>}
      </div>
      {action && <div className="sm:justify-self-end">{action}</div>}
    </li>
  )
}

/** What the log does not tell is named with the reason. */
function Incomplete({ entity, fields }: { entity: string; fields: AsOf['incomplete'] }) {
  return (
    <div className="rounded-xl bg-amber-soft px-3 py-2 text-amber-text">
      <p>{m.past_incomplete()}</p>
      <ul className="list-disc ps-4">
        {fields.map(({ field, why }) => (
          <li key={field}>
            {fieldInWords(entity, field)}: {why}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A moment that the log no longer reaches says so; any other failure can be tried again. */
function Unknown({ query }: { query: Pick<ReturnType<typeof useLater>, 'error' | 'refetch'> }) {
  const { error } = query
  const why = error && isApiError(error) ? error.details?.['at'] : undefined
  return why ? <Notice tone="amber">{why.join('. ')}</Notice> : <LoadFailed query={query} />
}
