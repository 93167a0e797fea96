import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'У брендов есть общие артикулы ({0}): {1}. Оставьте по одной карточке':
    'The brands share part numbers ({0}): {1}. Keep one card of each',
  'Период пересекается с правилом {0}': 'The period overlaps with rule {0}',
  'Объединить с брендом: другие поля при объединении не меняются':
    'Merge into the brand: a merge changes no other fields',
  '{0}: объединён с брендом «{1}»': '{0}: merged into the brand “{1}”',
  'Логотип: выберите загруженный файл': 'Logo: choose an uploaded file',
  'Синоним «{0}» уже у бренда «{1}»': 'The brand “{1}” already has the synonym “{0}”',
}
