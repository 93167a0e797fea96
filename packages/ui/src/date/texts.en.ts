import type { DateTexts } from './texts.ts'

/** The same texts in English; part of `english`. */
export const englishDate: DateTexts = {
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
  open: 'Open the calendar',
  calendar: 'Calendar',
  failed: 'The calendar could not be loaded. Type the date or open it again',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  time: 'Time',
  done: 'Done',
  chosen: 'chosen',
  chooseFirst: 'Choose the first day',
  chooseLast: 'Choose the last day',
  order: 'The first day is after the last',
}
