import type { UploadTexts } from './texts.ts'

const number = (value: number) => value.toLocaleString('en-GB')

/** The same texts in English; part of `english`. */
export const englishUpload: UploadTexts = {
  choose: (isMany) => (isMany ? 'Choose files' : 'Choose a file'),
  dropHint: 'Drop them here or paste from the clipboard: Ctrl+V',
  orDrop: 'or drop it here',
  limits: (kinds, size, max) => `${kinds}, up to ${size}${Number.isFinite(max) ? `, ${number(max)} at most` : ''}`,
  images: 'images',
  wrongType: (name, kinds) => `“${name}” does not fit. Allowed: ${kinds}`,
  tooLarge: (name, size, limit) => `“${name}” takes ${size}. Up to ${limit} is allowed`,
  tooMany: (name, max) => `“${name}” is not added: there may be ${number(max)} files at most`,
  uploadingOf: (name) => `“${name}” is being uploaded`,
  uploading: (count) => `Files being uploaded: ${number(count)}`,
  failed: 'Not uploaded',
  retry: 'Try again',
  retryOf: (name) => `Upload “${name}” again`,
}
