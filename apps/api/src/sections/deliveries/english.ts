import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Тарифы: выберите регион или город из списка': 'Rates: choose a region or a city from the list',
  'Тарифы: укажите регион или город, а не оба сразу': 'Rates: enter a region or a city, not both',
  'Тарифы: верхняя граница диапазона {0} не больше нижней':
    'Rates: the upper bound of {0} does not exceed the lower one',
  'Тарифы: срок диапазона {0} указан наоборот': 'Rates: the days of {0} are in the wrong order',
  'Пересекаются весовые диапазоны {0} и {1}': 'The weight ranges {0} and {1} overlap',
  'Тарифы: весовые диапазоны зоны начинаются с 0 г': 'Rates: the weight ranges of a zone begin at 0 g',
  '{0}–{1} г': '{0}–{1} g',
}
