import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Исправления вносит только маркетплейс': 'The marketplace alone enters corrections',
  'Сумма: не может быть нулём': 'Sum: cannot be zero',
  'Сумма: штраф отрицательный': 'Sum: a penalty is negative',
  'Сумма: списание положительное': 'Sum: a write-off is positive',
  'Подзаказ: у этого продавца такого нет': 'Sub-order: this seller has none like it',
  'Проводка не меняется: внесите исправление': 'An entry never changes: enter a correction',
  'Возражает продавец: маркетплейс вносит исправление': 'The seller objects; the marketplace enters a correction',
  'Возражение: не короче 5 символов': 'Objection: 5 characters or more',
  'Возражение уже есть и ждёт ответа': 'There is an objection already, which waits for an answer',
  'На возражение отвечает маркетплейс': 'The marketplace answers an objection',
  'Ответ: не короче 5 символов': 'Answer: 5 characters or more',
  'Сумма: больше долга продавца': 'Sum: more than the seller owes',
  'Это делает сотрудник, а не ключ': 'A person does this, and no key',
  'Отвечает другой сотрудник: эту проводку внесли вы': 'Another person answers: you have entered this entry',
  'Возражения нет': 'There is no objection',
  'На возражение уже ответили': 'The objection has been answered already',
}
