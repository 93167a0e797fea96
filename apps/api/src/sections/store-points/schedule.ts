import type { Schemas } from '@admin-panel/sdk'
import { exceptionFaults, openingFaults } from '@admin-panel/sdk/validation'

type Schedule = Schemas['StorePointSchedule']
type Exceptions = Schemas['OpeningExceptions']
type Interval = Schemas['OpeningInterval']

const DAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']
const SHORT = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']

/** Sorts the hours of each day, and fixes the order of keys, because jsonb reorders them. */
export function normalizeSchedule(schedule: Schedule): Schedule {
  return schedule.map(normalizeDay)
}

export function normalizeExceptions(exceptions: Exceptions): Exceptions {
  return exceptions
    .map(({ date, hours }) => ({ date, hours: normalizeDay(hours) }))
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

function normalizeDay(day: Interval[]): Interval[] {
  return day.map(({ from, to }) => ({ from, to })).toSorted((a, b) => a.from.localeCompare(b.from))
}

const FAULTS = {
  time: 'График: укажите время',
  order: 'Время закрытия раньше открытия',
  overlap: 'График: интервалы пересекаются',
  date: 'Укажите дату',
  twice: 'Дата указана дважды',
}

export function scheduleMistakes(schedule: Schedule): string[] {
  return openingFaults(schedule).map(({ day, rule }) => `${FAULTS[rule]} (${DAYS[day]})`)
}

export function exceptionMistakes(exceptions: Exceptions): string[] {
  return exceptionFaults(exceptions).map(({ date, rule }) => `${FAULTS[rule]} (${dayText(date)})`)
}

/** Formats exceptions as «31.12.2026 09:00–15:00; 01.01.2027 выходной»; null without any. */
export function exceptionsText(exceptions: Exceptions): string | null {
  return exceptions.map(({ date, hours }) => `${dayText(date)} ${hoursText(hours)}`).join('; ') || null
}

const dayText = (date: string) => date.split('-').toReversed().join('.')

/** Formats a schedule for the log: «пн–пт 09:00–18:00; сб 10:00–14:00, 15:00–17:00; вс выходной». */
export function scheduleText(schedule: Schedule): string {
  const days = schedule.map(hoursText)
  const runs: { from: number; to: number; hours: string }[] = []
  for (const [index, hours] of days.entries()) {
    const last = runs.at(-1)
    if (last?.hours === hours) last.to = index
    else runs.push({ from: index, to: index, hours })
  }
  return runs.map(({ from, to, hours }) => `${SHORT[from]}${to > from ? `–${SHORT[to]}` : ''} ${hours}`).join('; ')
}

export function hoursText(day: Interval[]): string {
  return day.map(({ from, to }) => `${from}–${to}`).join(', ') || 'выходной'
}
