import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Системную причину нельзя удалить. Её можно выключить': 'A system reason cannot be deleted. It can be switched off',
  'Причину нельзя выключить: с ней заказы отменяются и закрываются сами, когда их срок вышел':
    'The reason cannot be switched off: the program cancels and closes orders with it when their time is over',
  'Требует комментария: эту причину указывает программа, а она комментариев не пишет':
    'Requires a comment: the program gives this reason, and it writes no comments',
  'Статусы заказа: нужен и тот, в котором эту причину указывает программа':
    'Order states: the one in which the program gives this reason is needed, too',
  'Код: у системной причины его нельзя изменить': 'Code: that of a system reason cannot change',
  'Операции: у системной причины их нельзя изменить': 'Operations: those of a system reason cannot change',
}
