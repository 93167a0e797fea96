import type { CityType } from './labels.ts'

export interface CityValues {
  name: string
  name_in: string
  /** Null: the server derives it from the name, or keeps it. */
  slug: string | null
  type: CityType
  region_id: number | null
  /** Null: inherits the region's zone. */
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

/** Builds the request body. */
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

/** The server fills in empty fields. */
export const withoutEmptyDefaults = <Values extends Partial<CityValues>>({ slug, time_zone, ...values }: Values) => ({
  ...values,
  ...(slug && { slug }),
  ...(time_zone && { time_zone }),
})
