import { resourceEntities } from '@admin-panel/sdk/resources'
import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { activeWord } from '#text/active-words.ts'
import { client } from '#data/client.ts'
import { useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import type { BulkItem } from './batches.ts'
import type { BulkRow } from './bulk-change.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface Row extends BulkRow {
  name: string
  is_active: boolean
}

interface BulkSwitchProps {
  of: 'brands' | 'categories' | 'cities'
  rows: readonly Row[]
  onDone: () => void
}

/** Switches the selected records on or off, after a dry run and with an undo in the same dialog. */
export function BulkSwitch({ of, rows, onDone }: BulkSwitchProps) {
  const canEnable = useCan(`${resourceEntities[of]}.enableByIds`)
  const canDisable = useCan(`${resourceEntities[of]}.disableByIds`)
  const [isOn, setIsOn] = useState<boolean | null>(null)
  const { enableByIds, disableByIds } = client.api[of]
  const [there, back] = isOn ? [enableByIds, disableByIds] : [disableByIds, enableByIds]
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
          heading={
            isOn ? m.active_turn_on_many({ count: rows.length }) : m.active_turn_off_many({ count: rows.length })
          }
          of={of}
          done={isOn ? m.active_on_many() : m.active_off_many()}
          rows={rows}
          nameOf={({ name }) => name}
          prepare={() => ({
            send: (items: BulkItem[], dry_run: boolean) => there({ items, dry_run }),
            isSame: (row: Row) => row.is_active === isOn,
            before: (row: Row) => activeWord(resourceEntities[of], row.is_active),
            after: activeWord(resourceEntities[of], isOn),
            undo: { key: () => 'all', send: () => (items: BulkItem[]) => back({ items }) },
          })}
          onChanged={() => void invalidateResource(of)}
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
