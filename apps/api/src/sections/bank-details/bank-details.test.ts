import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const DETAILS = '/api/company/admin/bank-detail'
const REQUESTS = '/api/moderation/admin/moderation'
const BANK = { bank_name: 'АО «Банк Невский Берег»', bik: '044525901', corr_account: '30101810300000000901' }
const OTHER_BANK = {
  bank_name: 'ПАО «Торговый Капитал»',
  bik: '044525902',
  corr_account: '30101810600000000902',
  settlement_account: '40702810400000000777',
}
const account = (more: object = {}) => ({ company_id: 1, ...BANK, settlement_account: '40702810900000000102', ...more })
const defaultOf = async (companyId: number) =>
  (await admin.get(`${DETAILS}?company_id=${companyId}&is_default=true`)).body.items[0]
const refusal = async (more: object) => (await admin.post(DETAILS, { body: account(more) })).body.data?.details

async function decide(entityId: number, status: string) {
  const { rows } = await app.db.execute<{ id: number }>(
    `select id from moderation where entity = 'bank-detail' and entity_id = ${entityId} and status = 'new'`,
  )
  const url = `${REQUESTS}/status-change/${rows[0]?.id}`
  const claim = await admin.put(url, { body: { status: 'in_work' }, version: 1 })
  return admin.put(url, { body: { status }, version: claim.body.version })
}

test('R33: a list shows the last four digits of an account, the record all of them', async () => {
  const { body } = await admin.get(`${DETAILS}?company_id=1`)
  const [row] = body.items

  expect((await admin.get(DETAILS)).body.meta.total).toBe(60)
  expect(row).toMatchObject({ account_end: '0101', bik: '044525901', is_default: true, is_active: true })
  expect(JSON.stringify(body)).not.toContain('40702810600000000101')
  expect((await admin.get(`${DETAILS}/${row.id}`)).body.settlement_account).toBe('40702810600000000101')
  expect((await admin.get(`${DETAILS}/list?ids=${row.id}`)).body.items).toEqual([
    { id: row.id, label: 'АО «Банк Невский Берег», •••• 0101', hint: 'БИК 044525901', is_active: true },
  ])
})

test('R7: numbers that contradict each other are refused at their fields', async () => {
  expect(await refusal({ bik: '144525901' })).toMatchObject({ bik: ['БИК: 9 цифр, начинается с 04'] })
  expect(await refusal({ corr_account: '30101810400000000901' })).toEqual({
    corr_account: ['Корр. счёт не подходит к БИК'],
  })
  expect(await refusal({ settlement_account: '40702810600000000102' })).toEqual({
    settlement_account: ['Расчётный счёт не подходит к БИК'],
  })
  expect(await refusal({ settlement_account: '40702810600000000101' })).toEqual({
    settlement_account: ['Расчётный счёт: такое значение уже есть'],
  })
  expect(await refusal({ company_id: 999_999 })).toEqual({ company_id: ['Выберите компанию из доступных вам'] })
})

test('R7: exactly one account of a company is the default, and it is active', async () => {
  const first = await defaultOf(4)
  const { body } = await admin.get(`${DETAILS}?company_id=4&is_default=false`)
  const [other] = body.items
  const off = await admin.put(`${DETAILS}/disable/${first.id}`, { version: 1 })
  const unmarked = await admin.put(`${DETAILS}/${first.id}`, { body: { is_default: false }, version: 1 })
  const removed = await admin.delete(`${DETAILS}/${first.id}`, { version: 1 })
  const marked = await admin.put(`${DETAILS}/${other.id}`, { body: { is_default: true }, version: 1 })

  for (const { status, body: refused } of [off, unmarked, removed]) {
    expect(status).toBe(409)
    expect(refused.data.message).toBe('Сначала выберите другой основной счёт')
  }
  expect(marked.body).toMatchObject({ is_default: true, version: 2 })
  expect((await admin.get(`${DETAILS}/${first.id}`)).body).toMatchObject({ is_default: false, version: 2 })
  expect((await admin.put(`${DETAILS}/disable/${first.id}`, { version: 2 })).body).toMatchObject({ is_active: false })
  expect((await admin.put(`${DETAILS}/${first.id}`, { body: { is_default: true }, version: 3 })).status).toBe(409)
  expect(await admin.delete(`${DETAILS}/${first.id}`, { version: 3 })).toMatchObject({ status: 204 })
})

test('R33: the log keeps the last four digits of each account', async () => {
  const { body } = await admin.post(DETAILS, {
    body: account({ company_id: 3, settlement_account: '40702810600000000101' }),
  })

  expect((await app.audited('bank-detail', body.id))[0]?.changes).toMatchObject({
    settlement_account: [null, '•••• 0101'],
    corr_account: [null, '•••• 0901'],
  })
})

test('R10: the old account stays in force until staff have approved what the seller wrote', async () => {
  const { id } = await defaultOf(1)
  const { body: before } = await merchant.get(`${DETAILS}/${id}`)
  const body = { settlement_account: before.settlement_account, recipient: 'ООО «Автодеталь-Север»' }
  const changed = await merchant.put(`${DETAILS}/${id}`, { body, version: before.version })
  const meanwhile = await merchant.get(`${DETAILS}/${id}`)
  const decided = await decide(id, 'approved')

  expect(changed.body).toMatchObject({ recipient: before.recipient, has_pending_moderation: true })
  expect(meanwhile.body.version).toBe(before.version)
  expect(decided.status).toBe(200)
  expect((await merchant.get(`${DETAILS}/${id}`)).body).toMatchObject({
    recipient: 'ООО «Автодеталь-Север»',
    has_pending_moderation: false,
  })
})

test('R10: an account that a seller enters is off until staff have approved it', async () => {
  const { body: created } = await merchant.post(DETAILS, {
    body: account({ settlement_account: '40702810600000000101', bik: '044525901' }),
  })
  const other = await merchant.post(DETAILS, { body: account({ ...OTHER_BANK, is_default: true }) })
  const { id } = other.body
  const again = await merchant.put(`${DETAILS}/${id}`, { body: { recipient: 'Другой получатель' }, version: 1 })
  await decide(id, 'approved')

  expect(created.data.details).toHaveProperty('settlement_account')
  expect(other.body).toMatchObject({ is_active: false, is_default: false, has_pending_moderation: true })
  expect(again.body).toMatchObject({ recipient: 'Другой получатель', is_active: false })
  expect((await admin.get(`${DETAILS}/${id}`)).body).toMatchObject({ is_active: true, is_default: false })
})

test('P7: only a seller sees its accounts', async () => {
  const foreign = await defaultOf(2)

  expect(await merchant.get(`${DETAILS}/${foreign.id}`)).toMatchObject({ status: 404 })
  expect((await merchant.get(`${DETAILS}?company_id=2`)).body.meta.total).toBe(0)
  expect((await merchant.get(`${DETAILS}/list?ids=${foreign.id}`)).body.items).toEqual([])
  expect((await merchant.get(`${DETAILS}/list?company_id=2`)).body.items).toEqual([])
  expect((await admin.get(`${DETAILS}/list?limit=100&company_id=2`)).body.items).toHaveLength(
    (await admin.get(`${DETAILS}?company_id=2`)).body.meta.total,
  )
  expect(await merchant.put(`${DETAILS}/${foreign.id}`, { body: { recipient: 'Чужой' }, version: 1 })).toMatchObject({
    status: 404,
  })
  expect((await merchant.post(DETAILS, { body: account({ company_id: 2 }) })).body.data.details).toEqual({
    company_id: ['Выберите компанию из доступных вам'],
  })
  const owner = await app.holding(['bank-detail.enable'], { scope: 'own', companies: [2] })
  expect(await owner.put(`${DETAILS}/enable/${foreign.id}`, { version: 1 })).toMatchObject({ status: 200 })
})
