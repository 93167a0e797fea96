import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Заказ изменяет сотрудник маркетплейса': 'Only marketplace staff can change the order',
  'Получателя и адрес можно изменить только до передачи в доставку':
    'Recipient and address can only change before delivery',
}
