import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Характеристика {0}: не относится к категории': 'Attribute {0}: does not belong to the category',
  'Шаблон значения: это не регулярное выражение, проверьте скобки и обратные косые черты':
    'Pattern: not a regular expression, check brackets and backslashes',
  'Шаблон значения: уберите просмотр вперёд и назад (?=…), обратные ссылки \\1 и свойства \\p{Script=…}, с ними проверка может не закончиться':
    'Pattern: remove lookarounds (?=…), backreferences \\1 and properties \\p{Script=…}, with them a check may never end',
  'Шаблон значения: слишком много повторов, уменьшите числа в фигурных скобках':
    'Pattern: too many repetitions, lower the numbers in braces',
  '{0}: целое число': '{0}: whole number',
  '{0}: знаков после запятой не больше {1}': '{0}: at most {1} decimal places',
  'Тип: нельзя изменить, {0}': 'Type: cannot change, {0}',
  '{0}: не для типа «{1}»': '{0}: not for the type “{1}”',
  'Синоним «{0}» уже у атрибута «{1}»': 'The attribute “{1}” already has the synonym “{0}”',
  'Значение «{0}» повторяется': 'The value “{0}” repeats',
  'Синоним «{0}» уже у значения «{1}»': 'The value “{1}” already has the synonym “{0}”',
  'Значение «{0}» есть у {1}. Его можно выключить': '{1} have the value “{0}”. It can be switched off',
}
