import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const KEYS = '/api/user/admin/service-key'
const content = (await admin.get(`/api/user/admin/role/list?q=${encodeURIComponent('контент')}`)).body.items[0].id
const account = await admin.post('/api/user/admin/service-account', { body: { name: 'Помощник', role_ids: [content] } })

async function keyOf(is_agent: boolean) {
  const body = { service_account_id: account.body.id, name: is_agent ? 'Claude' : 'Обмен', is_agent }
  return app.withToken((await admin.post(KEYS, { body })).body.secret)
}

const [agent, program] = [await keyOf(true), await keyOf(false)]

async function hide(client: typeof agent, more: object = {}) {
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from product where status = 'active' order by id limit 2`)
  const body = { call: 'products.disableByIds', items: rows, reason: 'Нет сертификата', ...more }
  return client.post(OPERATIONS, { body })
}

test('An operation of an agent waits for a person, even if its key has the right; the log has both and the reason', async () => {
  const { body } = await hide(agent, { start: true })
  await app.work()
  const start = (client: typeof agent) => client.put(`${OPERATIONS}/start/${body.id}`)
  const waiting = await agent.get(`${OPERATIONS}/${body.id}`)
  const byAgent = await start(agent)
  const byProgram = await start(program)
  const byPerson = await start(admin)
  await app.work()

  expect(waiting.body).toMatchObject({
    status: 'waiting',
    explanation: 'Подготовлена агентом: запускает сотрудник',
    actions: [],
    author: { id: null, label: 'Помощник, агент с ключом «Claude»' },
  })
  expect([byAgent.status, byProgram.status, byPerson.status]).toEqual([403, 409, 200])
  expect((await agent.get(`${OPERATIONS}/${body.id}`)).body).toMatchObject({ status: 'done', changed: 2 })
  const log = await app.audited('operation', body.id)
  expect(log.at(-1)).toMatchObject({
    event: 'created',
    user_name: 'Помощник, агент с ключом «Claude»',
    comment: 'Нет сертификата',
  })
  const started = log.find(({ changes }) => changes['status']?.[1] === 'running')
  expect(started?.user_name).not.toBeNull()
  expect(started?.user_name).not.toContain('агент')
  const [changed] = await app.audited('product')
  expect(changed?.user_name).toBe(started?.user_name)
})

test('An agent must give a reason, and other writing calls refuse it', async () => {
  const silent = await hide(agent, { reason: ' ' })
  const [brand] = (await agent.get('/api/catalog/admin/brand?per_page=10')).body.items
  const direct = await agent.put(`/api/catalog/admin/brand/disable/${brand.id}`, { version: brand.version })

  expect(silent).toMatchObject({
    status: 422,
    body: { data: { details: { reason: ['Основание: агент указывает, зачем нужна операция'] } } },
  })
  expect(direct).toMatchObject({
    status: 403,
    body: { data: { message: 'Агент только читает и готовит операции: подготовьте операцию, её запустит сотрудник' } },
  })
  expect((await program.put(`/api/catalog/admin/brand/disable/${brand.id}`, { version: brand.version })).status).toBe(
    200,
  )
})

test('The profile says whether the caller is an agent', async () => {
  expect((await agent.get('/api/user/profile')).body.is_agent).toBe(true)
  for (const client of [program, admin])
    expect((await client.get('/api/user/profile')).body).not.toHaveProperty('is_agent')
})
