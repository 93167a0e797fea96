import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import type { Content } from '#files/store.ts'
import { invalid } from '#errors.ts'
import type { UploadedFile } from '#contract/uploaded-file.ts'
import { SIZES } from './names-of.ts'
import type { FileEntity } from './schema.ts'

const MB = 1024 * 1024
const IMAGE_AT_MOST = 5 * MB
const DOCUMENT_AT_MOST = 10 * MB
const PIXELS_AT_MOST = 50_000_000
const SIDE_AT_MOST = 2000
/** What a product's photo must measure at least, each side. */
const PRODUCT_SIDE = 400
const FORMATS = new Set(['jpeg', 'png', 'webp'])

// One picture at a time, on one thread, and none kept: fifty million points are some two hundred megabytes while they are read.
sharp.concurrency(1)
sharp.cache(false)
let drawing: Promise<unknown> = Promise.resolve()

interface Image {
  kind: 'image'
  width: number
  height: number
  bytes: Buffer
  medium: Buffer
  small: Buffer
}

interface Document {
  kind: 'document'
  content: Content
}

/** What a file really is, by its content and not by its name: a picture drawn anew, or a pdf as it came. */
export async function readUpload(file: UploadedFile, entity: FileEntity): Promise<Image | Document> {
  if ((await beginningOf(file)) === '%PDF-') {
    if (file.size > DOCUMENT_AT_MOST) throw wrong('не больше 10 МБ для pdf')
    return { kind: 'document', content: { path: file.path } }
  }
  if (file.size === 0) throw wrong('он пуст')
  if (file.size > IMAGE_AT_MOST && !(await formatOf(file))) throw wrong(wanted(entity))
  if (file.size > IMAGE_AT_MOST) throw wrong('не больше 5 МБ для изображения')
  return inTurn(() => readImage(file, entity))
}

function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  const drawn = drawing.then(draw)
  drawing = drawn.catch(() => undefined)
  return drawn
}

async function beginningOf({ path }: UploadedFile): Promise<string> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

const sourceOf = ({ path }: UploadedFile) =>
  sharp(path, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error', sequentialRead: true })

async function formatOf(file: UploadedFile) {
  const seen = await sourceOf(file)
    .metadata()
    .catch(() => undefined)
  return seen?.format && FORMATS.has(seen.format) ? seen : undefined
}

/** Papers go to contracts and to requests for brands; everything else has pictures. */
function wanted(entity: FileEntity) {
  const hasPapers = entity === 'contract' || entity === 'brand-moderation'
  return hasPapers ? 'нужен файл jpeg, png, webp или pdf' : 'нужно изображение jpeg, png или webp'
}

async function readImage(file: UploadedFile, entity: FileEntity): Promise<Image> {
  const seen = await formatOf(file)
  if (!seen) throw wrong(wanted(entity))
  if (entity === 'product' && Math.min(seen.width, seen.height) < PRODUCT_SIDE)
    throw wrong(`изображение товара — не меньше ${PRODUCT_SIDE} × ${PRODUCT_SIDE} точек`)
  return draw(file).catch(() => {
    throw wrong('изображение повреждено')
  })
}

/** Drawn anew, nothing stays of what else was in the file: places, cameras, scripts. The source is read once, for all sizes. */
async function draw(file: UploadedFile): Promise<Image> {
  const drawn = await fit(sourceOf(file).autoOrient(), SIDE_AT_MOST).toBuffer({ resolveWithObject: true })
  const { data: bytes, info } = drawn
  const small = (side: number) => fit(sharp(bytes), side).toBuffer()
  return {
    kind: 'image',
    width: info.width,
    height: info.height,
    bytes,
    medium: await small(SIZES.medium),
    small: await small(SIZES.small),
  }
}

function fit(source: Sharp, side: number): Sharp {
  return source.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 })
}

function wrong(what: string) {
  return invalid({ file: [`Файл: ${what}`] })
}
