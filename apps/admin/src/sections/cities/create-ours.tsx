import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { useEditForm } from '#form/edit-form.ts'
import { FormDialog } from '#form/form-dialog.tsx'
import { validBody } from '#form/trusted.ts'
import { notify } from '#data/notify/notify.ts'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { citiesCreateRules as rules } from '#contract/rules/cities.gen.ts'
import { CityFields, showCityValue } from './form.tsx'
import { cityPayload, cityValues, withoutEmptyDefaults, type CityValues } from './values.ts'

type OldCity = Schemas['LegacyCity']

/** Creates a city of ours from the legacy one. */
export function CreateOurs({ city }: { city: OldCity }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{m.cities_create_ours()}</Button>
      {isOpen && <CreateDialog city={city} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CreateDialog({ city, onClose }: { city: OldCity; onClose: () => void }) {
  const edit = useEditForm<CityValues, OldCity>({
    name: ['handbooks/cities/old', city.id],
    rules,
    record: null,
    toValues: () => cityValues(city.suggestion),
    toPayload: cityPayload,
    save: (changes) =>
      client.api.legacyCities.createOurs({
        id: city.id,
        version: city.version,
        ...validBody<Schemas['CityChanges']>(rules, withoutEmptyDefaults(changes)),
      }),
    onSaved: (saved) => {
      cacheRecord('legacyCities', saved)
      void invalidateResource('cities')
      void notify({ message: m.cities_made() })
      onClose()
    },
  })
  return (
    <FormDialog heading={m.cities_create_ours()} edit={edit} show={showCityValue} onClose={onClose}>
      <div className="col-span-full flex flex-col gap-6">
        <CityFields city={null} />
      </div>
    </FormDialog>
  )
}
