import type { Schemas } from '@admin-panel/sdk'
import { exceptionFaults, openingFaults } from '@admin-panel/sdk/validation'
import { say } from '#text/language/say.ts'
import { dayText } from '#text/schedule-text.ts'

type Schedule = Schemas['StorePointSchedule']
type Exceptions = Schemas['OpeningExceptions']
type Interval = Schemas['OpeningInterval']

const DAYS = ['понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье']

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
  return openingFaults(schedule).map(({ day, rule }) => say`${FAULTS[rule]} (${DAYS[day]})`)
}

export function exceptionMistakes(exceptions: Exceptions): string[] {
  return exceptionFaults(exceptions).map(({ date, rule }) => say`${FAULTS[rule]} (${dayText(date)})`)
}
