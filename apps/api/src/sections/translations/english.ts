import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Значение: переменные не те, что у {0}: {1}': 'Value: the variables differ from those of {0}: {1}',
  переводов: 'the translations',
  'русского текста': 'the Russian text',
}
