import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { expireContracts } from './expire.ts'
import { notifyOfEndingContracts } from './notify-of-end.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const CONTRACTS = '/api/company/admin/contract'
const total = async (query: string, client = admin) => (await client.get(`${CONTRACTS}?${query}`)).body.meta.total

let number = 0
const contract = (more: object = {}) => ({
  company_id: 3,
  number: `П-${++number}`,
  type: 'supply',
  signed_at: '2026-04-01',
  start_date: '2026-04-01',
  ...more,
})
/** Inserts a document that no contract has. */
async function upload(): Promise<number> {
  const { rows } = await app.db.execute<{ id: number }>(`
    insert into file (key, kind, name, mime, size, hash, entity, created_at)
    select 'test-' || (select max(id) from file), kind, name, mime, size, hash, entity, created_at from file
    where entity = 'contract' order by id limit 1 returning id`)
  return rows[0]?.id ?? 0
}
const make = async (more: object = {}) => (await admin.post(CONTRACTS, { body: contract(more) })).body
const move = (id: number, version: number, body: object) =>
  admin.put(`${CONTRACTS}/status-change/${id}`, { body, version })
const statusOf = async (id: number) => (await admin.get(`${CONTRACTS}/${id}`)).body.status
const refusal = async (more: object) => (await admin.post(CONTRACTS, { body: contract(more) })).body.data?.details

test('R7: the list of contracts is filtered', async () => {
  expect(await total('')).toBe(55)
  expect(await total('status=active,draft,expired,terminated')).toBe(55)
  expect(await total('type=agency,commission,supply,service')).toBe(55)
  expect(await total('ends_soon=true')).toBeGreaterThan(0)
  expect(await total('ends_soon=true&auto_renewal=true')).toBe(0)
  expect(await total('end_from=2026-06-02&end_to=2026-06-30&status=active')).toBe(await total('ends_soon=true'))
  expect((await admin.get(`${CONTRACTS}?company_id=1&q=0001`)).body.items).toMatchObject([
    { company: { id: 1 }, number: 'АГ-0001', type: 'agency', status: 'active', ends_soon: false },
  ])
  expect((await admin.get(`${CONTRACTS}/list?q=0001`)).body.items).toMatchObject([
    { label: '№ АГ-0001', hint: 'Агентский договор, Автодеталь-Север', is_active: true },
  ])
})

test('R7: a contract is a draft until a file is there and its day has come; then only its end and files change', async () => {
  const file = await upload()
  const { id } = await make({ start_date: '2026-06-20', end_date: '2026-07-01' })
  const early = await move(id, 1, { status: 'active' })
  await admin.put(`${CONTRACTS}/${id}`, { body: { file_ids: [file], start_date: '2026-06-01' }, version: 1 })
  const active = await move(id, 2, { status: 'active' })
  const locked = await admin.put(`${CONTRACTS}/${id}`, { body: { number: 'Другой', type: 'service' }, version: 3 })
  const prolonged = await admin.put(`${CONTRACTS}/${id}`, {
    body: { number: active.body.number, end_date: '2026-12-31', auto_renewal: true },
    version: 3,
  })

  expect(early.body.data.details).toEqual({
    file_ids: ['Файлы: приложите подписанный договор'],
    start_date: ['Дата начала: ещё не наступила'],
  })
  expect(active.body).toMatchObject({
    status: 'active',
    ends_soon: true,
    files: [{ id: file, name: 'Договор.pdf' }],
  })
  expect(locked.body.data.details).toEqual({
    number: ['Номер: у действующего договора не меняется'],
    type: ['Вид: у действующего договора не меняется'],
  })
  expect(prolonged.body).toMatchObject({ end_date: '2026-12-31', auto_renewal: true, ends_soon: false, version: 4 })
  expect(await admin.delete(`${CONTRACTS}/${id}`, { version: 4 })).toMatchObject({ status: 409 })
})

test('R7, 27: a second active contract of the same kind is refused with the number of the first', async () => {
  const { id } = await make({ company_id: 1, type: 'agency' })

  expect((await move(id, 1, { status: 'active' })).body.data.message).toBe('Уже действует договор № АГ-0001')
  expect(await admin.delete(`${CONTRACTS}/${id}`, { version: 1 })).toMatchObject({ status: 204 })
})

test('R7: wrong dates, numbers and files are refused at their fields', async () => {
  const { number: existing } = await make()

  expect(await refusal({ number: existing })).toEqual({ number: ['Номер: такое значение уже есть'] })
  expect(await refusal({ number: ' ' })).toHaveProperty('number')
  expect(await refusal({ end_date: '2026-04-01' })).toEqual({ end_date: ['Дата окончания: дата раньше даты начала'] })
  const file = await upload()
  await make({ file_ids: [file] })
  const wrongFiles = { file_ids: ['Файлы: выберите значение из списка'] }
  expect(await refusal({ file_ids: [1] })).toEqual(wrongFiles)
  expect(await refusal({ file_ids: [file], company_id: 4 })).toEqual(wrongFiles)
  expect(await refusal({ company_id: 999_999 })).toEqual({ company_id: ['Выберите компанию из доступных вам'] })
})

test('R7, 27: a contract past its end is over by itself, unless it is renewed', async () => {
  const expiring = await make({ company_id: 7, type: 'supply', end_date: '2026-05-31' })
  const renewed = await make({ company_id: 7, type: 'service', end_date: '2026-05-31', auto_renewal: true })
  await app.db.execute(`update contract set status = 'active' where id in (${expiring.id}, ${renewed.id})`)
  await expireContracts(app.db, app.now)
  await expireContracts(app.db, app.now)

  expect(await statusOf(expiring.id)).toBe('expired')
  expect(await statusOf(renewed.id)).toBe('active')
  expect((await app.audited('contract', expiring.id)).map(({ event, user_name }) => [event, user_name])).toEqual([
    ['status_changed', null],
    ['created', 'Волков А. С.'],
  ])
  expect((await move(expiring.id, 2, { status: 'active' })).body.data.message).toBe(
    'Нельзя перевести из «Истёк» в «Действует»',
  )
})

test('R7: a seller is notified once that a contract ends within a month, and again when its end moves', async () => {
  const { id, number } = await make({ company_id: 1, type: 'service', end_date: '2026-06-30' })
  await app.db.execute(sql`update contract set status = 'active' where id = ${id}`)
  const newMails = async () => {
    await notifyOfEndingContracts(app.db, app.now)
    return (await app.mails()).filter(({ subject }) => subject.includes(number))
  }
  const mails = await newMails()

  expect(mails.map(({ to }) => to)).toContain('merchant1@example.com')
  expect(mails[0]).toMatchObject({
    subject: `Договор № ${number} заканчивается 30.06.2026`,
    text: expect.stringContaining('Осталось дней: 29'),
  })
  expect(await newMails()).toEqual([])
  await app.db.execute(sql`update contract set end_date = '2026-06-20' where id = ${id}`)
  expect(await newMails()).toHaveLength(mails.length)
})

test('R7: a contract is ended with a reason', async () => {
  const { id } = await make({ company_id: 5, file_ids: [await upload()] })
  await move(id, 1, { status: 'active' })
  const { body } = await admin.get('/api/content/admin/operation-reason?q=contract.by_agreement')

  expect((await move(id, 2, { status: 'terminated' })).body.data.details).toHaveProperty('reason_id')
  expect((await move(id, 2, { status: 'terminated', reason_id: body.items[0].id })).body).toMatchObject({
    status: 'terminated',
    available_statuses: [],
  })
})

test('P7: a seller reads only their own contracts', async () => {
  const { body } = await admin.get(`${CONTRACTS}?company_id=2`)

  expect(await total('', merchant)).toBe(await total('company_id=1'))
  expect(await merchant.get(`${CONTRACTS}/${body.items[0].id}`)).toMatchObject({ status: 404 })
  expect((await merchant.get(`${CONTRACTS}/list?ids=${body.items[0].id}`)).body.items).toEqual([])
  expect((await admin.get(`${CONTRACTS}/list?limit=100&company_id=2`)).body.items).toHaveLength(body.meta.total)
  expect((await merchant.get(`${CONTRACTS}/list?company_id=2`)).body.items).toEqual([])
  expect(await merchant.post(CONTRACTS, { body: contract({ company_id: 1 }) })).toMatchObject({ status: 403 })
})

test('R24: an export has Russian titles and dates', async () => {
  const { text } = await admin.get(`${CONTRACTS}/export?format=csv&company_id=1&q=0001`)
  const [head, first] = text.replace('\uFEFF', '').split('\r\n')

  expect(head).toBe('Номер;Продавец;Вид;Подписан;Начало;Окончание;Автопродление;Статус')
  expect(first).toMatch(/^АГ-0001;Автодеталь-Север;Агентский договор;\d\d\.\d\d\.\d{4};.*;Да;Действует$/)
})
