import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { pdf, upload } from '#test/upload.ts'

const MB = 1024 * 1024
let free = 1000 * MB
let calls = 0
const app = await useApp(
  {},
  {
    embedded: {
      async freeBytes() {
        calls++
        return free
      },
    },
  },
)
const admin = await app.as('admin@example.com')
const IMPORT = '/api/content/admin/translation/upsert'
const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ group: 'bound', key: `row.${index}`, locale: 'ru', value: 'Да' }))
const reason = (code: string) => ({ body: { code, operations: ['user_block'], name: 'Место' } })

test('An import of the embedded database takes 500 rows, so that a sign-in waits for a short transaction only', async () => {
  expect(await admin.put(IMPORT, { body: { items: texts(500), dry_run: true } })).toMatchObject({ status: 200 })
  expect(await admin.put(IMPORT, { body: { items: texts(501), dry_run: true } })).toMatchObject({
    status: 422,
    body: { data: { details: { items: ['Строки: не больше 500 за раз, база данных встроенная'] } } },
  })
})

test('With less than 64 MB free, changes and uploads are a 507, and reading and signing in go on', async () => {
  free = 63 * MB
  app.advance(1000)
  const refusal = { status: 507, body: { data: { message: expect.stringContaining('заканчивается место') } } }

  expect(await admin.post('/api/content/admin/operation-reason', reason('test.full'))).toMatchObject(refusal)
  expect(await upload(admin, pdf)).toMatchObject(refusal)
  expect(await admin.get('/api/content/admin/operation-reason')).toMatchObject({ status: 200 })
  const body = { email: 'viewer@example.com', password: app.env.seedPassword }
  const signedIn = await app.anonymous.post('/api/user/admin/auth/sign-in', { body })
  expect(signedIn).toMatchObject({ status: 200 })
  const refreshed = await app.withToken(signedIn.body.token.value).post('/api/user/admin/auth/refresh')
  expect(refreshed.status).toBe(200)
  expect(await app.withToken(refreshed.body.token.value).post('/api/user/admin/auth/sign-out')).toMatchObject({
    status: 204,
  })

  free = 65 * MB
  app.advance(1000)
  expect(await admin.post('/api/content/admin/operation-reason', reason('test.full'))).toMatchObject({ status: 201 })
})

test('The free space is read once a second', async () => {
  app.advance(1000)
  const before = calls
  await admin.post('/api/content/admin/operation-reason', reason('test.first'))
  await admin.post('/api/content/admin/operation-reason', reason('test.second'))

  expect(calls).toBe(before + 1)
})
