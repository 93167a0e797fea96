import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Город: выберите город этого региона': 'City: choose a city of this region',
  'Тип адреса: юридический адрес уже есть': 'Type of address: there is a legal address already',
  'У действующего продавца должен быть юридический адрес': 'An active seller needs a legal address',
}
