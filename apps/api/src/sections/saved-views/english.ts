import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Сохранено уже {0} видов. Удалите ненужные': '{0} views are saved already. Delete those that are not needed',
  'Изменить вид может только его владелец': 'Only its owner can change a saved view',
  'Показать всем можно только вид доступного вам раздела': 'You can share only a view of a section that you may open',
}
