import { open } from 'node:fs/promises'
import type { Content } from '#files/store.ts'
import { invalid } from '#errors.ts'
import type { UploadedFile } from '#contract/uploaded-file.ts'
import { uploadedFilesOf } from './file-holders.ts'
import { drawPicture } from './draw-picture.ts'
import type { Picture, PictureAnswer } from './picture-process.ts'
import type { FileEntity } from './schema.ts'
import { say } from '#text/language/say.ts'

const MB = 1024 * 1024
const IMAGE_AT_MOST = 5 * MB
const DOCUMENT_AT_MOST = 10 * MB
/** The minimum length of each side of a product photo. */
const PRODUCT_SIDE = 400

interface Image extends Picture {
  kind: 'image'
}

interface Document {
  kind: 'document'
  content: Content
}

/** Detects the type by content instead of name; pictures are re-encoded, PDFs stay as uploaded. */
export async function readUpload(
  file: UploadedFile,
  { entity, userId }: { entity: FileEntity; userId: number },
): Promise<Image | Document> {
  if ((await beginningOf(file)) === '%PDF-') {
    if (!uploadedFilesOf(entity).hasDocuments) throw fileError(allowedTypes(entity))
    if (file.size > DOCUMENT_AT_MOST) throw fileError('не больше 10 МБ для PDF')
    return { kind: 'document', content: { path: file.path } }
  }
  if (file.size === 0) throw fileError('он пуст')
  const answer = await drawPicture(userId, {
    path: file.path,
    isHeavy: file.size > IMAGE_AT_MOST,
    leastSide: entity === 'product' ? PRODUCT_SIDE : 0,
  })
  if (typeof answer === 'string') throw fileError(faultOf(answer, entity))
  return { kind: 'image', ...answer }
}

async function beginningOf({ path }: UploadedFile): Promise<string> {
  await using handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0)
  return buffer.toString('latin1', 0, bytesRead)
}

function allowedTypes(entity: FileEntity) {
  return uploadedFilesOf(entity).hasDocuments ? 'нужен JPEG, PNG, WebP или PDF' : 'нужно изображение JPEG, PNG или WebP'
}

function faultOf(answer: Exclude<PictureAnswer, Picture>, entity: FileEntity): string {
  return {
    foreign: allowedTypes(entity),
    heavy: 'не больше 5 МБ для изображения',
    small: say`изображение товара — не меньше ${PRODUCT_SIDE} × ${PRODUCT_SIDE} пикселей`,
    large: 'не больше 50 мегапикселей, уменьшите изображение',
    deep: 'слишком много памяти для обработки, сохраните изображение с 8 битами на цвет и без чересстрочной загрузки',
    damaged: 'изображение повреждено',
  }[answer]
}

function fileError(what: string) {
  return invalid({ file: [say`Файл: ${what}`] })
}
