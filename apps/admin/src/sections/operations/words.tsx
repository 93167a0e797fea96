import type { Schemas } from '@admin-panel/sdk'
import { StatusChip } from '@admin-panel/ui/status-chip'
import Bot from 'lucide-react/icons/bot'
import { operationStatusWords } from '#contract/enums/operation-status.gen.ts'
import { entityOf } from '#data/live/entity-of.ts'
import { RecordLink } from '#page/record-link.tsx'
import { m } from '#paraglide/messages.js'
import { toneOf } from '#record/status/tones.ts'
import { fieldInWords } from '#text/in-words.ts'
import { getLocale } from '#text/locale.ts'

export type Operation = Schemas['Operation']

export const number = (value: number) => value.toLocaleString(getLocale())

/** Nothing has changed yet: the numbers are those of the dry run. */
export const isBeforeRun = ({ started_at }: Pick<Operation, 'started_at'>) => started_at === null

/** The values of the call by the names of their fields. */
export const valuesInWords = ({ kind, resource, words }: Operation) =>
  Object.entries(kind === 'restore' ? {} : words).flatMap(([field, word]) =>
    word === null ? [] : [{ field, name: fieldInWords(entityOf(resource ?? ''), field), word }],
  )

export function Status({ status }: Pick<Operation, 'status'>) {
  return <StatusChip tone={toneOf(status)}>{operationStatusWords[status]()}</StatusChip>
}

/** A person, or a program by the name of its key. */
export function Person({ author }: { author: Schemas['Author'] }) {
  if (author.id !== null) return <RecordLink entity="user" entity_id={author.id} entity_label={author.label} />
  return (
    <span className="inline-flex items-center gap-1.5">
      <Bot aria-hidden className="size-4 shrink-0 text-muted" />
      <span>
        {author.label} <span className="text-muted">{m.operations_program()}</span>
      </span>
    </span>
  )
}
