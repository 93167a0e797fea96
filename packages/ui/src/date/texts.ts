import { familyTexts } from '#texts/context.ts'

const russianDate = {
  // How a day is written, and a day with a time, as hints in an empty field.
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

/** The texts of `DateInput` and `DateRangeInput`. */
export type DateTexts = typeof russianDate

/** Reads these texts in the current language. */
export const useDateTexts = familyTexts('date', russianDate)
