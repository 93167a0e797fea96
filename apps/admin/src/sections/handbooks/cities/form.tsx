import { m } from '#paraglide/messages.js'
import { asText } from '#text/as-text.ts'
import { CheckboxField, NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PlaceField } from '#form/maps/place-field.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { timeZoneName } from '#form/pickers/time-zone-select.tsx'
import { cityTypes, optionsOf, type City, type CityType } from './labels.ts'
import { RegionNotice } from './region-notice.tsx'
import { ZoneField } from './zone-field.tsx'

export interface CityValues {
  name: string
  name_in: string
  /** Null: the server makes it of the name, or keeps it. */
  slug: string | null
  type: CityType
  region_id: number | null
  /** Null: the region's. */
  time_zone: string | null
  lat: number | null
  lon: number | null
  population: number | null
  is_capital: boolean
  is_popular: boolean
  kladr_id: string | null
  fias_id: string | null
  postal_code: string | null
}

export function cityValues(city: Partial<CityValues> | null): CityValues {
  return {
    name: city?.name ?? '',
    name_in: city?.name_in ?? '',
    slug: city?.slug ?? null,
    type: city?.type ?? 'г',
    region_id: city?.region_id ?? null,
    time_zone: city?.time_zone ?? null,
    lat: city?.lat ?? null,
    lon: city?.lon ?? null,
    population: city?.population ?? null,
    is_capital: city?.is_capital ?? false,
    is_popular: city?.is_popular ?? false,
    kladr_id: city?.kladr_id ?? '',
    fias_id: city?.fias_id ?? '',
    postal_code: city?.postal_code ?? '',
  }
}

/** What goes to the API for what was typed. */
export function cityPayload(values: CityValues): CityValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    name_in: values.name_in.trim().replaceAll(/\s+/g, ' '),
    slug: values.slug?.trim() || null,
    kladr_id: values.kladr_id?.trim() || null,
    fias_id: values.fias_id?.trim() || null,
    postal_code: values.postal_code?.trim() || null,
  }
}

/** What is left empty is made by the server. */
export const withoutMade = <Values extends Partial<CityValues>>({ slug, time_zone, ...values }: Values) => ({
  ...values,
  ...(slug && { slug }),
  ...(time_zone && { time_zone }),
})

/** Words a value of a field where two people changed it. */
export function showCityValue(field: string, value: unknown) {
  const values = { ...cityValues(null), [field]: value }
  if (field === 'type') return cityTypes[values.type]()
  if (field === 'time_zone') return values.time_zone ? timeZoneName(values.time_zone) : '—'
  if (field === 'is_capital' || field === 'is_popular') return values[field] ? m.yes() : m.no()
  return asText(value)
}

export function CityFields({ city }: { city: Pick<City, 'region'> | null }) {
  return (
    <>
      <FormSection title={m.cities_tab_own()}>
        <TextField name="name" autoComplete="off" />
        <TextField name="name_in" autoComplete="off" hint={m.cities_name_in_hint()} />
        <SelectField name="type" options={optionsOf(cityTypes)} />
        <ReferenceField name="region_id" of="regions" known={city?.region} />
        <ZoneField {...(!city && { none: m.cities_zone_of_region() })} />
        <TextField name="slug" autoComplete="off" spellCheck={false} hint={!city && m.cities_slug_hint()} />
        <NumberField name="population" />
        <div className="flex flex-col self-end">
          <CheckboxField name="is_capital" />
          <CheckboxField name="is_popular" />
        </div>
      </FormSection>
      <FormSection title={m.cities_place()}>
        <div className="col-span-full flex flex-col gap-3">
          <PlaceField label={m.cities_place()} />
          <RegionNotice />
        </div>
      </FormSection>
      <FormSection title={m.cities_group_codes()}>
        <TextField name="postal_code" autoComplete="off" inputMode="numeric" />
        <TextField name="kladr_id" autoComplete="off" inputMode="numeric" hint={m.cities_kladr_hint()} />
        <TextField name="fias_id" autoComplete="off" spellCheck={false} />
      </FormSection>
    </>
  )
}
