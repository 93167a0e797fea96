import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { client } from '#data/client.ts'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { useRecordForm } from '#record/record-form.ts'
import { validBody } from '#form/trusted.ts'
import { RecordPage } from '#record/record-page.tsx'
import { recordFormScreen } from '#record/record-screen.tsx'
import { citiesCreateRules as rules } from '#contract/rules/cities.gen.ts'
import { CityCrumbs } from './city-page.tsx'
import { CityFields, showCityValue } from './form.tsx'
import { cityPayload, cityValues, withoutEmptyDefaults, type CityValues } from './values.ts'
import type { City } from './labels.ts'

function CityForm({ record: city }: { record: City | null }) {
  const edit = useRecordForm<CityValues, City>({
    of: 'cities',
    opens: 'cities.edit',
    record: city,
    rules,
    toValues: cityValues,
    toPayload: cityPayload,
    create: (values, options) =>
      client.api.cities.create(validBody<Schemas['CityInput']>(rules, withoutEmptyDefaults(values)), options),
    update: ({ id, version, ...changes }) =>
      client.api.cities.update({
        ...validBody<Schemas['CityChanges']>(rules, withoutEmptyDefaults(changes)),
        id,
        version,
      }),
  })
  return (
    <RecordPage
      title={city?.name ?? m.cities_new_title()}
      parent={<CityCrumbs city={city} />}
      edit={edit}
      permission={city ? 'city.update' : 'city.create'}
      isEdit={city !== null}
      show={showCityValue}
      actions={city && <ActiveMenu of="cities" name={city.name} record={city} onSwitched={edit.rebase} />}
      side={
        city && (
          <RecordFacts record={city}>
            <DescriptionItem name={m.cities_column_points()}>{city.points_count}</DescriptionItem>
          </RecordFacts>
        )
      }
    >
      <CityFields city={city} />
    </RecordPage>
  )
}

export const { Component, loader } = recordFormScreen(queries.cities.view, CityForm)
