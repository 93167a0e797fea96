import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Системную причину нельзя удалить. Её можно выключить': 'A system reason cannot be deleted. It can be switched off',
  'Код: у системной причины его нельзя изменить': 'Code: that of a system reason cannot change',
  'Операции: у системной причины их нельзя изменить': 'Operations: those of a system reason cannot change',
}
