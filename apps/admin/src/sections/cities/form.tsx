import { cityTypeWords } from '#contract/enums/city-type.gen.ts'
import { m } from '#paraglide/messages.js'
import { formatUnknown } from '#text/format-unknown.ts'
import { CheckboxField, NumberField, SelectField, TextField } from '#form/fields/fields.tsx'
import { FormSection } from '#form/form-section.tsx'
import { PlaceField } from '#form/maps/place-field.tsx'
import { ReferenceField } from '#form/pickers/reference-field.tsx'
import { timeZoneName } from '#form/pickers/time-zone-select.tsx'
import type { City } from './labels.ts'
import { RegionNotice } from './region-notice.tsx'
import { ZoneField } from './zone-field.tsx'
import { cityValues, type CityValues } from './values.ts'
import { optionsOf } from '#text/options-of.ts'

/** Formats a field's value for the conflict dialog. */
export function showCityValue(field: string, value: unknown) {
  const values = { ...cityValues(null), [field]: value }
  if (field === 'type') return cityTypeWords[values.type]()
  if (field === 'time_zone') return values.time_zone ? timeZoneName(values.time_zone) : '—'
  if (field === 'is_capital' || field === 'is_popular') return values[field] ? m.yes() : m.no()
  return formatUnknown(value)
}

export function CityFields({ city }: { city: Pick<City, 'region'> | null }) {
  return (
    <>
      <FormSection title={m.cities_tab_own()}>
        <TextField<CityValues> name="name" autoComplete="off" />
        <TextField<CityValues> name="name_in" autoComplete="off" hint={m.cities_name_in_hint()} />
        <SelectField<CityValues> name="type" options={optionsOf(cityTypeWords)} />
        <ReferenceField<CityValues> name="region_id" of="regions" reference={city?.region} />
        <ZoneField none={city ? undefined : m.cities_zone_of_region()} />
        <TextField<CityValues> name="slug" autoComplete="off" spellCheck={false} hint={!city && m.cities_slug_hint()} />
        <NumberField<CityValues> name="population" />
        <div className="flex flex-col self-end">
          <CheckboxField<CityValues> name="is_capital" />
          <CheckboxField<CityValues> name="is_popular" />
        </div>
      </FormSection>
      <FormSection title={m.cities_place()}>
        <div className="col-span-full flex flex-col gap-3">
          <PlaceField label={m.cities_place()} />
          <RegionNotice />
        </div>
      </FormSection>
      <FormSection title={m.cities_group_codes()}>
        <TextField<CityValues> name="postal_code" autoComplete="off" inputMode="numeric" />
        <TextField<CityValues> name="kladr_id" autoComplete="off" inputMode="numeric" hint={m.cities_kladr_hint()} />
        <TextField<CityValues> name="fias_id" autoComplete="off" spellCheck={false} />
      </FormSection>
    </>
  )
}
