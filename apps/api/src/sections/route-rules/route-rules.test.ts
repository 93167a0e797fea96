import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const RULES = '/api/system/admin/route-rule'
const make = (path: string, redirect: string) => admin.post(RULES, { body: { path, redirect } })
const redirectOf = async (path: string) =>
  (await app.anonymous.get(`/api/system/route-rule?path=${path}`)).body.redirect

test('G9: a redirect is created, changed and deleted, each with its row in the log', async () => {
  const { status, body } = await make('/old-list/', '/products?status=active')
  const changed = await admin.put(`${RULES}/${body.id}`, { body: { redirect: '/orders' }, version: 1 })
  const stale = await admin.put(`${RULES}/${body.id}`, { body: { redirect: '/users' }, version: 1 })

  expect(status).toBe(201)
  expect(body).toMatchObject({ path: '/old-list', redirect: '/products?status=active', version: 1 })
  expect(changed.body).toMatchObject({ redirect: '/orders', version: 2 })
  expect(stale.status).toBe(412)
  expect(await redirectOf('/old-list/')).toBe('/orders')
  expect((await admin.get(`${RULES}?q=old&sort=-path`)).body.items).toMatchObject([{ id: body.id }])
  expect(await admin.delete(`${RULES}/${body.id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await redirectOf('/old-list')).toBeNull()
  expect(await admin.get(`${RULES}/${body.id}`)).toMatchObject({ status: 404 })
  expect((await app.audited('route-rule', body.id)).map(({ event }) => event)).toEqual([
    'deleted',
    'updated',
    'created',
  ])
})

test('G9: a path in Russian letters is found as the browser sends it, percent-encoded', async () => {
  const sent = encodeURI('/старый-список')
  await make(sent, '/orders')

  expect(await redirectOf(encodeURIComponent('/старый-список'))).toBe('/orders')
  expect(await redirectOf(encodeURIComponent(sent))).toBe('/orders')
  expect((await admin.get(`${RULES}/paths`)).body.paths).toContain(sent)
  // Bytes that are no text stay as they are.
  expect(await redirectOf(encodeURIComponent('/%D1'))).toBeNull()
})

test('G9: every user gets the paths with a redirect, up to the limit of the panel', async () => {
  const nobody = await app.as('no-rights@example.com')
  const paths = async () => (await nobody.get(`${RULES}/paths`)).body.paths
  await make('/old-paths/', '/orders')

  expect(await paths()).toContain('/old-paths')
  expect((await app.anonymous.get(`${RULES}/paths`)).status).toBe(401)
  await app.db.execute(
    sql`insert into route_rule (path, redirect) select '/many/' || number, '/orders' from generate_series(1, 5000) number`,
  )
  expect(await paths()).toBeNull()
  await app.db.execute(sql`delete from route_rule where path like '/many/%'`)
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\\b',
  '/a b',
  'orders',
])('G9: «%s» is refused as the target of a redirect', async (redirect) => {
  expect((await make('/somewhere', redirect)).body.data.details.redirect).toEqual(['Новый адрес: неверный формат'])
})

test('G9: redirects form no circle', async () => {
  const first = await make('/a', '/b?x=1')
  await make('/b', '/c/')
  const itself = await make('/d', '/d#top')
  const closing = await make('/c', '/a')
  const changed = await admin.put(`${RULES}/${first.body.id}`, { body: { path: '/c' }, version: 1 })

  expect(itself.body.data.details).toEqual({ redirect: ['Новый адрес: получается круг /d → /d'] })
  expect(closing.body.data.details).toEqual({ redirect: ['Новый адрес: получается круг /c → /a → /b → /c'] })
  expect(changed.body.data.details).toEqual({ redirect: ['Новый адрес: получается круг /c → /b → /c'] })
  expect(await make('/a', '/users')).toMatchObject({
    status: 422,
    body: { data: { details: { path: ['Старый адрес: такое значение уже есть'] } } },
  })
})

test('G9: a rule cannot redirect the sign-in page', async () => {
  expect((await make('/auth/login', '/orders')).body.data.details.path).toEqual([
    'Старый адрес: страницы входа и адреса данных не перенаправляются',
  ])
})
