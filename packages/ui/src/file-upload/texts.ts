import { familyTexts } from '#texts/context.ts'

const russianUpload = {
  choose: (isMany: boolean): string => (isMany ? 'Выбрать файлы' : 'Выбрать файл'),
  dropHint: 'Перетащите сюда или вставьте из буфера: Ctrl+V',
  orDrop: 'или перетащите его сюда',
  limits: (kinds: string, size: string, max: number) =>
    `${kinds}, до ${size}${Number.isFinite(max) && max > 1 ? `, не больше ${max.toLocaleString('ru-RU')} шт.` : ''}`,
  images: 'изображения',
  wrongType: (name: string, kinds: string) => `«${name}» не подходит. Можно: ${kinds}`,
  tooLarge: (name: string, size: string, limit: string) => `«${name}» занимает ${size}. Можно до ${limit}`,
  tooMany: (name: string, max: number) =>
    `«${name}» не добавлен: файлов может быть не больше ${max.toLocaleString('ru-RU')}`,
  uploadingOf: (name: string) => `Загружается «${name}»`,
  uploading: (count: number) => `Загружается файлов: ${count.toLocaleString('ru-RU')}`,
  failed: 'Не загрузился',
  retry: 'Повторить',
  retryOf: (name: string) => `Повторить загрузку «${name}»`,
}

/** The texts of `FileUpload`. */
export type UploadTexts = typeof russianUpload

/** Reads the texts of `FileUpload` in the current language. */
export const useUploadTexts = familyTexts('upload', russianUpload)
