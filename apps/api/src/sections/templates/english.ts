import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Текст: нужна переменная {{{0}}}': 'Text: the variable {{{0}}} is needed',
  'Текст: отделите ссылку пробелами': 'Text: separate the link by spaces',
  'Неизвестная переменная {{{0}}}': 'Unknown variable {{{0}}}',
  '{0}: проверьте скобки {{ }}': '{0}: check the braces {{ }}',
  'Событие: для этого канала и языка включён другой шаблон':
    'Event: another template is active for this channel and language',
  'Сначала выключите шаблон «{0}»: он стоит на том же событии, канале и языке':
    'Switch off the template “{0}” first: it has the same event, channel and language',
  'Себе можно отправить письмо или уведомление в панели': 'Only an e-mail or a notification can be sent to oneself',
}
