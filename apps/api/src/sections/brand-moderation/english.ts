import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Пожалуйста, введите Решение': 'Please enter Resolution',
  'Пожалуйста, введите Бренд в каталоге': 'Please enter Brand in the catalogue',
  'Документы: выберите загруженные файлы': 'Documents: choose uploaded files',
  'Бренд «{0}» уже есть в каталоге': 'The catalogue already has the brand “{0}”',
  'Бренд: заявка на него уже подана': 'Brand: it is proposed already',
  'Бренд «{0}» уже есть в каталоге. Объедините заявку с ним':
    'The catalogue already has the brand “{0}”. Merge the request into it',
  'У бренда уже есть карточки с артикулами: {0}. Сначала уберите дубли':
    'The brand already has cards with the part numbers {0}. Remove the duplicates first',
  'Решение по заявке уже принято': 'The request is decided already',
}
