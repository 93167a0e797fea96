import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { routeRule } from './schema.ts'

const panel = mkdtempSync(join(tmpdir(), 'panel-'))
const app = await useApp({ PANEL_DIR: panel, MAPS_SCRIPT_URL: 'https://maps.example/2.1/?csp=true' })
afterAll(() => rmSync(panel, { recursive: true }))

test('G9: a path with a rule is answered with its redirect, any other with null', async () => {
  await app.db.insert(routeRule).values({ path: '/old-orders', redirect: '/orders' })
  const redirectOf = async (path: string) =>
    (await app.anonymous.get(`/api/system/route-rule?path=${encodeURIComponent(path)}`)).body.redirect

  expect(await redirectOf('/old-orders')).toBe('/orders')
  expect(await redirectOf('/old-orders/?page=2')).toBe('/orders')
  expect(await redirectOf('/orders')).toBeNull()
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'G9: «%s» cannot be stored as a redirect',
  async (redirect) => {
    await expect(app.db.insert(routeRule).values({ path: `/x${redirect}`, redirect })).rejects.toThrow('Failed query')
  },
)

test('O1: the latest build is that of the built panel, and absent before a build', async () => {
  expect(await app.anonymous.get('/latest-builds.json?t=1')).toMatchObject({ status: 404 })
  const build = { build: 'a1b2c3' }
  writeFileSync(join(panel, 'latest-builds.json'), JSON.stringify(build))
  const reply = await app.anonymous.get('/latest-builds.json?t=1780304400000')

  expect(reply.body).toEqual(build)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('O2: the script of the maps has the language and the key of the settings, and without a key there is none', async () => {
  const script = async () => (await app.anonymous.get('/api/system/maps')).body.script

  expect(await script()).toBeNull()
  const admin = await app.as('admin@example.com')
  await admin.put('/api/system/admin/setting/upsert', { body: { items: [{ key: 'maps_key', value: 'a&b' }] } })
  expect(await script()).toBe('https://maps.example/2.1/?csp=true&lang=ru_RU&apikey=a%26b')
})

test('R26: the failure endpoint returns the requested error to signed-in users', async () => {
  const viewer = await app.as('no-rights@example.com')
  for (const status of [401, 403, 404, 409, 422, 429, 500, 503]) {
    const reply = await viewer.get(`/api/system/failure?status=${status}`)
    expect(reply).toMatchObject({ status, body: { data: { status, message: expect.stringMatching(/[а-я]/) } } })
  }
  expect(await viewer.get('/api/system/failure?status=418')).toMatchObject({ status: 422 })
  expect(await app.anonymous.get('/api/system/failure?status=404')).toMatchObject({ status: 401 })
})
