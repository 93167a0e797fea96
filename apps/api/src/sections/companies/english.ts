import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Срок: можно указать только для приостановки': 'Until: only for a suspension',
  'Нет юридического адреса': 'There is no legal address',
  'Нет основного банковского счёта': 'There is no main bank account',
  'Нет действующего договора': 'There is no contract in force',
  'Для активации не хватает данных': 'Data for the activation are missing',
  'Это единственная компания пользователя: {0}': 'This is the only company of the user: {0}',
  '{0}: меняет только сотрудник маркетплейса': '{0}: only marketplace staff can change it',
  'Завести продавца может только сотрудник маркетплейса': 'Only marketplace staff can create a seller',
  'Удалить можно только черновик или отклонённого продавца': 'Only a draft or a rejected seller can be deleted',
  'Отправить на проверку': 'Send for review',
  Активировать: 'Activate',
  Приостановить: 'Suspend',
  Отключить: 'Terminate',
  'Вернуть в приостановленные': 'Return to suspended',
}
