import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Сервисный ключ не принимается с этого адреса': 'The service key is not accepted from this address',
  'Сервисный ключ отозван: создайте новый': 'The service key is revoked: create a new one',
  'Срок действия сервисного ключа истёк: создайте новый': 'The service key has expired: create a new one',
  'Сервисная учётная запись заблокирована или в архиве: обратитесь к администратору':
    'The service account is blocked or archived: ask an administrator',
  'Вход по паролю выключен: войдите через провайдера компании':
    'Passwords are off: sign in through the provider of your company',
  'Пароли не совпадают': 'The passwords differ',
  'Новый пароль: совпадает с текущим': 'New password: is the current one',
  'Текущий пароль введён неверно': 'The current password is wrong',
  'Ссылка недействительна или устарела. Запросите новую': 'The link is invalid or has expired. Request a new one',
  'Неверная эл. почта или пароль': 'The e-mail address or the password is wrong',
  'Новый пароль: не должен содержать адрес эл. почты': 'New password: must not contain the e-mail address',
  'Подтвердите вход: ключом или кодом': 'Confirm the sign-in: by a passkey or a code',
  'Пароля мало: подтвердите ключом входа, кодом из приложения или кодом восстановления':
    'The password is not enough: confirm by a passkey, a code of the application or a recovery code',
  'Неверный пароль': 'The password is wrong',
  'Подтверждение личности, если записей больше (0 — никогда)':
    'Confirmation of who the user is, for more records than (0: never)',
  'Вашей роли нужен второй шаг входа: настройте его': 'Your role needs a second step of the sign-in: set it up',
  'Вашей роли нужен второй шаг входа: сначала добавьте другой ключ или приложение':
    'Your role needs a second step of the sign-in: add another passkey or an application first',
  'Время для настройки вышло: войдите ещё раз': 'The time to set it up is over: sign in again',
  'Время для ввода кода вышло: войдите ещё раз': 'The time for the code is over: sign in again',
  'Неверный код: введите шесть цифр, которые приложение показывает сейчас':
    'Wrong code: enter the six digits that the application shows now',
  'Приложение для кодов не подключено: введите код восстановления':
    'No application for codes is set up: enter a recovery code',
  'Неверный код восстановления: проверьте каждый знак или введите другой':
    'Wrong recovery code: check each character, or enter another one',
  'Этот код уже использован: новый подойдёт через {0} с': 'This code has been used: a new one fits in {0} s',
  'Код от другого времени: включите на телефоне автоматическую установку времени':
    'The code is of another time: let the telephone set its clock automatically',
  'Этот код восстановления уже использован: введите другой': 'This recovery code has been used: enter another one',
  'Второй шаг входа уже включён': 'The second step of the sign-in is on already',
  'Второй шаг входа не включён': 'The second step of the sign-in is off',
  'Ключ не подошёл: возьмите другой или войдите с паролем':
    'The passkey does not fit: take another one, or sign in with the password',
  'Браузер не подтвердил ключ: добавьте его ещё раз': 'The browser has not confirmed the passkey: add it again',
  'Этот ключ уже добавлен': 'This passkey has been added already',
  'Ключей не больше 20: удалите лишние': 'There are 20 passkeys at most: remove some',
  'Начните подключение приложения заново': 'Begin with the application anew',
  'Новый пароль: слишком простой, его легко подобрать': 'New password: too simple and easy to guess',
}
