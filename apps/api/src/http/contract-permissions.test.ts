import { describe, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { ANY_VERSION, call, coverage, everyPermission, sampleOf } from '#test/matrix.ts'
import { readContract } from './contract.ts'

// Every operation of the contract is held to the same promises: a new one is covered without a new line here.
const app = await useApp()
const admin = await app.as('admin@example.com')
const cover = coverage()
const operations = readContract()
const guarded = operations.filter(({ permission }) => permission !== 'public')

describe.each(guarded)('P7: $id', (operation) => {
  const { permission } = operation
  const bodyOf = () => operation.body && { body: sampleOf(operation.body) }

  test('is closed without a session', async () => {
    cover('401 without a session', operation)
    expect(await call(app.anonymous, operation)).toMatchObject({ status: 401 })
  })

  if (!Array.isArray(permission)) return

  test('is closed to whoever holds everything but its permission', async () => {
    const client = await app.holding(everyPermission.filter((name) => !permission.includes(name)))
    const reply = await call(client, operation, { headers: ANY_VERSION, ...bodyOf() })

    cover('403 without the permission', operation)
    expect(reply.status).toBe(403)
    expect(reply.body.data.message).toBe('Доступ запрещен')
  })

  test.each(permission)('is open to whoever holds %s and nothing else', async (name) => {
    const client = await app.holding([name])
    const { status } = await call(client, operation, { headers: ANY_VERSION, ...(operation.body && { body: {} }) })

    cover('not 403 with exactly the permission', operation, name)
    expect([200, 201, 204, 404, 422]).toContain(status)
  })
})

// What is scoped by company, by the first word of its path after the service.
const SCOPED = new Set([
  'user',
  'company',
  'store-point',
  'bank-detail',
  'contract',
  'company-address',
  'product',
  'product-offer',
  'order',
  'sub-order',
  'audit-log',
  'moderation',
  'brand-moderation',
  'review',
])
const resourceOf = (path: string) => path.split('/')[4] ?? ''
const listOf = (path: string) =>
  operations.find((other) => other.method === 'GET' && other.path === path.split('/').slice(0, 5).join('/'))
const ofRecords = guarded.filter(({ path, parameters }) => SCOPED.has(resourceOf(path)) && 'id' in parameters)

const { rows: lonely } = await app.db.execute<{ id: number }>(`
  insert into company (type, opf, full_name, short_name, trade_name, slug, inn, tax_system, vat_rate, phone, email, status)
  values ('legal', 'ООО', 'Чужая', 'Чужая', 'Чужая компания', 'chuzhaia', '0000000000', 'osno', '22', '', '', 'active') returning id`)

const lonelyId = lonely[0]?.id ?? 0

describe.each(ofRecords)('P7: $id', (operation) => {
  test('is not found for a stranger to its company', async () => {
    const list = listOf(operation.path)
    const { body } = list ? await call(admin, list, { query: '?per_page=10' }) : { body: { items: [] } }
    const names = Array.isArray(operation.permission) ? operation.permission : []
    const stranger = await app.holding(names, { scope: 'own', companies: [lonelyId] })
    const nobody = await app.holding(names, { scope: 'own', companies: [] })
    const record = body.items.find(
      ({ id }: { id: number }) => !(operation.id.startsWith('companies.') && id === lonelyId),
    )
    const sent = {
      id: String(record.id),
      headers: { 'if-match': `"v${record.version ?? 1}"` },
      ...(operation.body && { body: sampleOf(operation.body) }),
    }

    cover('404 for a stranger', operation)
    expect(await call(stranger, operation, sent)).toMatchObject({ status: 404 })
    expect(await call(nobody, operation, sent)).toMatchObject({ status: 404 })
  })
})
