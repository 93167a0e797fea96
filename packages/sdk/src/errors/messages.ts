/** The texts that the client words itself; a server's own message always wins. */
export type MessageKey =
  | 'generic'
  | 'session-expired'
  | 'key-refused'
  | 'wrong-credentials'
  | 'user-failed'
  | 'refresh-failed'
  | 'too-large'
  | 'wrong-address'

/** One text for the user per key. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The default texts, in Russian; `BaseOptions.messages` replaces any of them. */
export const russianMessages: Messages = {
  generic: 'Произошла ошибка',
  'session-expired': 'Ваша сессия устарела, пожалуйста войдите заново',
  'key-refused': 'Сервисный ключ не действует',
  'wrong-credentials': 'Неверная эл. почта или пароль',
  'user-failed': 'Не удалось получить информацию о пользователе',
  'refresh-failed': 'Не удалось обновить токен',
  'too-large': 'Ответ сервера слишком велик',
  'wrong-address': 'По этому адресу нет API, проверьте адрес',
}
