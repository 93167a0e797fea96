import type { EnglishTexts } from '#text/language/language.ts'

export const english: EnglishTexts = {
  'Файл: за сутки можно загрузить не больше {0} МБ. Повторите завтра':
    'File: at most {0} MB can be uploaded in a day. Try again tomorrow',
  'Файл: место компании для файлов закончилось, всего его {0} МБ':
    'File: the company has used up its {0} MB of space for files',
  'не больше 10 МБ для pdf': 'a pdf has at most 10 MB',
  'он пуст': 'it is empty',
  'нужен файл jpeg, png, webp или pdf': 'a jpeg, png, webp or pdf is needed',
  'нужно изображение jpeg, png или webp': 'an image as jpeg, png or webp is needed',
  'не больше 5 МБ для изображения': 'an image has at most 5 MB',
  'изображение товара — не меньше {0} × {1} точек': 'an image of a product has at least {0} × {1} pixels',
  'не больше 50 мегапикселей, уменьшите изображение': 'an image has at most 50 megapixels, make it smaller',
  'слишком много памяти для обработки, сохраните изображение с 8 битами на цвет и без чересстрочной загрузки':
    'the image takes too much memory, save it with 8 bits for each colour and without interlacing',
  'изображение повреждено': 'the image is damaged',
  'Файл: {0}': 'File: {0}',
}
