import sharp, { type Metadata, type Sharp } from 'sharp'
import { SIZES } from './names-of.ts'

export interface PictureRequest {
  path: string
  /** Whether the upload exceeds the size limit; such a picture is never decoded. */
  isHeavy: boolean
  /** The minimum length of each side. */
  leastSide: number
}

export interface Picture {
  width: number
  height: number
  bytes: Buffer
  medium: Buffer
  small: Buffer
}

/** The re-encoded picture, or the reason for refusing it. */
export type PictureAnswer = Picture | 'foreign' | 'heavy' | 'small' | 'large' | 'deep' | 'damaged'

const PIXELS_AT_MOST = 50_000_000
/** The memory limit of the decoder. */
const BYTES_AT_MOST = 200_000_000
const SIDE_AT_MOST = 2000
const FORMATS = new Set(['jpeg', 'png', 'webp'])

// One picture on one thread without a cache: fifty million pixels take about 200 MB while decoding.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (request: PictureRequest) => void read(request).then(answer))
// A server that was killed cannot end this process.
process.on('disconnect', () => process.exit())

function answer(picture: PictureAnswer) {
  // Without a callback, a channel that has just closed would print a stack.
  process.send?.(picture, () => undefined)
}

const sourceOf = (path: string, limitInputPixels: number | false) =>
  sharp(path, { limitInputPixels, failOn: 'error', sequentialRead: true })

async function read({ path, isHeavy, leastSide }: PictureRequest): Promise<PictureAnswer> {
  // Only the head of the file is read, however many pixels it announces.
  const metadata = await sourceOf(path, false)
    .metadata()
    .catch(() => undefined)
  if (!metadata || !FORMATS.has(metadata.format)) return 'foreign'
  if (isHeavy) return 'heavy'
  if (metadata.width * metadata.height > PIXELS_AT_MOST) return 'large'
  if (bytesOf(metadata) > BYTES_AT_MOST) return 'deep'
  if (Math.min(metadata.width, metadata.height) < leastSide) return 'small'
  return draw(path).catch(() => 'damaged')
}

/** The decoder reads line by line, unless the lines come in several passes or the picture is turned. */
function bytesOf({
  width,
  height,
  channels,
  depth,
  format,
  orientation = 1,
  isProgressive,
  chromaSubsampling,
}: Metadata) {
  const isWhole = isProgressive || format === 'webp' || (orientation > 1 && format === 'png')
  if (!isWhole) return 0
  if (format !== 'jpeg') return width * height * channels * (depth === 'ushort' ? 2 : 1)
  // A coefficient has two bytes; colours have a quarter of the coefficients in most pictures.
  return width * height * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
}

/** Re-encoding removes metadata and scripts from the file. The source is decoded once for all sizes. */
async function draw(path: string): Promise<Picture> {
  const { data: bytes, info } = await fit(sourceOf(path, PIXELS_AT_MOST).autoOrient(), SIDE_AT_MOST).toBuffer({
    resolveWithObject: true,
  })
  const small = (side: number) => fit(sharp(bytes), side).toBuffer()
  return {
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
