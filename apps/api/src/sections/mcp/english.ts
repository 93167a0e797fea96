import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Укажите ключ агента в заголовке Authorization: Bearer': 'Give an agent’s key in the header Authorization: Bearer',
  'Нужен ключ агента: создайте его с отметкой «Ключ агента»':
    'An agent’s key is needed: create one marked “Agent’s key”',
}
