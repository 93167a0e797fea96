import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Название: у роли администратора его нельзя изменить': 'Name: that of the administrator’s role cannot change',
  'Права: у роли администратора всегда есть все права': 'Permissions: the administrator’s role always has all of them',
  'Название: слишком похоже на роль «{0}»': 'Name: too similar to the role “{0}”',
  'Роль требует компании, а у пользователя её нет: {0}': 'The role needs a company, and the user has none: {0}',
  'Это единственная роль пользователя: {0}': 'This is the only role of the user: {0}',
  'Права: в роли «Только свои компании» их быть не может, они действуют на весь маркетплейс: {0}':
    'Permissions: a role of the scope “Own companies only” cannot have those for the whole marketplace: {0}',
  'Права: в роли «Только свои компании» их быть не может, они действуют на весь маркетплейс: {0} и ещё {1}':
    'Permissions: a role of the scope “Own companies only” cannot have those for the whole marketplace: {0} and {1} more',
  'В роли есть права, которых нет у вас': 'The role has permissions that you lack',
  'Область: у системной роли её нельзя изменить': 'Scope: that of a system role cannot change',
  'Системную роль нельзя удалить': 'A system role cannot be deleted',
  'Нельзя удалить: роль назначена {0}': 'Cannot be deleted: the role is assigned to {0}',
  'пользователю, пользователям, пользователям': 'user, users',
  'сервисной учётной записи, сервисным учётным записям, сервисным учётным записям': 'service account, service accounts',
  'Область: у {0} с этой ролью не выбрана компания': 'Scope: {0} with this role have no company',
  'пользователя, пользователей, пользователей': 'user, users',
}
