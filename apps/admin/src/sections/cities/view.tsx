import { ButtonLink } from '@admin-panel/ui/button-link'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import { Link, useSearchParams } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ActiveMenu } from '#record/active/active-switch.tsx'
import { RecordHistory } from '#record/history/record-history.tsx'
import { Card } from '@admin-panel/ui/card'
import { client } from '#data/client.ts'
import { DeleteMenu } from '#record/delete-menu.tsx'
import { PointsMap } from '#form/maps/points-map.tsx'
import { Page } from '#page/page.tsx'
import { queries, useCan } from '#data/queries.ts'
import { invalidateResource } from '#data/cache.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { Seo } from '#record/seo/seo.tsx'
import { CityFacts } from './city-facts.tsx'
import { CityCrumbs, CityTabs } from './city-page.tsx'
import type { City } from './labels.ts'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

function CityPage({ record: city }: { record: City }) {
  const [query] = useSearchParams()
  const canReadSeo = useCan(['meta-data.view', 'meta-data.index'], 'any')
  if (query.get('tab') === 'seo' && canReadSeo)
    return (
      <Seo
        entity="city"
        id={city.id}
        frame={{
          title: city.name,
          parent: <CityCrumbs />,
          actions: <CityActions city={city} />,
          tabs: <CityTabs current="seo" />,
        }}
      />
    )
  return (
    <Page
      title={city.name}
      parent={<CityCrumbs />}
      tabs={<CityTabs current="own" />}
      actions={<CityActions city={city} />}
    >
      <TwoColumns
        isPadded
        side={
          <>
            <RecordFacts record={city}>
              <DescriptionItem name={m.cities_column_points()}>{city.points_count}</DescriptionItem>
            </RecordFacts>
            <RecordHistory entity="city" id={city.id} />
          </>
        }
      >
        <PointsMap label={m.cities_map({ name: city.name })} value={{ lat: city.lat, lon: city.lon }} />
        <Card title={m.cities_tab_own()}>
          <CityFacts city={city} />
        </Card>
      </TwoColumns>
    </Page>
  )
}

/** The state, removal and editing of a city. */
function CityActions({ city }: { city: City }) {
  const canUpdate = useCan('city.update')
  const canDelete = useCan('city.delete')
  return (
    <>
      <ActiveMenu of="cities" name={city.name} record={city} />
      {canDelete && (
        <DeleteMenu
          of={{ entity: 'city', entity_id: city.id }}
          action={m.cities_delete()}
          question={m.cities_delete_title()}
          text={m.cities_delete_text({ name: city.name })}
          done={m.cities_deleted()}
          list={pathTo('cities.list')}
          remove={async () => {
            await client.api.cities.delete({ id: city.id, version: city.version })
            void invalidateResource('cities')
          }}
        />
      )}
      {canUpdate && (
        <ButtonLink variant="primary" render={<Link to={pathTo('cities.edit', city.id)} />}>
          {m.cities_edit()}
        </ButtonLink>
      )}
    </>
  )
}

export const { Component, loader } = recordScreen(queries.cities.view, CityPage)
