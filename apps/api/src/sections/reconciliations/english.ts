import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Реестры загружает только маркетплейс': 'The marketplace alone loads registries',
  'Источник: от «{0}» оплат ещё не было': 'Source: «{0}» has sent no payment yet',
  'Номер оплаты': 'Payment number',
  'Реестр по: раньше начала': 'Registry to: earlier than its beginning',
  'Реестр по: не больше {0} дней': 'Registry to: {0} days at most',
  'Дата: вне дней реестра, {0} – {1}': 'Date: outside the days of the registry, {0} – {1}',
  'Сумма: ноль не с чем сверить': 'Sum: a zero compares with nothing',
  'Сумма: у оплаты она положительная, у возврата может быть отрицательной':
    'Sum: that of a payment is positive, that of a refund may be negative',
  'Пояснение: не короче 5 символов': 'Explanation: 5 characters or more',
  'Оплата сошлась: пояснять нечего': 'The payment matches: nothing needs an explanation',
  'Строка сверки следует из реестра и записанных оплат: загрузите реестр или поясните расхождение':
    'A reconciled payment follows from the registry and the recorded payments: load a registry or explain the difference',
  'Сверка реестров с оплатами': 'Comparison of registries with payments',
}
