import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Ответить можно только на опубликованный отзыв': 'Only a published review can be answered',
  'Пожаловаться на отзыв может только продавец': 'Only a seller can complain about a review',
  'Пожаловаться можно на новый или опубликованный отзыв': 'Only a new or a published review can be complained about',
  Опубликовать: 'Publish',
  '{0}, оценка {1}': '{0}, rated {1}',
  'Отзыв относится к другому продавцу': 'The review is of another seller',
  'Предложение: такого товара в заказе нет': 'Offer: the order has no such product',
}
