import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { pdf, picture, upload } from '#test/upload.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
/** A picture whose head announces other pixels than follow, since only the head is read before the limits. */
async function announcing(width: number, height: number, { depth = 8, isInterlaced = false } = {}): Promise<Buffer> {
  const bytes = await picture(500, 400)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.set([depth, 6, 0, 0, isInterlaced ? 1 : 0], 24)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
const heavy = (head: Uint8Array, megabytes: number) => Buffer.concat([head, Buffer.alloc(megabytes * 1024 * 1024)])

test.each([
  ['9933 × 7016 pixels', () => announcing(9933, 7016), 'Файл: не больше 50 мегапикселей, уменьшите изображение'],
  [
    '300 MB once it is decoded',
    () => announcing(8000, 5000, { depth: 16, isInterlaced: true }),
    'Файл: слишком много памяти для обработки, сохраните изображение с 8 битами на цвет и без чересстрочной загрузки',
  ],
  ['399 × 500 pixels', () => picture(399, 500), 'Файл: изображение товара — не меньше 400 × 400 пикселей'],
  ['6 MB of a picture', async () => heavy(await picture(500, 400), 6), 'Файл: не больше 5 МБ для изображения'],
  ['10.2 MB of a PDF', async () => heavy(pdf, 10.2), 'Файл: не больше 10 МБ для PDF'],
  ['nothing', async () => Buffer.alloc(0), 'Файл: он пуст'],
  ['a text', async () => Buffer.from('text'), 'Файл: нужно изображение JPEG, PNG или WebP'],
  ['half a picture', async () => (await picture(500, 400)).subarray(0, 300), 'Файл: изображение повреждено'],
])('An upload of %s is refused with the limit that it breaks', async (_, make, message) => {
  const reply = await upload(admin, await make())

  expect(reply).toMatchObject({ status: 422, body: { data: { details: { file: [message] } } } })
})

test('A form larger than any allowed file is a 413 that names the limits', async () => {
  const message = 'Файл слишком большой: изображение — не больше 5 МБ, PDF — не больше 10 МБ'

  expect(await upload(admin, heavy(pdf, 10.53))).toMatchObject({ status: 413, body: { data: { message } } })
  expect(await upload(admin, heavy(pdf, 12))).toMatchObject({ status: 413, body: { data: { message } } })
})

test('An interlaced 16-bit picture within the limits is accepted', async () => {
  const bytes = await sharp(await picture(1200, 900))
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer()

  expect(await upload(admin, bytes)).toMatchObject({ status: 201, body: { width: 1200 } })
})
