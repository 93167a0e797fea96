import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const WEBHOOKS = '/api/system/admin/webhook'
const DELIVERIES = '/api/system/admin/webhook-delivery'
const asAdmin = () => app.as('admin@example.com')

async function createWebhook(more: object = {}) {
  const admin = await asAdmin()
  const { body, status } = await admin.post(WEBHOOKS, {
    body: { name: 'Витрина', url: 'https://shop.example/hooks', entities: ['brand'], ...more },
  })
  expect(status).toBe(201)
  return body
}

test('A secret is shown once, and neither the database nor the log of the server holds it', async () => {
  const admin = await asAdmin()
  const { id, secret } = await createWebhook()
  const rotated = await admin.put(`${WEBHOOKS}/rotate/${id}`)
  const viewed = await admin.get(`${WEBHOOKS}/${id}`)
  await app.anonymous.get(`/api/user/${secret}`)
  const { rows } = await app.db.execute<{ text: string }>(
    `select webhook::text as text from webhook where id = ${id} union all select audit_log::text from audit_log where entity = 'webhook'`,
  )
  const secrets = [secret, rotated.body.secret]

  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(rotated.body.secret).not.toBe(secret)
  expect(viewed.body).not.toHaveProperty('secret')
  expect(rows.length).toBeGreaterThan(2)
  for (const one of secrets) {
    const bytes = Buffer.from(one.slice(6), 'base64').toString('hex')
    expect(rows.filter(({ text }) => text.includes(one) || text.includes(bytes))).toEqual([])
    expect(app.log.filter((line) => line.includes(one))).toEqual([])
  }
})

test('Webhooks are listed without their secrets, and filtered by name and state', async () => {
  const admin = await asAdmin()
  const { id } = await createWebhook({ name: 'Склад на Северной' })
  const list = await admin.get(`${WEBHOOKS}?status=active&q=${encodeURIComponent('северной')}`)

  expect(list.body.items).toMatchObject([{ id, name: 'Склад на Северной', status: 'active' }])
  expect(list.body.items[0]).not.toHaveProperty('secret')
  expect((await admin.get(`${WEBHOOKS}?status=off&q=${encodeURIComponent('северной')}`)).body.items).toEqual([])
})

test('The log records a change of the address without its path, which often is a secret', async () => {
  const admin = await asAdmin()
  const { id, version } = await createWebhook({ url: 'https://shop.example/T0KEN' })
  await admin.put(`${WEBHOOKS}/${id}`, { body: { url: 'https://other.example/T0KEN' }, version })
  const [changed, created] = await app.audited('webhook', id)

  expect(created?.changes['url']).toEqual([null, 'https://shop.example/…'])
  expect(changed?.changes['url']).toEqual(['https://shop.example/…', 'https://other.example/…'])
})

test.each([
  ['http://shop.example/hooks', 'Адрес: только https'],
  ['https://127.0.0.1/', 'Адрес: закрытая сеть недоступна'],
  ['https://2130706433/', 'Адрес: закрытая сеть недоступна'],
  ['https://10.1.2.3:8443/', 'Адрес: закрытая сеть недоступна'],
  ['https://169.254.169.254/latest/meta-data', 'Адрес: закрытая сеть недоступна'],
  ['https://[::1]/', 'Адрес: закрытая сеть недоступна'],
  ['https://[::ffff:10.0.0.1]/', 'Адрес: закрытая сеть недоступна'],
  ['https://user:word@shop.example/', 'Адрес: без имени и пароля'],
  ['https://[shop]/', 'Адрес: укажите адрес вида https://example.com/hooks'],
])('%s is refused', async (url, message) => {
  const admin = await asAdmin()
  const { status, body } = await admin.post(WEBHOOKS, { body: { name: 'Витрина', url } })

  expect(status).toBe(422)
  expect(body.data.details).toEqual({ url: [message] })
})

test('An entity that the log does not have is refused', async () => {
  const admin = await asAdmin()
  const { body } = await admin.post(WEBHOOKS, {
    body: { name: 'Витрина', url: 'https://shop.example/hooks', entities: ['brand', 'planet'] },
  })

  expect(body.data.details).toEqual({ entities: ['Объекты: «planet» нет в журнале'] })
})

test('A name that leads to the own machine is refused when it is called, and the answer says so', async () => {
  const admin = await asAdmin()
  const { id } = await createWebhook({ url: 'https://localhost:9/hooks' })
  const { body } = await admin.post(`${WEBHOOKS}/test/${id}`)

  expect(body).toMatchObject({ state: 'failed', type: 'webhook.test', answer_status: null })
  expect(body.failure).toMatch(/^Адрес (127\.0\.0\.1|::1) недоступен$/)
})

test('P1: the deliveries of a webhook need the permission to view it, and sending again that to change it', async () => {
  const { id } = await createWebhook({ url: 'https://localhost:9/hooks' })
  const admin = await asAdmin()
  const { body: sent } = await admin.post(`${WEBHOOKS}/test/${id}`)
  const viewer = await app.holding(['webhook.view'])
  const lister = await app.holding(['webhook.index'])

  expect((await viewer.get(`${DELIVERIES}?webhook_id=${id}`)).body.items).toHaveLength(1)
  expect((await viewer.get(`${DELIVERIES}/${sent.id}`)).status).toBe(200)
  expect((await lister.get(`${DELIVERIES}?webhook_id=${id}`)).status).toBe(403)
  expect((await viewer.post(`${DELIVERIES}/resend/${sent.id}`)).status).toBe(403)
  expect((await viewer.post(`${WEBHOOKS}/test/${id}`)).status).toBe(403)
})

test('A deleted webhook takes its deliveries along', async () => {
  const admin = await asAdmin()
  const { id, version } = await createWebhook({ url: 'https://localhost:9/hooks' })
  const { body: sent } = await admin.post(`${WEBHOOKS}/test/${id}`)
  expect((await admin.delete(`${WEBHOOKS}/${id}`, { version })).status).toBe(204)

  expect((await admin.get(`${DELIVERIES}/${sent.id}`)).status).toBe(404)
})
