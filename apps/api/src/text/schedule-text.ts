import type { Schemas } from '@admin-panel/sdk'

type Schedule = Schemas['StorePointSchedule']
type Exceptions = Schemas['OpeningExceptions']
type Interval = Schemas['OpeningInterval']

const DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

/** Formats exceptions as «31.12.2026 09:00–15:00; 01.01.2027 выходной»; null without any. */
export function exceptionsText(exceptions: Exceptions): string | null {
  return exceptions.map(({ date, hours }) => `${dayText(date)} ${hoursText(hours)}`).join('; ') || null
}

export const dayText = (date: string) => date.split('-').toReversed().join('.')

/** Formats a schedule for the log: «пн–пт 09:00–18:00; сб 10:00–14:00, 15:00–17:00; вс выходной». */
export function scheduleText(schedule: Schedule): string {
  const days = schedule.map(hoursText)
  const runs: { from: number; to: number; hours: string }[] = []
  for (const [index, hours] of days.entries()) {
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = index
    else runs.push({ from: index, to: index, hours })
  }
  return runs.map(({ from, to, hours }) => `${DAYS[from]}${to > from ? `–${DAYS[to]}` : ''} ${hours}`).join('; ')
}

export function hoursText(day: Interval[]): string {
  return day.map(({ from, to }) => `${from}–${to}`).join(', ') || 'выходной'
}
