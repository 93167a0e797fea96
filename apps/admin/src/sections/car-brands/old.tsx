import type { Schemas } from '@admin-panel/sdk'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { countryName } from '#text/countries.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { LegacyRecord } from '#shop/legacy/legacy-record.tsx'
import { queries, useCan } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { allModels } from './all-models.ts'
import { yearsOf } from './labels.ts'
import { CreateOurs } from './create-ours.tsx'
import { pathTo } from '#data/paths.ts'

type OldMake = Schemas['LegacyCarBrand']

/** A legacy make with its models, beside our make. */
function OldMakePage({ record: make }: { record: OldMake }) {
  const { country } = make.payload
  return (
    <LegacyRecord
      kind={{ of: 'legacyCarBrands', ours: 'carBrands' }}
      record={make}
      parent={
        <Crumbs
          to={[
            [pathTo('handbooks'), m.handbooks_title()],
            [pathTo('carBrands.list'), m.car_brands_title()],
            [pathTo('legacyCarBrands.list'), m.car_brands_old_title()],
          ]}
        />
      }
      facts={
        <DescriptionItem name={m.field_country_code()}>
          {typeof country === 'string' ? countryName(country) : '—'}
        </DescriptionItem>
      }
      parts={<ModelLines models={make.models} />}
      showOurs={(id) => <OurMake id={id} />}
      create={<CreateOurs make={make} />}
    />
  )
}

function OurMake({ id }: { id: number }) {
  const { data: make } = useQuery(queries.carBrands.view({ id }))
  const canReadModels = useCan('car-model')
  const { data: models } = useQuery({ ...allModels(id), enabled: canReadModels })
  if (!make) return <Skeleton className="h-32" />
  return (
    <div>
      <DescriptionList>
        <DescriptionItem name={m.field_name()}>
          <TextLink render={<Link to={pathTo('carBrands', id)} />}>{make.name}</TextLink>
        </DescriptionItem>
        <DescriptionItem name={m.field_name_ru()}>{make.name_ru ?? '—'}</DescriptionItem>
        <DescriptionItem name={m.field_country_code()}>
          {make.country_code ? countryName(make.country_code) : '—'}
        </DescriptionItem>
      </DescriptionList>
      {models && (
        <ModelLines
          models={models.items.map((model) => ({
            ...model,
            name: [model.name, model.generation].filter(Boolean).join(' '),
          }))}
        />
      )}
    </div>
  )
}

function ModelLines({ models }: { models: readonly Schemas['LegacyCarModel'][] }) {
  return (
    <>
      <h3 className="mt-4 mb-1 font-label">{m.car_models_title()}</h3>
      {models.length === 0 && <p className="text-muted">{m.car_models_empty()}</p>}
      <ul className="divide-y divide-line">
        {models.map((model, index) => (
          // Two legacy models may have the same name.
          // oxlint-disable-next-line react/no-array-index-key -- the order of the rows is fixed
          <li key={index} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <span className="min-w-0 break-words">{model.name}</span>
            <span className="text-secondary tabular-nums">{yearsOf(model)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

export const { Component, loader } = recordScreen(queries.legacyCarBrands.view, OldMakePage)
