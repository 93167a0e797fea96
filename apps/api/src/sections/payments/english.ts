import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Оплаты записывает только маркетплейс': 'The marketplace alone records payments',
  'Валюта: учёт ведётся в рублях, а пришло {0}': 'Currency: the accounts are in roubles, but {0} came',
  'Возврат больше оплаченного: осталось {0}, а возвращают {1}':
    'The refund exceeds what was paid: {0} is left, and {1} is given back',
}
