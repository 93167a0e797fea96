import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'У пользователя есть права, которых нет у вас': 'The user has permissions that you lack',
  'У пользователя есть компании, которые вам недоступны': 'The user has companies that you may not access',
  'Учётная запись заблокирована или в архиве: ссылку отправить нельзя':
    'The account is blocked or archived: no link can be sent',
  'Срок: можно указать только для блокировки': 'Until: only for a block',
  'Нельзя заблокировать последнего администратора': 'The last administrator cannot be blocked',
  'Выберите хотя бы одну компанию': 'Choose at least one company',
  'Удалить можно только приглашённого пользователя. Перенесите учётную запись в архив':
    'Only an invited user can be deleted. Archive the account instead',
}
