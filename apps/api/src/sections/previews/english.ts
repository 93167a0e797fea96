import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Выберите пользователя или роль': 'Choose a user or a role',
  'Компания: роль видит только свои компании, выберите одну':
    'Company: the role sees its own companies only, choose one',
  'Пользователь: посмотреть можно только глазами активного': 'User: only an active one can be viewed as',
  'Пользователь: это вы сами': 'User: this is you',
  'Причина: слишком короткая': 'Reason: too short',
}
