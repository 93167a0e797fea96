import { resourceEntities } from '@admin-panel/sdk/resources'
import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import type { Chosen } from '#list/selection.ts'
import { bulkCall, type BulkRow } from './bulk-call.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkSwitchProps {
  of: 'brands' | 'categories' | 'cities'
  chosen: Chosen<BulkRow>
  onDone: () => void
}

/** Switches the selected records on or off. */
export function BulkSwitch({ of, chosen, onDone }: BulkSwitchProps) {
  const canEnable = useCan(`${resourceEntities[of]}.enableByIds`)
  const canDisable = useCan(`${resourceEntities[of]}.disableByIds`)
  const [isOn, setIsOn] = useState<boolean | null>(null)
  return (
    <>
      {canEnable && (
        <Button size="sm" onClick={() => setIsOn(true)}>
          {m.active_turn_on()}
        </Button>
      )}
      {canDisable && (
        <Button size="sm" onClick={() => setIsOn(false)}>
          {m.active_turn_off()}
        </Button>
      )}
      {isOn !== null && (
        <BulkDialog
          chosen={chosen}
          heading={(count) => (isOn ? m.active_turn_on_many({ count }) : m.active_turn_off_many({ count }))}
          done={isOn ? m.active_on_many() : m.active_off_many()}
          prepare={() => bulkCall(isOn ? `${of}.enableByIds` : `${of}.disableByIds`, {})}
          asksReason
          onClose={(isDone) => {
            setIsOn(null)
            // The selection must be cleared: it holds rows as they were before the change.
            if (isDone) onDone()
          }}
        />
      )}
    </>
  )
}
