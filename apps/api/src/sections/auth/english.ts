import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Сервисный ключ не принимается с этого адреса': 'The service key is not accepted from this address',
  'Сервисный ключ отозван: создайте новый': 'The service key is revoked: create a new one',
  'Срок действия сервисного ключа истёк: создайте новый': 'The service key has expired: create a new one',
  'Сервисная учётная запись отключена: её включает администратор':
    'The service account is inactive: an administrator can enable it',
  'Пароли не совпадают': 'The passwords differ',
  'Новый пароль: совпадает с текущим': 'New password: is the current one',
  'Текущий пароль введён неверно': 'The current password is wrong',
  'Ссылка недействительна или устарела. Запросите новую': 'The link is invalid or has expired. Request a new one',
  'Неверная эл. почта или пароль': 'The e-mail address or the password is wrong',
  'Новый пароль: не должен содержать адрес эл. почты': 'New password: must not contain the e-mail address',
  'Новый пароль: слишком простой, его легко подобрать': 'New password: too simple and easy to guess',
}
