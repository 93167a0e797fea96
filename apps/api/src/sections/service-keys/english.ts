import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Адреса: «{0}» — не адрес и не подсеть': 'Addresses: “{0}” is neither an address nor a subnet',
  'Действует до: не дольше {0} дн. от сегодняшнего дня': 'Expires: at most {0} days from today',
  'Учётная запись в архиве: новых ключей у неё быть не может': 'The account is archived: it can have no new keys',
  'Ключ отозван, изменить его нельзя': 'The key is revoked and cannot be changed',
}
