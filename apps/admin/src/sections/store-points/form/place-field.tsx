import { FieldGroup } from '@admin-panel/ui/field-group'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { kmBetween } from '#form/maps/distance.ts'
import { PlaceField as MapPlaceField } from '#form/maps/place-field.tsx'
import { Notice } from '@admin-panel/ui/notice'
import { queries, useCan } from '#data/queries.ts'
import { farFrom } from '#sections/store-points/distance.ts'
import type { PointValues } from './values.ts'

/** The point's coordinates, by a click on the map or typed. The city's centre is shown for orientation. */
export function PlaceField() {
  const { city_id, lat, lon } = useWatch({ compute: ({ city_id, lat, lon }: PointValues) => ({ city_id, lat, lon }) })
  const canViewCity = useCan(['city.view', 'city'], 'any')
  const { data: city } = useQuery({
    ...queries.cities.view({ id: city_id ?? 0 }),
    enabled: canViewCity && city_id !== null,
  })
  const km = city && lat !== null && lon !== null ? kmBetween(city, { lat, lon }) : 0
  return (
    <FieldGroup legend={m.points_map_point()} hint={m.points_place_hint()} className="@min-[34rem]:col-span-2">
      <MapPlaceField
        label={m.points_map_point()}
        markers={city && [{ id: city.id, lat: city.lat, lon: city.lon, label: city.name, tone: 'grey' }]}
      />
      {farFrom(km) && <Notice tone="amber">{m.points_far({ km: Math.round(km) })}</Notice>}
    </FieldGroup>
  )
}
