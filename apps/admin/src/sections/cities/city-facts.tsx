import { cityTypeWords } from '#contract/enums/city-type.gen.ts'
import { federalDistrictWords } from '#contract/enums/federal-district.gen.ts'
import { DescriptionItem, DescriptionList } from '@admin-panel/ui/description-list'
import { m } from '#paraglide/messages.js'
import { formatPlace } from '#text/format/format-place.ts'
import { timeZoneName } from '#form/pickers/time-zone-select.tsx'
import { type City } from './labels.ts'

/** The facts of a city. */
export function CityFacts({ city }: { city: City }) {
  const lines = [
    [m.field_name(), city.name],
    [m.field_name_in(), city.name_in],
    [m.field_type(), cityTypeWords[city.type]()],
    [m.field_region_id(), city.region.label],
    [m.field_federal_district(), federalDistrictWords[city.federal_district]()],
    [m.field_time_zone(), timeZoneName(city.time_zone)],
    [m.cities_place(), formatPlace(city)],
    [m.field_population(), city.population?.toLocaleString('ru-RU') ?? '—'],
    [m.field_is_capital(), city.is_capital ? m.yes() : m.no()],
    [m.field_citiesCreate_is_popular(), city.is_popular ? m.yes() : m.no()],
    [m.field_slug(), city.slug],
    [m.field_postal_code(), city.postal_code ?? '—'],
    [m.field_kladr_id(), city.kladr_id ?? '—'],
    [m.field_fias_id(), city.fias_id ?? '—'],
  ] as const
  return (
    <DescriptionList>
      {lines.map(([name, value]) => (
        <DescriptionItem key={name} name={name}>
          {value}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
