import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Файл: за сутки можно загрузить не больше {0} МБ. Повторите завтра':
    'File: at most {0} MB can be uploaded in a day. Try again tomorrow',
  'Файл: место компании для файлов закончилось, всего его {0} МБ':
    'File: the company has used up its {0} MB of space for files',
  'не больше 10 МБ для PDF': 'a PDF has at most 10 MB',
  'он пуст': 'it is empty',
  'нужен JPEG, PNG, WebP или PDF': 'a JPEG, PNG, WebP or PDF is needed',
  'нужно изображение JPEG, PNG или WebP': 'an image as JPEG, PNG or WebP is needed',
  'не больше 5 МБ для изображения': 'an image has at most 5 MB',
  'изображение товара — не меньше {0} × {1} пикселей': 'an image of a product has at least {0} × {1} pixels',
  'не больше 50 мегапикселей, уменьшите изображение': 'an image has at most 50 megapixels, make it smaller',
  'слишком много памяти для обработки, сохраните изображение с 8 битами на цвет и без чересстрочной загрузки':
    'the image takes too much memory, save it with 8 bits for each colour and without interlacing',
  'изображение повреждено': 'the image is damaged',
  'Файл: {0}': 'File: {0}',
}
