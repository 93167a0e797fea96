import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { pdf, picture, sendForm, upload } from '#test/upload.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const FILES = '/api/system/admin/file'
const uploadedName = async (bytes: Buffer, name: string) =>
  (await upload(admin, bytes, { entity: 'contract', name })).body.name

test.each(['png', 'jpeg', 'webp'] as const)(
  'A picture of %s is re-encoded as webp in all sizes and keeps no metadata',
  async (format) => {
    const { status, body } = await upload(admin, await picture(900, 600, format), { name: 'C:\\Фото\n1.png' })
    const { bytes, headers } = await app.anonymous.get(body.url)
    const small = await app.anonymous.get(body.url.replace('.webp', '-160.webp'))
    const metadata = await sharp(bytes).metadata()

    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'image', mime: 'image/webp', width: 900, height: 600, name: 'Фото 1.webp' })
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(metadata).toMatchObject({ format: 'webp', width: 900, height: 600 })
    expect(metadata.exif).toBeUndefined()
    expect((await sharp(small.bytes).metadata()).width).toBe(160)
    expect(await app.audited('file', body.id)).toMatchObject([{ event: 'created' }])
  },
)

test('A picture of 5 000 points is scaled down, one that lies on its side is turned', async () => {
  const wide = await upload(admin, await picture(5000, 1000), { entity: 'brand' })
  const turned = await sharp(await picture(800, 400, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer()

  expect(wide.body).toMatchObject({ width: 2000, height: 400 })
  expect((await upload(admin, turned)).body).toMatchObject({ width: 400, height: 800 })
})

test.each([
  ['a text that is called a picture', Buffer.from('hello'), 'нужно изображение JPEG, PNG или WebP'],
  [
    'a picture with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'нужно изображение JPEG, PNG или WebP',
  ],
  ['a program', Buffer.from('MZ\x90\x00'), 'нужно изображение JPEG, PNG или WebP'],
  ['nothing', Buffer.of(), 'он пуст'],
  ['a small picture of a product', await picture(399, 900), 'изображение товара — не меньше 400 × 400 пикселей'],
  ['a broken picture', (await picture(500, 500)).subarray(0, 900), 'изображение повреждено'],
  ['a heavy pdf', Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), 'не больше 10 МБ для PDF'],
  [
    'a heavy picture',
    Buffer.concat([await picture(500, 500), Buffer.alloc(5 * 1024 * 1024)]),
    'не больше 5 МБ для изображения',
  ],
])('A file is refused: %s', async (_what, bytes, why) => {
  const { status, body } = await upload(admin, bytes)

  expect(status).toBe(422)
  expect(body.data.details).toEqual({ file: [`Файл: ${why}`] })
})

test('A form is refused without a file, with text in its place, with an unknown part, and if it is too large', async () => {
  const form = (parts: Record<string, string>) => {
    const formData = new FormData()
    for (const [name, value] of Object.entries(parts)) formData.append(name, value)
    return sendForm(admin, formData)
  }

  expect((await form({ entity: 'product' })).body.data.details).toEqual({ file: ['Пожалуйста, введите Файл'] })
  expect((await form({ entity: 'product', file: 'text' })).body.data.details).toEqual({ file: ['Файл: выберите файл'] })
  expect((await form({ entity: 'planet', file: 'text' })).body.data.details).toHaveProperty('entity')
  expect(await upload(admin, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413 })
  expect(await admin.post(FILES, { body: {} })).toMatchObject({ status: 415 })
  expect(
    await admin.post('/api/user/admin/role', {
      body: Buffer.from('--x--'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  ).toMatchObject({ status: 415 })
})

test('P7: without the right to change a record, files cannot be uploaded for it', async () => {
  const viewer = await app.as('viewer@example.com')
  const image = await picture(500, 500)

  expect(await upload(viewer, image)).toMatchObject({ status: 403 })
  expect(await upload(await app.holding(['product.update']), image)).toMatchObject({ status: 201 })
  expect(await upload(await app.holding(['product.update']), image, { entity: 'brand' })).toMatchObject({ status: 403 })
})

test('A document is sent unchanged, under its name, and no cache stores it', async () => {
  const { body } = await upload(admin, pdf, { entity: 'contract', name: 'Договор.pdf' })
  const { status, bytes, headers } = await admin.get(`${FILES}/content/${body.id}`)

  expect(body).toMatchObject({ kind: 'document', url: null, name: 'Договор.pdf' })
  expect(status).toBe(200)
  expect(bytes.equals(pdf)).toBe(true)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('attachment'),
    'cache-control': 'no-store',
  })
})

test.each(['product', 'brand', 'category', 'car-brand', 'company', 'store-point'])(
  'A pdf is no picture of a %s, whatever its name',
  async (entity) => {
    const { status, body } = await upload(admin, pdf, { entity, name: 'photo.webp' })

    expect(status).toBe(422)
    expect(body.data.details).toEqual({ file: ['Файл: нужно изображение JPEG, PNG или WebP'] })
  },
)

test('The extension of a file is that of the stored type, not of the sent name', async () => {
  const image = await picture(500, 500, 'jpeg')

  expect(await uploadedName(image, 'Печать.JPEG')).toBe('Печать.webp')
  expect(await uploadedName(image, 'Скан от 01.02.2026')).toBe('Скан от 01.02.2026.webp')
  expect(await uploadedName(image, '.png')).toBe('file.webp')
  expect(await uploadedName(image, `${'х'.repeat(250)}.jpg`)).toBe(`${'х'.repeat(195)}.webp`)
  expect(await uploadedName(pdf, 'Договор')).toBe('Договор.pdf')
  expect(await uploadedName(pdf, 'Договор.docx')).toBe('Договор.pdf')
})

test('An unknown name of a picture is not found', async () => {
  for (const name of ['..%2f..%2fpackage.json', 'x.webp', `${'0'.repeat(32)}.webp`, `${'0'.repeat(32)}.pdf`])
    expect(await app.anonymous.get(`/files/${name}`)).toMatchObject({ status: 404 })
})
