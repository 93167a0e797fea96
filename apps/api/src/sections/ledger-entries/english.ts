import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Исправления вносит только маркетплейс': 'The marketplace alone enters corrections',
  'Сумма: не может быть нулём': 'Sum: cannot be zero',
  'Сумма: штраф отрицательный': 'Sum: a penalty is negative',
  'Сумма: списание положительное': 'Sum: a write-off is positive',
  'Подзаказ: у этого продавца такого нет': 'Sub-order: this seller has none like it',
  'Проводка не меняется: внесите исправление': 'An entry never changes: enter a correction',
}
