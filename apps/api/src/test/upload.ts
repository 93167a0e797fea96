import sharp from 'sharp'
import type { Client } from './app.ts'

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

export function picture(width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3355aa' } })
    .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'here' } })
    .toFormat(format)
    .toBuffer()
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).equals(pdf.subarray(0, 5))

export async function upload(
  client: Client,
  bytes: Uint8Array,
  { entity = isPdf(bytes) ? 'contract' : 'product', name = 'photo.png' } = {},
) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], name))
  form.append('entity', entity)
  return sendForm(client, form)
}

export async function sendForm(client: Client, form: FormData) {
  const request = new Request('http://x', { method: 'POST', body: form })
  return client.post('/api/system/admin/file', {
    body: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  })
}
