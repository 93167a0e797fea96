import { retryQuery, type Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { FieldGroup } from '@admin-panel/ui/field-group'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { Tag } from '@admin-panel/ui/tag'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { getLocale } from '#text/locale.ts'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import type { LegacyKind } from './legacy-kind.ts'
import type { LegacyRecord } from './use-mapping.ts'

type Candidate = Schemas['LegacyCarBrandCandidate'] & Partial<Pick<Schemas['LegacyCityCandidate'], 'distance_km'>>

interface CandidatesFieldProps {
  kind: LegacyKind
  record: Pick<LegacyRecord, 'id' | 'mapped_to'>
  chosen: number | null
  onChoose: (id: number | null) => void
  isReadOnly: boolean
  error: string | undefined
}

/** Suggests our records that may match the legacy one, and finds any other by search. */
export function CandidatesField({ kind, record, chosen, onChoose, isReadOnly, error }: CandidatesFieldProps) {
  const { of, ours } = kind
  const [isOther, setIsOther] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: [of, 'candidates', { id: record.id }],
    queryFn: async ({ signal }): Promise<readonly Candidate[]> =>
      (await client.api[of].candidates({ id: record.id }, { signal, retry: false })).items,
    retry: retryQuery,
  })
  const isElsewhere = isOther || (chosen !== null && data?.every(({ id }) => id !== chosen) === true)
  if (isError && !data)
    return (
      <div className="flex flex-wrap items-center gap-2">
        {m.list_failed()}
        <Button onClick={() => void refetch()}>{m.list_retry()}</Button>
      </div>
    )
  return (
    <FieldGroup legend={m.legacy_choose()} error={error}>
      {data ? (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {data.length === 0 && <li className="px-3 py-2 text-muted">{m.legacy_no_candidates()}</li>}
          {data.map((candidate) => (
            <li key={candidate.id}>
              <Line
                isChosen={!isElsewhere && candidate.id === chosen}
                isReadOnly={isReadOnly}
                onChoose={() => {
                  setIsOther(false)
                  onChoose(candidate.id)
                }}
              >
                <CandidateName {...candidate} />
              </Line>
            </li>
          ))}
          {(!isReadOnly || isElsewhere) && (
            <li>
              <Line
                isChosen={isElsewhere}
                isReadOnly={isReadOnly}
                onChoose={() => {
                  setIsOther(true)
                  onChoose(null)
                }}
              >
                {m.legacy_other()}
              </Line>
              {isElsewhere && (
                <div className="px-3 pb-3">
                  <ReferenceSelect
                    of={ours}
                    id={chosen}
                    reference={record.mapped_to}
                    onChange={onChoose}
                    isReadOnly={isReadOnly}
                    aria-label={m.legacy_other()}
                  />
                </div>
              )}
            </li>
          )}
        </ul>
      ) : (
        <Skeleton className="h-24" />
      )}
    </FieldGroup>
  )
}

interface LineProps {
  isChosen: boolean
  isReadOnly: boolean
  onChoose: () => void
  children: ReactNode
}

function Line({ isChosen, isReadOnly, onChoose, children }: LineProps) {
  return (
    <label className="flex items-start gap-3 px-3 py-2">
      <input
        type="radio"
        name="ours"
        checked={isChosen}
        disabled={isReadOnly}
        onChange={onChoose}
        className="mt-0.5 size-4 shrink-0 accent-primary"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}

function CandidateName({ label, hint, is_exact, distance_km = null }: Candidate) {
  const about = [hint, distance_km !== null && kilometres(distance_km)].filter(Boolean).join(' · ')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {label}
      {is_exact && <Tag>{m.legacy_exact()}</Tag>}
      {about && <span className="w-full text-secondary">{about}</span>}
    </span>
  )
}

function kilometres(distance: number) {
  return distance.toLocaleString(getLocale(), { style: 'unit', unit: 'kilometer' })
}
