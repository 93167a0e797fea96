import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { kmBetween } from '#form/maps/distance.ts'
import { Notice } from '@admin-panel/ui/notice'
import { everyRow } from '#data/every-row.ts'
import { queries, useCan } from '#data/queries.ts'
import type { CityValues } from './values.ts'
import type { RegionType } from './labels.ts'

// An estimate of the distance from such a region's centre to its borders, which the data lacks.
const REACH_KM: Readonly<Record<RegionType, number>> = {
  город: 100,
  'автономная область': 300,
  область: 1200,
  'автономный округ': 1200,
  край: 2000,
  республика: 2000,
}

/** Warns of a place farther from the region's centre than its borders, as after swapping latitude and longitude. */
export function RegionNotice() {
  const { region_id, lat, lon } = useWatch({
    compute: ({ region_id, lat, lon }: CityValues) => ({ region_id, lat, lon }),
  })
  const canReadRegion = useCan(['region.view', 'region'], 'any')
  const hasPlace = region_id !== null && lat !== null && lon !== null && canReadRegion
  const { data: region } = useQuery({ ...queries.regions.view({ id: region_id ?? 0 }), enabled: hasPlace })
  const { data: cities } = useQuery({
    ...everyRow('cities.list', { region_id: [region_id ?? 0] }),
    enabled: hasPlace,
  })
  const capital = cities?.items.find(({ is_capital }) => is_capital)?.id
  const { data: centre } = useQuery({ ...queries.cities.view({ id: capital ?? 0 }), enabled: capital !== undefined })
  const km = centre && lat !== null && lon !== null ? Math.round(kmBetween(centre, { lat, lon })) : 0
  if (!region || km <= REACH_KM[region.type]) return null
  return (
    <output>
      <Notice tone="amber">{m.cities_outside({ km })}</Notice>
    </output>
  )
}
