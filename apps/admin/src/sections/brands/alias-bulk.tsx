import { Button } from '@admin-panel/ui/button'
import { Field } from '@admin-panel/ui/field'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { ReferenceSelect } from '#form/pickers/reference-field.tsx'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import { BulkDialog } from '#list/bulk/bulk-dialog.tsx'
import type { Chosen } from '#list/selection.ts'
import { useChangeAliases } from './change-aliases.ts'
import type { BrandAlias } from './labels.ts'
import { TieDialog } from './tie-dialog.tsx'

type Action = 'tie' | 'untie' | 'ignore'

interface AliasBulkProps {
  chosen: Chosen<BrandAlias>
  actions: readonly Action[]
  clear: () => void
}

const names: Record<Action, () => string> = { tie: m.brands_tie, untie: m.brands_untie, ignore: m.brands_ignore }

/** Ties or unties the chosen spellings at once; all that match a filter are an operation of the server. */
export function AliasBulk({ chosen, actions, clear }: AliasBulkProps) {
  const [asked, setAsked] = useState<Action | null>(null)
  const change = useChangeAliases()
  const { rows: aliases, filter } = chosen
  function begin(action: Action) {
    if (filter || action === 'tie') setAsked(action)
    else change.mutate({ aliases, to: action === 'untie' ? 'unmapped' : 'ignored' }, { onSuccess: clear })
  }
  return (
    <>
      {actions.map((action) => (
        <Button key={action} size="sm" isPending={change.isPending} onClick={() => begin(action)}>
          {names[action]()}
        </Button>
      ))}
      {asked && !filter && <TieDialog aliases={aliases} onDone={clear} onClose={() => setAsked(null)} />}
      {asked && filter && (
        <AllDialog
          chosen={chosen}
          action={asked}
          onClose={(isDone) => {
            setAsked(null)
            if (isDone) clear()
          }}
        />
      )}
    </>
  )
}

interface AllDialogProps {
  chosen: Chosen<BrandAlias>
  action: Action
  onClose: (isDone: boolean) => void
}

function AllDialog({ chosen, action, onClose }: AllDialogProps) {
  const [brand, setBrand] = useState<number | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  function prepare() {
    if (action !== 'tie') return bulkCall(`brandAliases.${action}ByIds`, {})
    setIsMissing(brand === null)
    return brand === null ? null : bulkCall('brandAliases.tieByIds', { brand_id: brand })
  }
  return (
    <BulkDialog
      chosen={chosen}
      heading={(count) => m.brands_all_heading({ action: names[action](), count })}
      prepare={prepare}
      asksReason
      onClose={onClose}
    >
      {action === 'tie' && (
        <Field label={m.field_brand_id()} error={isMissing ? m.brands_all_missing() : undefined}>
          <ReferenceSelect of="brands" id={brand} onChange={setBrand} />
        </Field>
      )}
    </BulkDialog>
  )
}
