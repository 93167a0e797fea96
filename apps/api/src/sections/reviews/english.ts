import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Ответить можно только на опубликованный отзыв': 'Only a published review can be answered',
  'Пожаловаться на отзыв может только продавец': 'Only a seller can complain about a review',
  'Пожаловаться можно на новый или опубликованный отзыв': 'Only a new or a published review can be complained about',
  Опубликовать: 'Publish',
}
