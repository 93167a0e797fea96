import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Событие отправляется сейчас': 'The event is being sent right now',
  'Сначала должно быть доставлено предыдущее событие этой записи':
    'The previous event of this record must be delivered first',
  'Адрес: {0}': 'URL: {0}',
  'Объекты: «{0}» нет в журнале': 'Objects: the log has no “{0}”',
  'укажите адрес вида https://example.com/hooks': 'enter an address such as https://example.com/hooks',
  'без имени и пароля': 'without a name and a password',
  'закрытая сеть недоступна': 'private networks are not reachable',
  'только https': 'https only',
  Включить: 'Switch on',
  Выключить: 'Switch off',
}
