import type { Schemas } from '@admin-panel/sdk'
import { marketDay } from '#query/days.ts'

type Schedule = Schemas['StorePointSchedule']

const week = (workdays: Schedule[number], saturday: Schedule[number], sunday = saturday): Schedule => [
  ...Array.from({ length: 5 }, () => workdays),
  saturday,
  sunday,
]
const from = (opens: string, closes: string) => [{ from: opens, to: closes }]

export const SCHEDULES = {
  warehouse: [week(from('09:00', '18:00'), []), week(from('08:00', '20:00'), from('10:00', '16:00'), [])],
  shop: [week(from('09:00', '20:00'), from('10:00', '18:00')), week(from('10:00', '21:00'), from('10:00', '21:00'))],
  pickup_point: [week(from('10:00', '21:00'), from('10:00', '20:00'))],
  parcel_locker: [week(from('00:00', '24:00'), from('00:00', '24:00'))],
  service_center: [
    week(
      [
        { from: '09:00', to: '13:00' },
        { from: '14:00', to: '19:00' },
      ],
      from('10:00', '16:00'),
      [],
    ),
  ],
} satisfies Record<Schemas['StorePointType'], Schedule[]>

/** Every fourth point has an upcoming day off for stocktaking and shorter hours the day before. */
export function specialDays(id: number, at: Date): Schemas['OpeningExceptions'] {
  if (id % 4 !== 1) return []
  const soon = 3 + (id % 9)
  return [
    { date: marketDay(at, soon), hours: from('10:00', '15:00') },
    { date: marketDay(at, soon + 1), hours: [] },
  ]
}
