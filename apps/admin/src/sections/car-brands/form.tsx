import { m } from '#paraglide/messages.js'
import { CountryField } from '#form/fields/country-field.tsx'
import { CheckboxField, TextField } from '#form/fields/fields.tsx'
import { PhotoField } from '#form/fields/photos-field.tsx'
import { PlainNumberField } from '#form/fields/plain-number-field.tsx'

export interface MakeValues {
  name: string
  name_ru: string | null
  /** Null: the server derives it from the name, or keeps it. */
  slug: string | null
  country_code: string | null
  is_popular: boolean
  year_from: number | null
  year_to: number | null
  tecdoc_id: number | null
  logo_id: number | null
}

export function makeValues(make: Partial<MakeValues> | null): MakeValues {
  return {
    name: make?.name ?? '',
    name_ru: make?.name_ru ?? '',
    slug: make?.slug ?? null,
    country_code: make?.country_code ?? null,
    is_popular: make?.is_popular ?? false,
    year_from: make?.year_from ?? null,
    year_to: make?.year_to ?? null,
    tecdoc_id: make?.tecdoc_id ?? null,
    logo_id: make?.logo_id ?? null,
  }
}

/** Builds the request body. */
export function makePayload(values: MakeValues): MakeValues {
  return {
    ...values,
    name: values.name.trim().replaceAll(/\s+/g, ' '),
    name_ru: values.name_ru?.trim() || null,
    slug: values.slug?.trim() || null,
  }
}

/** Checks two years against each other. */
export function wrongYears({ year_from, year_to }: Pick<MakeValues, 'year_from' | 'year_to'>) {
  return year_from !== null && year_to !== null && year_from > year_to ? { year_to: m.car_years_wrong() } : {}
}

/** The server derives an empty slug from the name. */
export const withSlug = <Values extends { slug?: string | null }>({ slug, ...values }: Values) => ({
  ...values,
  ...(slug && { slug }),
})

export function MakeFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <TextField<MakeValues> name="name" autoComplete="off" />
      <TextField<MakeValues> name="name_ru" autoComplete="off" />
      <CountryField<MakeValues> name="country_code" />
      <TextField<MakeValues>
        name="slug"
        autoComplete="off"
        spellCheck={false}
        hint={isNew && m.car_brands_slug_hint()}
      />
      <PlainNumberField<MakeValues> name="year_from" />
      <PlainNumberField<MakeValues> name="year_to" />
      <PlainNumberField<MakeValues> name="tecdoc_id" />
      <CheckboxField<MakeValues> name="is_popular" className="self-end" />
      <PhotoField<MakeValues> name="logo_id" entity="car-brand" />
    </>
  )
}
