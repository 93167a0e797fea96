import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Действует по: правило по умолчанию действует всегда': 'Valid to: the default rule is always valid',
  '{0}: «{1}» не одна, укажите номер': '{0}: there are several “{1}”, enter the number',
  '{0}: нет в справочнике «{1}»': '{0}: there is no “{1}”',
  'По умолчанию': 'Default',
  'Начало действовать раньше': 'It has been valid for longer',
  'Ещё не действует': 'Not valid yet',
  'Уже не действует': 'No longer valid',
  'Подходит по {0}, а правило № {1} — по {2}': 'It matches by {0}, rule No. {1} by {2}',
  'условию, условиям, условиям': 'condition, conditions',
  'Правило для продавца важнее': 'A rule for the seller takes precedence',
  'Правило для подкатегории важнее': 'A rule for the subcategory takes precedence',
  'Правило для категории важнее': 'A rule for the category takes precedence',
  'Правило для бренда важнее': 'A rule for the brand takes precedence',
  'На эту дату не действует ни одно правило': 'No rule is valid on this date',
  'с правилом {0}': 'rule {0}',
  'Период пересекается {0}': 'The period overlaps with {0}',
  'со строкой {0}': 'row {0}',
}
