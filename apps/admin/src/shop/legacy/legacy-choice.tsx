import { resourceEntities } from '@admin-panel/sdk/resources'
import { Button } from '@admin-panel/ui/button'
import { useTexts } from '@admin-panel/ui/texts'
import { useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { CandidatesField } from './candidates-field.tsx'
import { OtherChoices } from './other-choices.tsx'
import { useMapping, type LegacyRecord } from './use-mapping.ts'
import type { LegacyKind } from './legacy-kind.ts'

interface LegacyChoiceProps {
  kind: LegacyKind
  record: LegacyRecord
  showOurs: (id: number) => ReactNode
  create: ReactNode
  onCancel?: (() => void) | undefined
  onDone: () => void
}

/** Maps a legacy record to one of ours, to a new one, or to nothing. */
export function LegacyChoice({ kind, record, showOurs, create, onCancel, onDone }: LegacyChoiceProps) {
  const { id, version, status } = record
  const texts = useTexts()
  const canUpdate = useCan(`${resourceEntities[kind.ours]}.update`)
  const { tie } = useMapping(kind.of)
  const [chosen, setChosen] = useState(record.mapped_to?.id ?? null)
  const [isAttempted, setIsAttempted] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setIsAttempted(true)
          if (chosen !== null) tie.mutate({ id, version, mapped_to_id: chosen }, { onSuccess: onDone })
        }}
      >
        <CandidatesField
          kind={kind}
          record={record}
          chosen={chosen}
          onChoose={setChosen}
          isReadOnly={!canUpdate}
          error={isAttempted && chosen === null ? m.legacy_choose_missing() : undefined}
        />
        {chosen !== null && showOurs(chosen)}
        {canUpdate && (
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" isPending={tie.isPending}>
              {texts.save}
            </Button>
            {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
          </div>
        )}
      </form>
      {status === 'unmapped' && <OtherChoices kind={kind} record={record} create={create} />}
    </div>
  )
}
