import { expect } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { openPeriods } from '#sections/settlements/periods.ts'
import type { useApp } from '#test/app.ts'
import { useFacts } from './facts.ts'

type App = Awaited<ReturnType<typeof useApp>>

const DAY = 24 * 60 * 60_000
const SUB_ORDER = '/api/order/admin/sub-order'
const SETTLEMENTS = '/api/company/admin/settlement'

/** What the settings say of the marketplace that pays. */
export const PAYER = {
  payer_name: 'ООО «Автомаркет»',
  payer_inn: '7701234567',
  payer_kpp: '770101001',
  payer_account: '40702810900000000001',
  payer_bank: 'АО «Банк»',
  payer_bik: '044525225',
  payer_corr_account: '30101810400000000225',
}

/** Sells and settles as staff do, from the order to the payout; alone, or beside what the demo data have sold. */
export async function useSales(app: App, { isAlone = true } = {}) {
  const facts = await useFacts(app)
  if (isAlone) await settleOthers(app)
  const reason = async (code: string) =>
    Number(
      (await app.db.execute<{ id: number }>(sql`select id from operation_reason where code = ${code}`)).rows[0]?.id,
    )
  const partOf = async (order: number) => (await facts.view(order)).sub_orders[0]
  async function step(order: number, body: object) {
    const { id, version } = await partOf(order)
    const reply = await (await app.as('orders@example.com')).put(`${SUB_ORDER}/status-change/${id}`, { body, version })
    expect([reply.status, reply.text]).toEqual([200, expect.any(String)])
    return reply.body
  }
  /** A paid order of two pieces of one offer, handed over; its sub-order. */
  async function sell(more: object = {}) {
    const [offer] = await facts.offers(1)
    if (!offer) throw new Error('Nothing is on sale')
    const input = facts.orderOf([offer], more)
    const [{ entity_id: order }] = await facts.receive(input)
    const { total_kopecks } = await facts.view(order)
    await facts.pay(facts.paymentOf(input.external_id, total_kopecks))
    await step(order, { status: 'confirmed' })
    await step(order, { status: 'assembling' })
    await step(order, { status: 'ready_to_ship' })
    const { id, version } = await partOf(order)
    const track = { track_number: facts.next('TRACK'), carrier: 'cdek' }
    await (await app.as('orders@example.com')).put(`${SUB_ORDER}/${id}`, { body: track, version })
    await step(order, { status: 'in_delivery' })
    await step(order, { status: 'delivered' })
    return { order, input, company: offer.company_id, part: await partOf(order) }
  }
  /** Lets days pass; the keys of shop and provider are those of the day. */
  async function days(count: number) {
    app.advance(count * DAY)
    await app.db.execute(sql`update service_key set expires_at = ${new Date(app.now.getTime() + DAY).toISOString()}`)
  }
  async function open(company: number) {
    await openPeriods(app.db, app.now)
    const finance = await app.as('finance@example.com')
    return (await finance.get(`${SETTLEMENTS}?company_id=${company}&status=open`)).body.items[0]
  }
  async function move(id: number, body: object, email = 'finance@example.com') {
    const client = await app.as(email)
    const { version } = (await client.get(`${SETTLEMENTS}/${id}`)).body
    return client.put(`${SETTLEMENTS}/status-change/${id}`, { body, version })
  }
  return {
    ...facts,
    days,
    move,
    open,
    /** A closed period with a sale and nothing else. */
    closed: async () => {
      await settleOthers(app)
      const sold = await sell()
      await days(40)
      const { id } = await open(sold.company)
      expect(await move(id, { status: 'closed' })).toMatchObject({ status: 200 })
      return { ...sold, id }
    },
    partOf,
    reason,
    sell,
    settleOthers: () => settleOthers(app),
    step,
    takeBack: async (order: number, quantity: number) => {
      const { items } = await partOf(order)
      const reason_id = await reason('return.not_fit')
      return step(order, {
        status: 'partially_returned',
        reason_id,
        items: items.map(({ id }: { id: number }) => ({ id, quantity })),
      })
    },
    /** In the order in which they were entered. */
    entries: async (query: string, email = 'finance@example.com') => {
      const { body } = await (await app.as(email)).get(`/api/company/admin/ledger-entry?per_page=100&${query}`)
      return body.items.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id)
    },
    settlement: async (id: number) => (await (await app.as('finance@example.com')).get(`${SETTLEMENTS}/${id}`)).body,
  }
}

/** What the demo data and other tests have sold and owe is settled, so that a test sees its own entries alone. */
async function settleOthers(app: App) {
  await app.db.execute(sql`delete from settlement where status = 'open'`)
  await app.db.execute(sql`update settlement set debt_kopecks = 0, status = 'paid' where status <> 'open'`)
  await app.db.execute(sql`
    with settled as (
      insert into settlement (company_id, period_from, period_to, due_on, status)
      select distinct company_id, date '2020-01-01', date '2020-01-01', date '2020-01-02', 'paid' from ledger_entry
      where settlement_id is null and seller_kopecks is not null
      on conflict (company_id, period_from) do update set status = excluded.status returning id, company_id)
    update ledger_entry set settlement_id = settled.id from settled
    where settled.company_id = ledger_entry.company_id and settlement_id is null and seller_kopecks is not null`)
  await app.db.execute(sql`
    insert into ledger_entry (transaction_id, company_id, kind, debit, credit, kopecks, occurred_at, created_at, cause, settlement_id)
    select nextval('ledger_transaction'), company_id, 'payout', case when sum(seller_kopecks) > 0 then 'seller' else 'transit' end,
      case when sum(seller_kopecks) > 0 then 'transit' else 'seller' end, abs(sum(seller_kopecks)), max(occurred_at), max(occurred_at), 'settlement',
      (select max(id) from settlement where settlement.company_id = ledger_entry.company_id)
    from ledger_entry where seller_kopecks is not null group by company_id having sum(seller_kopecks) <> 0`)
}
