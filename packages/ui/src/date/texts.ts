import { familyTexts } from '#texts/context.ts'

/** The texts of `DateInput` and `DateRangeInput`. */
export interface DateTexts {
  /** How a day is written, as a hint in an empty field. */
  day: string
  /** The same of a day and a time. */
  moment: string
  open: string
  calendar: string
  failed: string
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  time: string
  done: string
  chosen: string
  chooseFirst: string
  chooseLast: string
  /** The days of a range stand in the wrong order. */
  order: string
}

const russianDate: DateTexts = {
  day: 'дд.мм.гггг',
  moment: 'дд.мм.гггг чч:мм',
  open: 'Открыть календарь',
  calendar: 'Календарь',
  failed: 'Календарь не загрузился. Введите дату или откройте его ещё раз',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  month: 'Месяц',
  year: 'Год',
  time: 'Время',
  done: 'Готово',
  chosen: 'выбрано',
  chooseFirst: 'Выберите первый день',
  chooseLast: 'Выберите последний день',
  order: 'Первый день позже последнего',
}

/** Reads these texts in the current language. */
export const useDateTexts = familyTexts('date', russianDate)
