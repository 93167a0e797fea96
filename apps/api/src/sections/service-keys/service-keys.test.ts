import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { newServiceKey } from '#text/service-key.ts'

const app = await useApp()
const ACCOUNTS = '/api/user/admin/service-account'
const KEYS = '/api/user/admin/service-key'
const USERS = '/api/user/admin/user'
const DAY = 24 * 60 * 60_000
/** Signs in again where the test has advanced the clock. */
const asAdmin = () => app.as('admin@example.com')
const roleId = async (q: string): Promise<number> =>
  (await (await asAdmin()).get(`/api/user/admin/role/list?q=${encodeURIComponent(q)}`)).body.items[0].id
const viewer = await roleId('наблюдатель')

async function createAccount(name: string, more: object = {}) {
  const admin = await asAdmin()
  const { body, status } = await admin.post(ACCOUNTS, { body: { name, role_ids: [viewer], ...more } })
  expect(status).toBe(201)
  return body
}

async function createKey(accountId: number, more: object = {}) {
  const admin = await asAdmin()
  const { body, status } = await admin.post(KEYS, {
    body: { service_account_id: accountId, name: 'Рабочий сервер', ...more },
  })
  expect(status).toBe(201)
  return { ...body, client: app.withToken(body.secret) }
}

test('A service key calls what the roles of its account allow, and the log names the account and the key', async () => {
  const admin = await asAdmin()
  const content = await roleId('контент')
  const account = await createAccount('Импорт брендов', { role_ids: [content] })
  const { client } = await createKey(account.id)
  const created = await client.post('/api/catalog/admin/brand', {
    body: { name: 'Ключевой бренд', kind: 'aftermarket' },
  })

  expect(created.status).toBe(201)
  expect(await client.get(USERS)).toMatchObject({
    status: 403,
    body: { data: { message: 'Доступ запрещен', permissions: ['user.index'] } },
  })
  expect((await client.get('/api/user/profile')).body).toMatchObject({ last_name: 'Импорт брендов', email: '' })
  const [entry] = await app.audited('brand', created.body.id)
  expect(entry).toMatchObject({ event: 'created', user_name: 'Импорт брендов, ключ «Рабочий сервер»' })
  const log = await admin.get(`/api/log/admin/audit-log?entity=brand&entity_id=${created.body.id}`)
  expect(log.body.items[0]).toMatchObject({ user: { id: null, label: entry?.user_name }, source: 'api' })
})

test('A key is shown once, is stored only as a hash, and never reaches the log of the server or the audit log', async () => {
  const admin = await asAdmin()
  const account = await createAccount('Тайная')
  const { client, secret, start, id } = await createKey(account.id)
  await client.get('/api/user/profile')
  await app.anonymous.get(`/api/user/${secret}`)
  const list = await admin.get(`${KEYS}?service_account_id=${account.id}`)
  const { rows } = await app.db.execute<{ text: string }>(
    `select service_key::text as text from service_key where id = ${id}
     union all select audit_log::text from audit_log where entity = 'service-key'
     union all select idempotency_key::text from idempotency_key`,
  )

  expect(secret).toMatch(/^ap_live_[0-9A-Za-z]{36}$/)
  expect(start).toBe(secret.slice(0, 12))
  expect(list.text).not.toContain(secret)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter(({ text }) => text.includes(secret))).toEqual([])
  expect(app.log.length).toBeGreaterThan(0)
  expect(app.log.filter((line) => line.includes(secret))).toEqual([])
})

test('A response with a key is not kept for a repeat', async () => {
  const admin = await asAdmin()
  const account = await createAccount('Повторная')
  const sent = {
    body: { service_account_id: account.id, name: 'Первый' },
    headers: { 'idempotency-key': 'same-key' },
  }
  const first = await admin.post(KEYS, sent)
  const second = await admin.post(KEYS, sent)

  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.secret).not.toBe(second.body.secret)
})

test('A revoked key is refused by the next call, with the reason', async () => {
  const admin = await asAdmin()
  const account = await createAccount('Отзываемая')
  const { client, id } = await createKey(account.id)
  expect((await client.get('/api/user/profile')).status).toBe(200)
  const revoked = await admin.put(`${KEYS}/revoke/${id}`)

  expect(revoked.body).toMatchObject({ state: 'revoked', revoked_at: app.now.toISOString().replace('.000', '') })
  expect(await client.get('/api/user/profile')).toMatchObject({
    status: 401,
    body: { data: { message: 'Сервисный ключ отозван: создайте новый' } },
  })
  expect((await admin.put(`${KEYS}/revoke/${id}`)).body.version).toBe(revoked.body.version)
  expect((await admin.put(`${KEYS}/${id}`, { body: { name: 'Снова' }, version: revoked.body.version })).status).toBe(
    409,
  )
  expect((await app.audited('service-key', id)).map(({ event }) => event)).toEqual(['updated', 'created'])
})

test('A key expires after a year, and lives no longer than the setting allows', async () => {
  const admin = await asAdmin()
  const account = await createAccount('Срочная')
  const { client, expires_at } = await createKey(account.id)
  const inDays = (days: number) => new Date(app.now.getTime() + days * DAY).toISOString()
  expect(Date.parse(expires_at)).toBe(app.now.getTime() + 365 * DAY)
  const tooLong = await admin.post(KEYS, {
    body: { service_account_id: account.id, name: 'Вечный', expires_at: inDays(366) },
  })
  const past = await admin.post(KEYS, {
    body: { service_account_id: account.id, name: 'Прошлый', expires_at: inDays(-1) },
  })
  const short = await createKey(account.id, { expires_at: inDays(1) })

  expect(tooLong.body.data.details).toEqual({ expires_at: ['Действует до: не дольше 365 дн. от сегодняшнего дня'] })
  expect(past.body.data.details).toEqual({ expires_at: ['Действует до: укажите время в будущем'] })
  app.advance(DAY - 1000)
  expect((await short.client.get('/api/user/profile')).status).toBe(200)
  app.advance(1000)
  expect(await short.client.get('/api/user/profile')).toMatchObject({
    status: 401,
    body: { data: { message: 'Срок действия сервисного ключа истёк: создайте новый' } },
  })
  expect((await client.get('/api/user/profile')).status).toBe(200)
  const { body } = await (await asAdmin()).get(`${KEYS}?service_account_id=${account.id}&state=expired`)
  expect(body.items.map(({ id }: { id: number }) => id)).toEqual([short.id])
})

test('A mistyped key is refused without a query', async () => {
  const key = newServiceKey()
  const mistyped = key.slice(0, -8) + (key.at(-8) === 'a' ? 'b' : 'a') + key.slice(-7)
  const before = app.log.length

  const message = 'Сервисный ключ введён с ошибкой: скопируйте его целиком или создайте новый'
  for (const wrong of [mistyped, key, key.slice(0, -1), `${key}0`, 'ap_secret', 'ap_live_'])
    expect(await app.withToken(wrong).get('/api/user/profile')).toMatchObject({
      status: 401,
      body: { data: { message } },
    })
  expect(app.log.slice(before).join('\n')).not.toContain(key.slice(12))
})

test('The address list of a key admits its networks only', async () => {
  const admin = await asAdmin()
  const account = await createAccount('Адресная')
  const elsewhere = await createKey(account.id, { addresses: ['203.0.113.0/24', '2001:DB8::/32'] })
  const here = await createKey(account.id, { addresses: ['127.0.0.1'] })
  const wrong = await admin.post(KEYS, {
    body: { service_account_id: account.id, name: 'Неверный', addresses: ['10.0.0.0/33'] },
  })

  expect(await elsewhere.client.get('/api/user/profile')).toMatchObject({
    status: 403,
    body: { data: { message: 'Сервисный ключ не принимается с этого адреса' } },
  })
  expect((await here.client.get('/api/user/profile')).status).toBe(200)
  expect(elsewhere.addresses).toEqual(['203.0.113.0/24', '2001:db8::/32'])
  expect(wrong.body.data.details).toEqual({ addresses: ['Адреса: «10.0.0.0/33» — не адрес и не подсеть'] })
  const update = await admin.put(`${KEYS}/${elsewhere.id}`, { body: { addresses: [] }, version: elsewhere.version })
  expect(update.status).toBe(200)
  expect((await elsewhere.client.get('/api/user/profile')).status).toBe(200)
})

test('A key has a rate of its own', async () => {
  const account = await createAccount('Быстрая')
  const slow = await createKey(account.id, { requests_per_minute: 2 })
  const other = await createKey(account.id)
  const statuses = []
  for (let call = 0; call < 3; call++) statuses.push((await slow.client.get('/api/user/profile')).status)

  expect(statuses).toEqual([200, 200, 429])
  expect((await other.client.get('/api/user/profile')).status).toBe(200)
  app.advance(60_000)
  expect((await slow.client.get('/api/user/profile')).status).toBe(200)
})

test('A changed rate of a key applies at once, including the calls of the current minute', async () => {
  const admin = await asAdmin()
  const account = await createAccount('Замедленная')
  const { client, id, version } = await createKey(account.id, { requests_per_minute: 6000 })
  const call = async (count: number) => {
    const statuses = await Promise.all(Array.from({ length: count }, () => client.get('/api/user/profile')))
    return statuses.filter(({ status }) => status === 200).length
  }
  expect(await call(4)).toBe(4)

  const lower = await admin.put(`${KEYS}/${id}`, { body: { requests_per_minute: 10 }, version })
  expect(await call(20)).toBe(6)
  await admin.put(`${KEYS}/${id}`, { body: { requests_per_minute: 13 }, version: lower.body.version })
  expect(await call(20)).toBe(3)
})

test('The last use of a key is written once a minute at most', async () => {
  const account = await createAccount('Замеченная')
  const { client, id } = await createKey(account.id)
  const usedAt = async () => {
    const { rows } = await app.db.execute<{ at: string; ip: string }>(
      `select last_used_at::text as at, last_used_ip as ip from service_key where id = ${id}`,
    )
    return rows[0]
  }
  await client.get('/api/user/profile')
  const first = await usedAt()
  app.advance(59_000)
  await client.get('/api/user/profile')
  const same = await usedAt()
  app.advance(1000)
  await client.get('/api/user/profile')

  expect(first).toMatchObject({ ip: '127.0.0.1' })
  expect(same).toEqual(first)
  expect(await usedAt()).not.toEqual(first)
})

test('A key is created and changed only by users with every permission of its account', async () => {
  const manager = await app.holding([
    'service-account.view',
    'service-key.index',
    'service-key.create',
    'service-key.delete',
  ])
  const account = await createAccount('Сильная')
  const { id } = await createKey(account.id)

  for (const reply of [
    await manager.post(KEYS, { body: { service_account_id: account.id, name: 'Чужой' } }),
    await manager.put(`${KEYS}/revoke/${id}`),
  ])
    expect(reply).toMatchObject({
      status: 403,
      body: { data: { message: 'У пользователя есть права, которых нет у вас' } },
    })
})

test('P7: the keys of another company are neither shown nor revoked', async () => {
  const merchant = await roleId('продавец')
  const foreign = await createAccount('Чужой обмен', { role_ids: [merchant], company_ids: [2] })
  const { id, client } = await createKey(foreign.id)
  const permissions = ['service-account.index', 'service-account.view', 'service-key.index', 'service-key.delete']
  const manager = await app.holding(permissions, { scope: 'own', companies: [1] })
  const list = await manager.get(`${KEYS}?per_page=100`)

  expect(list.body.items.map((key: { service_account: { label: string } }) => key.service_account.label)).not.toContain(
    'Чужой обмен',
  )
  expect((await manager.put(`${KEYS}/revoke/${id}`)).status).toBe(404)
  expect((await manager.get(`${ACCOUNTS}/${foreign.id}`)).status).toBe(404)
  const { body } = await client.get('/api/company/admin/company')
  expect(body.items.map((company: { id: number }) => company.id)).toEqual([2])
})
