import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { useSales } from '#test/orders/sales.ts'

const app = await useApp()
const sales = await useSales(app)
const { askReturn, closed, days, entries, moment, move, next, open, reason, sell, settlement, step, takeBack, view } =
  sales
const SETTLEMENTS = '/api/company/admin/settlement'
const LEDGER = '/api/company/admin/ledger-entry'
const ADMIN = 'admin@example.com'

const sumOf = (rows: { seller_kopecks: number }[]) => rows.reduce((sum, { seller_kopecks }) => sum + seller_kopecks, 0)

const settings = (value: number) => ({ body: { items: [{ key: 'return_window_days', value }] } })

test('settlements: a period takes whole sub-orders after its delay and return window, and pays the sum of its entries', async () => {
  const { company, order, part } = await sell()
  const opened = await open(company)
  expect(opened).toMatchObject({ status: 'open', entries_kopecks: 0, waiting_kopecks: expect.any(Number) })
  const early = await move(opened.id, { status: 'closed' })
  expect(early).toMatchObject({
    status: 409,
    body: { data: { message: expect.stringContaining('Период можно закрыть с') } },
  })

  await takeBack(order, 1)
  await days(40)
  const ofPart = await entries(`sub_order_id=${part.id}&of_seller=true`)
  const { body } = await move(opened.id, { status: 'closed' })
  expect(body).toMatchObject({ status: 'closed', entries_kopecks: sumOf(ofPart), payable_kopecks: sumOf(ofPart) })
  const taken = await entries(`settlement_id=${opened.id}`)
  expect(sumOf(taken)).toBe(body.entries_kopecks)
  expect(body.sums.reduce((sum: number, { kopecks }: { kopecks: number }) => sum + kopecks, 0)).toBe(
    body.entries_kopecks,
  )
})

test('settlements: a return after the payout is a debt of the next period, which a write-off ends', async () => {
  const { company, order, id } = await closed()
  await move(id, { status: 'approved' }, ADMIN)
  // Staff take goods back after the window by opening a dispute before it ends; here the window is made longer.
  const admin = await app.as(ADMIN)
  await admin.put('/api/system/admin/setting/upsert', settings(365))
  await takeBack(order, 2)
  await admin.put('/api/system/admin/setting/upsert', settings(14))
  await days(40)
  const next = await open(company)
  const debt = next.debt_kopecks
  expect(next).toMatchObject({ payable_kopecks: 0, debt_kopecks: expect.any(Number) })
  expect(debt).toBeGreaterThan(0)
  await move(next.id, { status: 'closed' })
  expect((await move(next.id, { status: 'approved' }, ADMIN)).body).toMatchObject({
    payable_kopecks: 0,
    debt_kopecks: debt,
  })

  const finance = await app.as('finance@example.com')
  const writeOff = { company_id: company, correction: 'write_off', kopecks: debt + 1, reason: 'Долг не взыскать' }
  expect((await finance.post(LEDGER, { body: writeOff })).body.data.details).toEqual({
    kopecks: ['Сумма: больше долга продавца'],
  })
  expect((await finance.post(LEDGER, { body: { ...writeOff, kopecks: debt } })).status).toBe(201)
  const more = { company_id: company, correction: 'correction', kopecks: 100, reason: 'Ошибка тарифа' }
  expect((await finance.post(LEDGER, { body: more })).status).toBe(201)
  await days(40)
  const last = await open(company)
  expect(last).toMatchObject({
    carried_kopecks: -debt,
    entries_kopecks: debt + 100,
    payable_kopecks: 100,
    debt_kopecks: 0,
  })
  await move(last.id, { status: 'closed' }, ADMIN)
  // Who has entered a correction does not approve it.
  expect(await move(last.id, { status: 'approved' })).toMatchObject({ status: 403 })
})

test('settlements: the user who closed a period cannot approve it, nor can their own key', async () => {
  const { id } = await closed()
  const refused = await move(id, { status: 'approved' })
  expect(refused.body.data.message).toBe(
    'Утверждает другой сотрудник: вы закрыли этот период, внесли в него исправление или сняли удержание',
  )
  const key = await app.keyHolding(['settlement.view', 'settlement.statusChange'])
  await app.db.execute(
    sql`update "user" set created_by = (select id from "user" where email = 'finance@example.com') where id = (select max(user_id) from service_key)`,
  )
  const { version } = await settlement(id)
  const byKey = await key.put(`${SETTLEMENTS}/status-change/${id}`, { body: { status: 'approved' }, version })
  expect(byKey.body.data).toMatchObject({ status: 403, message: 'Это делает сотрудник, а не ключ' })
  expect(await move(id, { status: 'approved' }, ADMIN)).toMatchObject({ status: 200 })
})

test('settlements: a closing is opened again before the approval, also by the undo of the operation; after it never', async () => {
  const { company, id } = await closed()
  const before = await entries(`settlement_id=${id}`)
  expect(before.length).toBeGreaterThan(0)
  expect(await move(id, { status: 'open' })).toMatchObject({ status: 200, body: { status: 'open' } })
  expect(await entries(`settlement_id=${id}`)).toEqual([])
  expect(await entries(`company_id=${company}&unsettled=true`)).toHaveLength(before.length)

  const finance = await app.as('finance@example.com')
  const { body: operation } = await finance.post('/api/system/admin/operation', {
    body: {
      call: 'settlements.statusChange',
      input: { status: 'closed' },
      filter: { is_due: true, company_id: [company] },
      start: true,
    },
  })
  await app.work()
  expect(await settlement(id)).toMatchObject({ status: 'closed', entries_kopecks: sumOf(before) })
  await finance.post(`/api/system/admin/operation/undo/${operation.id}`, { body: { start: true } })
  await app.work()
  expect(await settlement(id)).toMatchObject({ status: 'open' })
  await move(id, { status: 'closed' })
  await move(id, { status: 'approved' }, ADMIN)
  expect(await move(id, { status: 'open' })).toMatchObject({ status: 409 })
})

test('settlements: closing twice at once with a return between makes one period, and the return is in one of two', async () => {
  const { company, order } = await sell()
  await days(10)
  const { id, version } = await open(company)
  await days(5)
  const finance = await app.as('finance@example.com')
  const body = { status: 'closed' }
  const replies = await Promise.all([
    finance.put(`${SETTLEMENTS}/status-change/${id}`, { body, version }),
    finance.put(`${SETTLEMENTS}/status-change/${id}`, { body, version }),
    takeBack(order, 1).catch(() => undefined),
  ])
  expect(
    replies
      .slice(0, 2)
      .map((reply) => reply.status)
      .toSorted((a, b) => a - b),
  ).toEqual([200, 412])
  const { entries_kopecks } = await settlement(id)
  expect(sumOf(await entries(`settlement_id=${id}`))).toBe(entries_kopecks)
})

test('settlements: an open period that would take nothing goes on, instead of a chain of empty ones', async () => {
  await sales.settleOthers()
  const { company } = await sell()
  const daily = sql`payout_frequency = 'daily', payout_delay_days = 0`
  await app.db.execute(sql`update company set ${daily} where id = ${company}`)
  await app.db.execute(sql`update contract set ${daily} where company_id = ${company}`)
  const { id, period_from } = await open(company)
  for (let day = 0; day < 14; day++) {
    await days(1)
    const goesOn = await open(company)
    expect(goesOn).toMatchObject({ id, period_from, entries_kopecks: 0 })
    expect(goesOn.due_on > goesOn.period_to && goesOn.period_to > period_from).toBe(true)
    expect(await move(id, { status: 'closed' })).toMatchObject({ status: 409 })
  }
  await days(1)
  await open(company)
  const { body } = await move(id, { status: 'closed' })
  expect(body).toMatchObject({ status: 'closed', period_from, payable_kopecks: expect.any(Number) })
  expect(body.payable_kopecks).toBeGreaterThan(0)
})

test('settlements: a missing account, a missing contract and a hold stop the approval, and each says what lifts it', async () => {
  const { company, id } = await closed()
  const set = (values: ReturnType<typeof sql>) => app.db.execute(values)
  const reasons = async () => (await settlement(id)).holds.map(({ reason }: { reason: string }) => reason)
  await set(sql`update bank_detail set is_default = false where company_id = ${company}`)
  await set(sql`update contract set status = 'terminated' where company_id = ${company} and status = 'active'`)
  expect(await reasons()).toEqual(['requisites', 'contract'])
  expect((await move(id, { status: 'approved' }, ADMIN)).body.data.message).toContain('Нет основного счёта')
  await set(
    sql`update bank_detail set is_default = true where id = (select min(id) from bank_detail where company_id = ${company})`,
  )
  expect((await move(id, { status: 'approved' }, ADMIN)).body.data.message).toContain('Нет действующего договора')

  const finance = await app.as('finance@example.com')
  const act = async (name: string) =>
    finance.put(`${SETTLEMENTS}/${name}/${id}`, {
      body: { comment: 'Спор с покупателем' },
      version: (await settlement(id)).version,
    })
  expect((await act('hold')).body).toMatchObject({ is_held: true, held: 'Спор с покупателем' })
  expect((await move(id, { status: 'approved' }, ADMIN)).body.data.message).toContain('Удержан: Спор с покупателем')
  expect((await act('release')).body).toMatchObject({ is_held: false, holds: [] })
  expect((await act('release')).status).toBe(409)
  expect(await move(id, { status: 'approved' }, ADMIN)).toMatchObject({ status: 200 })
  await set(sql`update contract set status = 'active' where company_id = ${company} and status = 'terminated'`)
})

test('settlements: a seller reads own periods and changes none', async () => {
  const { company, id } = await closed()
  const rights = ['settlement.index', 'settlement.view', 'settlement.statusChange']
  const own = await app.holding(rights, { scope: 'own', companies: [company] })
  const other = await app.holding(rights, { scope: 'own', companies: [company === 1 ? 2 : 1] })
  const { body } = await own.get(`${SETTLEMENTS}/${id}`)
  expect(body).toMatchObject({ id, available_statuses: [] })
  expect(
    await own.put(`${SETTLEMENTS}/status-change/${id}`, { body: { status: 'open' }, version: body.version }),
  ).toMatchObject({
    status: 403,
  })
  expect(await other.get(`${SETTLEMENTS}/${id}`)).toMatchObject({ status: 404 })
})

test('settlements: releasing another hold does not replace a contract, and who released it cannot approve', async () => {
  const { company, id } = await closed()
  const act = async (name: string, email = ADMIN) =>
    (await app.as(email)).put(`${SETTLEMENTS}/${name}/${id}`, {
      body: { comment: 'Спор с покупателем' },
      version: (await settlement(id)).version,
    })
  await act('hold')
  await act('release')
  await app.db.execute(
    sql`update contract set status = 'terminated' where company_id = ${company} and status = 'active'`,
  )
  expect((await settlement(id)).holds.map((hold: { reason: string }) => hold.reason)).toEqual(['contract'])
  expect(await act('release')).toMatchObject({ status: 200, body: { holds: [] } })
  expect(await move(id, { status: 'approved' }, ADMIN)).toMatchObject({ status: 403 })
  await app.db.execute(
    sql`update contract set status = 'active' where company_id = ${company} and status = 'terminated'`,
  )
})

test('settlements: goods on their way back, and a return that waits for an answer, keep a sub-order out of the period', async () => {
  const { company, order, part } = await sell()
  const asked = await sell()
  const { order_number, items } = { order_number: (await view(asked.order)).number, items: asked.part.items }
  await askReturn({
    source: 'shop',
    external_id: next('return'),
    occurred_at: moment(),
    order_number,
    items: [{ offer_id: items[0].offer_id, quantity: 1 }],
    reason_id: await reason('return.not_fit'),
    comment: 'Не подошло',
  })
  await step(order, { status: 'dispute' })
  await step(order, { status: 'returning' })
  await days(40)
  const opened = await open(company)
  await move(opened.id, { status: 'closed' })
  expect(await entries(`settlement_id=${opened.id}&sub_order_id=${part.id}`)).toEqual([])
  expect(await entries(`settlement_id=${opened.id}&sub_order_id=${asked.part.id}`)).toEqual([])
})
