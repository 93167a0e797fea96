import type { Schemas } from '@admin-panel/sdk'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { Skeleton } from '@admin-panel/ui/skeleton'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { Crumbs } from '#page/crumbs.tsx'
import { LegacyRecord } from '#shop/legacy/legacy-record.tsx'
import { queries } from '#data/queries.ts'
import { recordScreen } from '#record/record-screen.tsx'
import { CityFacts } from './city-facts.tsx'
import { CreateOurs } from './create-ours.tsx'
import { pathTo } from '#data/paths.ts'

type OldCity = Schemas['LegacyCity']

/** A legacy city and its counterpart. */
function OldCityPage({ record: city }: { record: OldCity }) {
  const { kind, lat, lng, people } = city.payload
  return (
    <LegacyRecord
      kind={{ of: 'legacyCities', ours: 'cities' }}
      record={city}
      parent={
        <Crumbs
          to={[
            [pathTo('handbooks'), m.handbooks_title()],
            [pathTo('cities.list'), m.entity_city()],
            [pathTo('legacyCities.list'), m.cities_old_title()],
          ]}
        />
      }
      facts={
        <>
          <DescriptionItem name={m.field_region_id()}>{city.region_name}</DescriptionItem>
          <DescriptionItem name={m.field_type()}>{formatUnknown(kind)}</DescriptionItem>
          <DescriptionItem name={m.cities_place()}>
            {typeof lat === 'number' && typeof lng === 'number'
              ? `${lat.toLocaleString('ru-RU')}; ${lng.toLocaleString('ru-RU')}`
              : '—'}
          </DescriptionItem>
          <DescriptionItem name={m.field_population()}>
            {typeof people === 'number' ? people.toLocaleString('ru-RU') : '—'}
          </DescriptionItem>
        </>
      }
      showOurs={(id) => <OurCity id={id} />}
      create={<CreateOurs city={city} />}
    />
  )
}

function OurCity({ id }: { id: number }) {
  const { data: city } = useQuery(queries.cities.view({ id }))
  if (!city) return <Skeleton className="h-32" />
  return (
    <div>
      <CityFacts city={city} />
      <TextLink render={<Link to={pathTo('cities', id)} />}>{m.cities_open()}</TextLink>
    </div>
  )
}

export const { Component, loader } = recordScreen(queries.legacyCities.view, OldCityPage)
