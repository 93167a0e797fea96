import type { Schemas } from '@admin-panel/sdk'
import type { Rules } from '@admin-panel/sdk/validation'
import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { FormDialog } from '#form/form-dialog.tsx'
import { notify } from '#data/notify/notify.ts'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { carBrandsCreateRules } from '#contract/rules/car-brands.gen.ts'
import { showMakeValue } from './edit.tsx'
import { MakeFields, makePayload, makeValues, withSlug, wrongYears, type MakeValues } from './form.tsx'

type OldMake = Schemas['LegacyCarBrand']

const rules: Rules = carBrandsCreateRules

/** Creates a make of ours from the legacy one. */
export function CreateOurs({ make }: { make: OldMake }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m.car_brands_create_ours()}</Button>
      {isOpen && <CreateDialog make={make} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CreateDialog({ make, onClose }: { make: OldMake; onClose: () => void }) {
  const edit = useEditForm<MakeValues, OldMake>({
    name: ['handbooks/car-brands/old', make.id],
    rules,
    record: null,
    toValues: () => makeValues(make.suggestion),
    toPayload: makePayload,
    refine: wrongYears,
    save: (changes) =>
      client.api.legacyCarBrands.createOurs({ id: make.id, version: make.version, ...withSlug(changes) }),
    onSaved: (saved) => {
      cacheRecord('legacyCarBrands', saved)
      void invalidateResource('carBrands')
      void notify({ message: m.car_brands_made() })
      onClose()
    },
  })
  return (
    <FormDialog heading={m.car_brands_create_ours()} edit={edit} show={showMakeValue} onClose={onClose}>
      <MakeFields isNew />
    </FormDialog>
  )
}
