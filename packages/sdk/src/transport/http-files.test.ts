import { expect, test } from 'vitest'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()
const page = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20 as const, page_count: 1 } }

test('an upload is a form in both styles, and its replay has the whole file', async () => {
  const client = createTestClient({ onUnauthorized: 'refresh-then-sign-out' })
  const forms: FormData[] = []
  client.use(
    on.files.create(async (_, request) => {
      forms.push(await request.clone().formData())
      return forms.length === 2 ? { error: { status: 401 } } : Response.json({ id: 1 })
    }),
  )
  const file = new File(['photo'], 'photo.png', { type: 'image/png' })
  await client.api.files.create({ file, entity: 'product' })
  const { data } = await client.http.POST('/api/system/admin/file', { body: { file, entity: 'product' } })
  expect(data).toEqual({ id: 1 })
  expect(forms).toHaveLength(3)
  for (const form of forms) {
    const part = form.get('file')
    expect(part instanceof File && [part.name, await part.text()]).toEqual(['photo.png', 'photo'])
    expect(form.get('entity')).toBe('product')
  }
})

test('a file is a Blob, events are a stream, and parseAs reads otherwise', async () => {
  const client = createTestClient()
  client.use(
    on.users.export(() => new Response('a;b')),
    on.events.stream(() => new Response('data: 1\n\n')),
  )
  const query = { format: 'csv' } as const
  const file = await client.http.GET('/api/user/admin/user/export', { params: { query } })
  expect(await file.data?.text()).toBe('a;b')
  const text = await client.http.GET('/api/user/admin/user/export', { params: { query }, parseAs: 'text' })
  expect(text.data).toBe('a;b')
  client.use(on.users.list(page))
  const list = await client.http.GET('/api/user/admin/user', { parseAs: 'text' })
  expect(list.data).toBe(JSON.stringify(page))
  const stream = await client.http.GET('/api/system/admin/events')
  expect(await new Response(stream.data).text()).toBe('data: 1\n\n')
})
