import sharp, { type Sharp } from 'sharp'
import { invalid } from '#http/errors.ts'
import type { FileEntity } from './schema.ts'

const MB = 1024 * 1024
const IMAGE_AT_MOST = 5 * MB
const DOCUMENT_AT_MOST = 10 * MB
const PIXELS_AT_MOST = 50_000_000
const SIDE_AT_MOST = 2000
/** What a product's photo must measure at least, each side. */
const PRODUCT_SIDE = 400
const FORMATS = new Set(['jpeg', 'png', 'webp'])

const SMALL = [640, 160] as const

interface Image {
  kind: 'image'
  width: number
  height: number
  /** The picture itself, and the small ones by their width. */
  bytes: Buffer
  small: { width: number; bytes: Buffer }[]
}

interface Document {
  kind: 'document'
  bytes: Buffer
}

/** What a file really is, by its content and not by its name: a picture drawn anew, or a pdf as it came. */
export async function readUpload(file: File, entity: FileEntity): Promise<Image | Document> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (bytes.length > DOCUMENT_AT_MOST) throw wrong('не больше 10 МБ для pdf')
    return { kind: 'document', bytes }
  }
  if (bytes.length === 0) throw wrong('он пуст')
  const source = sharp(bytes, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error' })
  const seen = await source.metadata().catch(() => undefined)
  if (!seen?.format || !FORMATS.has(seen.format)) throw wrong('нужен файл jpeg, png, webp или pdf')
  if (bytes.length > IMAGE_AT_MOST) throw wrong('не больше 5 МБ для изображения')
  if (entity === 'product' && Math.min(seen.width, seen.height) < PRODUCT_SIDE)
    throw wrong(`изображение товара — не меньше ${PRODUCT_SIDE} × ${PRODUCT_SIDE} точек`)
  return draw(source).catch(() => {
    throw wrong('изображение повреждено')
  })
}

/** Drawn anew, nothing stays of what else was in the file: places, cameras, scripts. */
async function draw(source: Sharp): Promise<Image> {
  const upright = source.autoOrient()
  const fit = (side: number) =>
    upright.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
  const { data, info } = await fit(SIDE_AT_MOST).toBuffer({ resolveWithObject: true })
  const small = await Promise.all(SMALL.map(async (width) => ({ width, bytes: await fit(width).toBuffer() })))
  return { kind: 'image', width: info.width, height: info.height, bytes: data, small }
}

function wrong(what: string) {
  return invalid({ file: [`Файл: ${what}`] })
}
