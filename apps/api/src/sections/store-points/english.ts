import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Срок: можно указать только для паузы': 'Until: only for a pause',
  'На точке {0}': 'The point has {0}',
  'невыданный заказ, невыданных заказа, невыданных заказов': 'order to hand out, orders to hand out',
  'Укажите точку на карте': 'Set the place on the map',
  'График: укажите время': 'Opening hours: enter a time',
  'Время закрытия раньше открытия': 'It closes before it opens',
  'График: интервалы пересекаются': 'Opening hours: the intervals overlap',
  'Укажите дату': 'Enter a date',
  'Дата указана дважды': 'The date occurs twice',
  Открыть: 'Open',
  'Поставить на паузу': 'Pause',
  Закрыть: 'Close',
  понедельник: 'Monday',
  вторник: 'Tuesday',
  среда: 'Wednesday',
  четверг: 'Thursday',
  пятница: 'Friday',
  суббота: 'Saturday',
  воскресенье: 'Sunday',
}
