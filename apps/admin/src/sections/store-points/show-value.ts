import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'
import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import { showField } from '#text/show-field.ts'
import { formatPhone } from '#text/format/format-phone.ts'
import { dateText } from '#form/opening-hours/exceptions-view.tsx'
import { getLocale } from '#text/locale.ts'
import type { Point } from './point-screen.tsx'
import type { PointValues } from './form/values.ts'
import { hoursText } from './today.tsx'

/** Formats a field's value for the conflict dialog. */
export function showPointValue(point: Point | null, field: string, value: unknown): string {
  const reference = (stored: { id: number; label: string } | null | undefined) =>
    stored?.id === value ? (stored?.label ?? '—') : `№ ${String(value)}`
  return showField<PointValues>(
    {
      type: (type) => storePointTypeWords[type](),
      company_id: () => reference(point?.company),
      city_id: () => reference(point?.city),
      phones: (phones) => phones.map(formatPhone).join(', '),
      services: (services) => services.map((name) => storePointServiceWords[name]()).join(', ') || '—',
      schedule: scheduleText,
      schedule_exceptions: exceptionsText,
      photo_ids: (ids) => String(ids.length),
    },
    field,
    value,
    field === 'company_id' ? m.points_own() : '—',
  )
}

const MONDAY = Date.UTC(2024, 0, 1)
const DAY = 86_400_000

function scheduleText(schedule: Schemas['StorePointSchedule']) {
  const format = new Intl.DateTimeFormat(getLocale(), { weekday: 'short', timeZone: 'UTC' })
  return schedule.map((hours, day) => `${format.format(MONDAY + day * DAY)} ${hoursText(hours)}`).join('; ')
}

function exceptionsText(exceptions: Schemas['OpeningExceptions']) {
  return exceptions.map(({ date, hours }) => `${dateText(date)} ${hoursText(hours)}`).join('; ') || '—'
}
