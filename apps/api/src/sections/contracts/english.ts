import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Срок: у договора его задаёт дата окончания': 'Until: that of a contract is its end date',
  'Уже действует договор № {0}': 'Contract No. {0} is in force already',
  'Файлы: приложите подписанный договор': 'Files: attach the signed contract',
  'Дата начала: ещё не наступила': 'Start date: lies in the future',
  'Дата окончания: уже прошла': 'End date: is over',
  'Дата окончания: дата раньше даты начала': 'End date: before the start date',
  'Договор истёк, изменить его нельзя': 'The contract has expired and cannot be changed',
  'Договор расторгнут, изменить его нельзя': 'The contract is terminated and cannot be changed',
  '{0}: у действующего договора не меняется': '{0}: that of a contract in force cannot change',
  'Удалить можно только черновик договора': 'Only a draft of a contract can be deleted',
  'Ввести в действие': 'Put into force',
  Расторгнуть: 'Terminate',
}
