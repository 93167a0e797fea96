import { familyTexts } from '#texts/context.ts'

/** The texts of `ScheduleEditor` and `DayHours`. */
export interface ScheduleTexts {
  mode: (day: string) => string
  hours: string
  always: string
  dayOff: string
  opens: (day: string) => string
  closes: (day: string) => string
  addBreak: string
  removeInterval: (interval: string) => string
  copy: (day: string) => string
  toWeekdays: string
  toWeekend: string
  toAll: string
}

const russianSchedule: ScheduleTexts = {
  mode: (day) => `${day}: режим`,
  hours: 'По часам',
  always: 'Круглосуточно',
  dayOff: 'Выходной',
  opens: (day) => `${day}: открытие`,
  closes: (day) => `${day}: закрытие`,
  addBreak: 'Перерыв',
  removeInterval: (interval) => `Убрать ${interval}`,
  copy: (day) => `Скопировать часы: ${day}`,
  toWeekdays: 'На будни',
  toWeekend: 'На выходные',
  toAll: 'На все дни',
}

/** Reads these texts in the current language. */
export const useScheduleTexts = familyTexts('schedule', russianSchedule)
