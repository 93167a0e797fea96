import { keysOf } from '#text/trusted.ts'
import type { Schemas } from '@admin-panel/sdk'
import {
  exceptionFaults,
  normalizePhone,
  openingFaults,
  pointPresets,
  pointWithoutPreset,
} from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'
import type { Mistakes } from '#form/check-values.ts'
import { faultWords } from '#form/opening-hours/fault-words.ts'
import type { PointKind } from '#shop/store-points/kinds.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'

type Nullable<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | null }
type Fields = Required<Schemas['StorePointInput']>
/** Fields that a form may lack until it is sent. */
export type PointValues = Nullable<Fields, 'city_id' | 'lat' | 'lon'>

const workday = [{ from: '09:00', to: '18:00' }]

const firstOf = { warehouse: 'warehouse', pickup: 'pickup_point' } as const satisfies Record<PointKind, Fields['type']>

/** A new point with usual defaults; the server clears the fields that its type lacks. */
const blank = (kind: PointKind, companyId: number | null): PointValues => ({
  company_id: companyId,
  code: '',
  name: '',
  type: firstOf[kind],
  city_id: null,
  street: '',
  house: '',
  building: '',
  office: '',
  postal_code: '',
  lat: null,
  lon: null,
  phones: [''],
  email: '',
  schedule: Array.from({ length: 7 }, (_, day) => (day < 5 ? workday : [])),
  schedule_exceptions: [],
  works_on_holidays: false,
  is_main: false,
  photo_ids: [],
  ...pointWithoutPreset,
  ...pointPresets[firstOf[kind]],
})

export function pointValues(point: Point | null, kind: PointKind, companyId: number | null): PointValues {
  const values = blank(kind, companyId)
  if (!point) return values
  const entries = keysOf(values).map(
    (name) => [name, point[name] ?? (typeof values[name] === 'string' ? '' : null)] as const,
  )
  return { ...values, ...Object.fromEntries(entries) }
}

const line = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Builds the request body. */
export function pointPayload(values: PointValues): PointValues {
  return {
    ...values,
    code: values.code.trim().toUpperCase(),
    name: line(values.name),
    street: line(values.street),
    house: line(values.house),
    building: values.building?.trim() || null,
    office: values.office?.trim() || null,
    postal_code: values.postal_code?.trim() || null,
    email: values.email?.trim() || null,
    cutoff: values.cutoff || null,
    phones: values.phones.filter((phone) => phone.trim()).map((phone) => normalizePhone(phone) ?? phone),
    schedule_exceptions: values.schedule_exceptions.toSorted((a, b) => a.date.localeCompare(b.date)),
    services: values.services.toSorted(),
  }
}

export function pointMistakes({ lat, lon, schedule, schedule_exceptions }: PointValues): Mistakes {
  const [fault] = openingFaults(schedule)
  const [special] = exceptionFaults(schedule_exceptions)
  return {
    ...((lat === null || lon === null) && { [lat === null ? 'lat' : 'lon']: m.points_place_missing() }),
    ...(fault && { schedule: faultWords[fault.rule]() }),
    ...(special && { schedule_exceptions: faultWords[special.rule]() }),
  }
}
