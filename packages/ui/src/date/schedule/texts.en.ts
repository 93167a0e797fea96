import type { ScheduleTexts } from './texts.ts'

/** The same texts in English; part of `english`. */
export const englishSchedule: ScheduleTexts = {
  mode: (day) => `${day}: how it is open`,
  hours: 'By hours',
  always: 'Round the clock',
  dayOff: 'Closed',
  opens: (day) => `${day}: opens`,
  closes: (day) => `${day}: closes`,
  addBreak: 'Break',
  removeInterval: (interval) => `Remove ${interval}`,
  copy: (day) => `Copy the hours: ${day}`,
  toWeekdays: 'To weekdays',
  toWeekend: 'To the weekend',
  toAll: 'To all days',
}
