import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Основание: слишком короткое': 'Reason: too short',
  'На этот запрос уже ответили': 'This request has been answered already',
  'Комментарий: напишите, почему отказано': 'Comment: write why it is refused',
  'Право: оно у вас уже есть': 'Permission: you hold it already',
  'Роль: она не даёт этого права': 'Role: it does not grant this permission',
  'Выдать это право пока некому: обратитесь к администратору':
    'There is no one to give this permission yet: ask an administrator',
  'Вы уже попросили это право': 'You have asked for this permission already',
}
