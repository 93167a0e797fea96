import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { PAYER, useSales } from '#test/orders/sales.ts'
import { openPeriods } from './periods.ts'

/** How many orders are sold: a setting, so that the same proof runs by hand at the size of a real shop. */
const ORDERS = Number(process.env['RECOUNT_ORDERS'] ?? 240)
const ROUNDS = 6
const BATCH = 20
const SETTLEMENTS = '/api/company/admin/settlement'
const LEDGER = '/api/company/admin/ledger-entry'
const OPERATIONS = '/api/system/admin/operation'
const SUB_ORDER = '/api/order/admin/sub-order'
const FINANCE = 'finance@example.com'
const ADMIN = 'admin@example.com'
const app = await useApp()
const facts = await useSales(app, { isAlone: false })

interface Part {
  id: number
  version: number
  status: string
  items: { id: number; quantity: number; price_kopecks: number }[]
}

const settings = async (values: Record<string, unknown>) => {
  const items = Object.entries(values).map(([key, value]) => ({ key, value }))
  const { status, text } = await (await app.as(ADMIN)).put('/api/system/admin/setting/upsert', { body: { items } })
  expect([status, text]).toEqual([200, expect.any(String)])
}

const partsOf = async (order: number): Promise<Part[]> => (await facts.view(order)).sub_orders

async function move({ id }: Part, body: object) {
  const operator = await app.as('orders@example.com')
  const { version } = (await operator.get(`${SUB_ORDER}/${id}`)).body
  const { status, text } = await operator.put(`${SUB_ORDER}/status-change/${id}`, { body, version })
  expect([status, text]).toEqual([200, expect.any(String)])
}

interface Sold {
  order: number
  external_id: string
}

/** Orders of one to four sellers, paid and on their way; the parcel of each part has a track. */
async function sold(count: number): Promise<Sold[]> {
  const offers = await facts.offers(8)
  const inputs = Array.from({ length: count }, (_, at) => {
    const first = at % 5
    const [lead] = offers.slice(first)
    const lines = offers.slice(first, first + 1 + (at % 4)).map(({ id, price }) => ({
      offer_id: id,
      quantity: 1 + (at % 3),
      price_kopecks: price,
      discount_kopecks: at % 7 === 0 && id === lead?.id ? 701 : 0,
    }))
    return facts.orderOf([], { lines, delivery_kopecks: at % 3 === 0 ? 0 : 30_001 })
  })
  const results: Sold[] = []
  for (let from = 0; from < inputs.length; from += BATCH) {
    const batch = inputs.slice(from, from + BATCH)
    const answers: { entity_id: number }[] = await facts.receive(...batch)
    const orders = batch.map(({ external_id }, at) => ({ external_id, order: answers[at]?.entity_id ?? 0 }))
    const payments = []
    for (const { order, external_id } of orders)
      payments.push(facts.paymentOf(external_id, (await facts.view(order)).total_kopecks))
    await facts.pay(...payments)
    results.push(...orders)
  }
  for (const { order } of results)
    for (const part of await partsOf(order)) {
      for (const status of ['confirmed', 'assembling', 'ready_to_ship']) await move(part, { status })
      const operator = await app.as('orders@example.com')
      const { version } = (await operator.get(`${SUB_ORDER}/${part.id}`)).body
      const body = { carrier: 'cdek', track_number: `TRACK${part.id}` }
      expect((await operator.put(`${SUB_ORDER}/${part.id}`, { body, version })).status).toBe(200)
    }
  return results
}

/** Returns, refunds and disputes of every kind, spread over the orders. */
async function goWrong({ order, external_id }: Sold, at: number) {
  const [part] = await partsOf(order)
  if (!part) return
  const [item] = part.items
  if (!item) return
  if (at % 4 === 1) {
    await facts.takeBack(order, 1)
    await facts.pay(facts.paymentOf(external_id, item.price_kopecks, { kind: 'refunded' }))
    return
  }
  if (at % 9 === 2) await facts.pay(facts.paymentOf(external_id, 500, { kind: 'charged_back' }))
  if (at % 6 === 3) await move(part, { status: 'dispute' })
  if (at % 12 === 3) await move(part, { status: 'delivered' })
}

const operate = async (email: string, filter: object, status: string) => {
  const body = { call: 'settlements.statusChange', filter, input: { status }, start: true }
  expect((await (await app.as(email)).post(OPERATIONS, { body })).status).toBe(201)
  expect(await app.work()).toEqual([])
}

/** Closes what is due, approves it, and pays it; every third payout comes back. */
async function pay() {
  await openPeriods(app.db, app.now)
  await operate(FINANCE, { is_due: true }, 'closed')
  await operate(ADMIN, { status: ['closed'] }, 'approved')
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from settlement where status = 'approved' and payable_kopecks > 0`,
  )
  if (rows.length === 0) return
  const admin = await app.as(ADMIN)
  const file = await admin.post(`${SETTLEMENTS}/bank-file`, {
    body: { bank_format: 'client_bank', ids: rows.map(({ id }) => id) },
  })
  expect([file.status, file.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  const orders = new TextDecoder('windows-1251').decode(file.bytes)
  const made = orders.replaceAll(/^СекцияДокумент=.*$/gm, (line) => `${line}\r\nДатаСписано=01.12.2026`)
  expect((await admin.post(`${SETTLEMENTS}/bank-answer`, { body: { text: made } })).status).toBe(200)
  const [returned] = rows
  if (!returned) return
  const { payable_kopecks, requisites } = await facts.settlement(returned.id)
  const back = {
    Номер: '9001',
    Сумма: (payable_kopecks / 100).toFixed(2),
    ПлательщикСчет: requisites.settlement_account,
    ПолучательСчет: PAYER.payer_account,
    НазначениеПлатежа: `Возврат платежа № ${returned.id}: счёт закрыт`,
  }
  const fields = Object.entries(back).map(([name, value]) => `${name}=${value}`)
  const text = ['1CClientBankExchange', 'СекцияДокумент=Платежное поручение', ...fields, 'КонецДокумента', 'КонецФайла']
  expect((await admin.post(`${SETTLEMENTS}/bank-answer`, { body: { text: text.join('\r\n') } })).status).toBe(200)
}

async function recounted() {
  const folder = mkdtempSync(join(tmpdir(), 'recount-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const purpose = encodeURIComponent('Сверка расчётов')
  const exports = {
    ledger: `${LEDGER}/export?format=csv_raw`,
    settlements: `${SETTLEMENTS}/export?format=csv_raw`,
    'sub-orders': `${SUB_ORDER}/export?format=csv_raw&purpose=${purpose}`,
  }
  for (const [name, path] of Object.entries(exports)) {
    const { status, bytes } = await (await app.as(ADMIN)).get(path)
    expect([name, status]).toEqual([name, 200])
    writeFileSync(join(folder, `${name}.csv`), bytes)
  }
  const script = join(import.meta.dirname, 'recount.py')
  return JSON.parse(execFileSync('python3', [script, folder], { encoding: 'utf8' }))
}

test(
  'settlements: a recount from the exports alone agrees with every entry, period and payout',
  { timeout: 3_600_000 },
  async () => {
    await settings({ ...PAYER, marketplace_bears_discounts: true })
    await app.db.execute(sql`update stock set quantity = 1000000`)
    for (let round = 0; round < ROUNDS; round++) {
      if (round === 2) await app.db.execute(sql`update commission set rate_bp = rate_bp + 137`)
      if (round === 3) await settings({ marketplace_bears_discounts: false })
      if (round === 4)
        await app.db.execute(sql`update contract set status = 'terminated' where company_id = 3 and status = 'active'`)
      const orders = await sold(ORDERS / ROUNDS)
      const { rows: tracks } = await app.db.execute<{ track_number: string }>(
        sql`select track_number from sub_order where status = 'ready_to_ship' and track_number like 'TRACK%'`,
      )
      for (let from = 0; from < tracks.length; from += 100) {
        const parcels = tracks.slice(from, from + 100)
        for (const code of ['accepted', 'delivered'])
          await facts.scan(...parcels.map(({ track_number }) => facts.scanOf(track_number, code)))
      }
      for (const [at, order] of orders.entries()) await goWrong(order, at)
      await facts.days(9)
      await pay()
      // Goods come back after their payout: the window is made longer for them.
      if (round === 3) {
        await settings({ return_window_days: 365 })
        for (const { order } of orders.slice(0, 3)) await facts.takeBack(order, 1)
        await settings({ return_window_days: 14 })
      }
    }
    for (let turn = 0; turn < 3; turn++) {
      await facts.days(35)
      await pay()
    }
    const { faults, entries, settlements } = await recounted()
    expect(faults).toEqual([])
    expect(entries).toBeGreaterThan(ORDERS * 6)
    expect(settlements['Выплачен']).toBeGreaterThan(ROUNDS)
  },
)
