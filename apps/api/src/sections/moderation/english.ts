import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Автор заявки не может сделать такое изменение: {0}': 'The author of the request may not make this change: {0}',
  'Данные изменились после подачи заявки. Обновите сравнение':
    'The record has changed since the request. Reload the comparison',
  'Исправьте карточку и отправьте её на модерацию: заявка откроется снова':
    'Correct the card and send it to moderation: the request opens again',
  'Заявка больше не у вас в работе': 'You no longer hold the request',
  'Это может сделать только автор заявки': 'Only the author of the request can do this',
  'Взять в работу': 'Take',
  Одобрить: 'Approve',
  'Вернуть в очередь': 'Return to the queue',
  'Отправить снова': 'Send again',
  Отозвать: 'Withdraw',
  'Поле: его нельзя изменить заявкой': 'Field: a request cannot change it',
  'Изменения: запись уже такова': 'Changes: the record is like that already',
}
