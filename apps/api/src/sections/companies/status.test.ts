import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { resumeCompanies } from './resume.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const COMPANY = '/api/company/admin'
const COMPANIES = `${COMPANY}/company`
const MINUTE = 60_000
const versionOf = async (id: number): Promise<number> => (await admin.get(`${COMPANIES}/${id}`)).body.version
const move = async (id: number, body: object, client: Client = admin) =>
  client.put(`${COMPANIES}/status-change/${id}`, { body, version: await versionOf(id) })
const reasonId = async (code: string): Promise<number> =>
  (await admin.get(`/api/content/admin/operation-reason?q=${code}`)).body.items[0].id
const late = await reasonId('suspend.late_shipments')
const liquidation = await reasonId('terminate.liquidation')

async function productOnSale(companyId: number): Promise<{ product: number; offer: number }> {
  const { rows } = await app.db.execute<{ product: number; offer: number }>(sql`
    insert into product_offer (company_id, product_id, seller_sku, price_kopecks, vat_rate, status)
    select ${companyId}, min(id), 'STATUS-TEST', 100, '22', 'active' from product
    where not exists (select from product_offer where product_id = product.id and company_id = ${companyId})
    returning product_id as product, id as offer`)
  const [listing] = rows
  if (!listing) throw new Error('There is no product that the company does not sell')
  return listing
}

async function saleOf({ product, offer }: { product: number; offer: number }) {
  const { rows } = await app.db.execute<{
    offers_count: number
    min_price_kopecks: number | null
    status: string
    version: number
  }>(sql`
    select offers_count, min_price_kopecks, offer.status, offer.version
    from product join product_offer offer on offer.product_id = product.id where product.id = ${product} and offer.id = ${offer}`)
  if (!rows[0]) throw new Error('The offer is gone')
  return rows[0]
}

test('R6, 24: a new seller is checked for what is missing, piece by piece, and then is active', async () => {
  const { body: created } = await admin.post(COMPANIES, {
    body: {
      type: 'entrepreneur',
      opf: 'ИП',
      full_name: 'Индивидуальный предприниматель Проверкин Пётр Петрович',
      short_name: 'ИП Проверкин П. П.',
      trade_name: 'Проверкин Партс',
      inn: '780000999907',
      ogrn: '326780000099996',
      tax_system: 'usn_income',
      vat_rate: 'none',
      phone: '+79001008888',
      email: 'check@example.com',
    },
  })
  const company_id = created.id
  const early = await move(company_id, { status: 'active' })
  await move(company_id, { status: 'pending' })
  const bare = await move(company_id, { status: 'active' })
  await admin.post(`${COMPANY}/company-address`, {
    body: {
      company_id,
      type: 'legal',
      region_id: 1,
      city_id: null,
      postal_code: '101000',
      street: 'ул. Полевая',
      house: '1',
    },
  })
  const account = await admin.post(`${COMPANY}/bank-detail`, {
    body: {
      company_id,
      bank_name: 'АО «Банк Невский Берег»',
      bik: '044525901',
      corr_account: '3010 1810 3000 0000 0901',
      settlement_account: '40702810600000000101',
    },
  })
  const unsigned = await move(company_id, { status: 'active' })
  const contract = await admin.post(`${COMPANY}/contract`, {
    body: {
      company_id,
      number: '1',
      type: 'agency',
      signed_at: '2026-05-01',
      start_date: '2026-05-01',
      file_ids: [13],
    },
  })
  await admin.put(`${COMPANY}/contract/status-change/${contract.body.id}`, { body: { status: 'active' }, version: 1 })
  const active = await move(company_id, { status: 'active' })

  expect(created.status).toBe('draft')
  expect(early.body.data.message).toBe('Нельзя перевести из «Черновик» в «Активен»')
  expect(bare.body.data).toMatchObject({
    status: 422,
    message: 'Для активации не хватает данных',
    details: {
      address: ['Нет юридического адреса'],
      bank_detail: ['Нет основного банковского счёта'],
      contract: ['Нет действующего договора'],
    },
  })
  expect(account.body).toMatchObject({ is_default: true, recipient: created.full_name })
  expect(unsigned.body.data.details).toEqual({ contract: ['Нет действующего договора'] })
  expect(active.body.status).toBe('active')
})

test('R6, 26: the offers of a suspended seller leave the sale and return unchanged', async () => {
  const listing = await productOnSale(3)
  const on = await saleOf(listing)
  const { body: before } = await admin.get(`${COMPANIES}/3`)
  const unreasoned = await move(3, { status: 'suspended' })
  const suspended = await move(3, { status: 'suspended', reason_id: late })
  const off = await saleOf(listing)
  const silent = await move(3, { status: 'active' })
  const resumed = await move(3, { status: 'active', comment: 'Отгрузки наладились' })
  const { body: history } = await admin.get(`${COMPANIES}/deactivation-history/3`)

  expect(unreasoned.body.data.details).toEqual({ reason_id: ['Пожалуйста, введите Причина'] })
  expect(suspended.body).toMatchObject({ status: 'suspended', active_offers_count: 0 })
  expect(on).toMatchObject({ min_price_kopecks: 100, status: 'active', version: 1 })
  expect(off).toMatchObject({ offers_count: on.offers_count - 1, status: 'active', version: 1 })
  expect(off.min_price_kopecks).not.toBe(100)
  expect(silent.body.data.details).toEqual({ comment: ['Пожалуйста, введите Комментарий'] })
  expect(resumed.body.active_offers_count).toBe(before.active_offers_count)
  expect(await saleOf(listing)).toEqual(on)
  expect(history.items.slice(0, 2)).toMatchObject([
    { to_status: 'active', comment: 'Отгрузки наладились', user: { label: 'Волков А. С.' } },
    { to_status: 'suspended', reason: { id: late } },
  ])
})

test('R6: a suspension notifies the seller’s employees with its reason', async () => {
  const until = new Date(app.now.getTime() + 90 * MINUTE).toISOString()
  await app.mails()
  await move(1, { status: 'suspended', reason_id: late, until })
  const mails = await app.mails()
  await move(1, { status: 'active', comment: 'Разобрались' })

  expect(mails.map(({ to }) => to)).toContain('merchant1@example.com')
  expect(mails[0]).toMatchObject({
    subject: 'Продажи приостановлены: Автодеталь-Север',
    text: expect.stringContaining('Причина: Просрочки отгрузки.\n\nСрок: до 01.06.2026 13:30.'),
  })
})

test('R6: a suspension ends at its time, once', async () => {
  const until = new Date(app.now.getTime() + 5 * MINUTE).toISOString()
  const past = await move(4, { status: 'suspended', reason_id: late, until: '2020-01-01T00:00:00Z' })
  const suspended = await move(4, { status: 'suspended', reason_id: late, until })
  await resumeCompanies(app.db, app.now)
  const early = (await admin.get(`${COMPANIES}/4`)).body.status
  app.advance(6 * MINUTE)
  await Promise.all([resumeCompanies(app.db, app.now), resumeCompanies(app.db, app.now)])
  const { body: resumed } = await admin.get(`${COMPANIES}/4`)
  const { body: history } = await admin.get(`${COMPANIES}/deactivation-history/4`)

  expect(past.body.data.details).toEqual({ until: ['Срок: укажите время в будущем'] })
  expect(suspended.body.suspended_until).not.toBeNull()
  expect(early).toBe('suspended')
  expect(resumed).toMatchObject({ status: 'active', suspended_until: null })
  expect(history.items.slice(0, 2)).toMatchObject([
    { to_status: 'active', comment: 'Срок приостановки истёк', user: null },
    { to_status: 'suspended' },
  ])
})

test('R6: a seller without a contract is not resumed automatically', async () => {
  const until = new Date(app.now.getTime() + MINUTE).toISOString()
  await move(5, { status: 'suspended', reason_id: late, until })
  await app.db.execute(`update contract set status = 'expired' where company_id = 5 and status = 'active'`)
  app.advance(2 * MINUTE)
  await resumeCompanies(app.db, app.now)

  expect((await admin.get(`${COMPANIES}/5`)).body.status).toBe('suspended')
})

test('R6, 26: an active seller is terminated at once: termination waits for the orders, and leaves no offer, contract or account behind', async () => {
  const { body: user } = await admin.post('/api/user/admin/user', {
    body: {
      last_name: 'Уходящий',
      first_name: 'Семён',
      email: 'leaving@example.com',
      role_ids: [await merchantRole()],
      company_ids: [6],
    },
  })
  await app.db.execute(`update "user" set status = 'active' where id = ${user.id}`)
  const listing = await productOnSale(6)
  await app.db.execute(`update sub_order set status = 'delivered' where company_id = 6`)
  await orderFrom(6)
  await orderFrom(6)
  await orderFrom(6, 'awaiting_payment')
  const before = await obstaclesTo('terminated')
  const tooEarly = await move(6, { status: 'terminated', reason_id: liquidation })
  await app.db.execute(`update sub_order set status = 'delivered' where company_id = 6`)
  const after = await obstaclesTo('terminated')
  const done = await move(6, { status: 'terminated', reason_id: liquidation })
  const { body: contracts } = await admin.get(`${COMPANY}/contract?company_id=6&status=active`)

  expect(before.items).toMatchObject([
    { label: 'Ждут оплаты', count: 1, list: 'subOrders' },
    { label: 'Незавершённые заказы', count: 2, list: 'subOrders' },
  ])
  expect(tooEarly).toMatchObject({
    status: 409,
    body: { data: { message: 'Есть незавершённые заказы: 3', obstacles: before.items } },
  })
  expect(after.items).toEqual([])
  expect(done.body).toMatchObject({ status: 'terminated', active_offers_count: 0 })
  expect(await saleOf(listing)).toMatchObject({ status: 'archived' })
  expect(contracts.meta.total).toBe(0)
  expect((await admin.get(`/api/user/admin/user/${user.id}`)).body.status).toBe('blocked')
  expect(await app.audited('product-offer', listing.offer)).toMatchObject([
    { event: 'status_changed', changes: { status: ['active', 'archived'] }, comment: 'Продавец отключён' },
  ])
})

const obstaclesTo = async (status: string) => (await admin.get(`${COMPANIES}/obstacles/6?status=${status}`)).body

async function orderFrom(companyId: number, status = 'new'): Promise<void> {
  await app.db.execute(sql`
    with placed as (
      insert into "order" (number, buyer_name, buyer_phone, city_id, delivery_type, payment_system_id, payment_status,
        items_kopecks, delivery_kopecks, total_kopecks, status, source, placed_at)
      select 'T' || count(*), 'Пётр', '+79000000000', 1, 'pickup', 1, 'paid', 100, 0, 100, 'new', 'site', now() from "order"
      returning id, number)
    insert into sub_order (number, order_id, company_id, status, items_kopecks, total_kopecks, ship_by)
    select number || '-1', id, ${companyId}, ${status}, 100, 100, now() from placed`)
}

async function merchantRole(): Promise<number> {
  return (await admin.get(`/api/user/admin/role/list?q=${encodeURIComponent('продавец')}`)).body.items[0].id
}

test('R6: only an administrator brings a terminated seller back, and only as suspended', async () => {
  const { body } = await admin.get(`${COMPANIES}?status=terminated`)
  const { id } = body.items[0]
  const moderator = await app.as('moderator@example.com')

  expect((await moderator.get(`${COMPANIES}/${id}`)).body.available_statuses).toEqual([])
  expect(await move(id, { status: 'suspended' }, moderator)).toMatchObject({ status: 403 })
  expect((await move(id, { status: 'active' })).body.data.message).toBe('Нельзя перевести из «Отключён» в «Активен»')
  expect((await move(id, { status: 'suspended' })).body).toMatchObject({ status: 'suspended' })
})

test('R41: blockers of a termination are shown to users who may terminate the seller', async () => {
  const viewer = await app.as('viewer@example.com')
  const english = await admin.get(`${COMPANIES}/obstacles/2?status=terminated`, {
    headers: { 'accept-language': 'en' },
  })

  expect((await viewer.get(`${COMPANIES}/obstacles/2?status=terminated`)).status).toBe(403)
  expect((await admin.get(`${COMPANIES}/obstacles/999999?status=terminated`)).status).toBe(404)
  expect((await admin.get(`${COMPANIES}/obstacles/2?status=suspended`)).body.items).toEqual([])
  expect(english.body.items).toContainEqual(expect.objectContaining({ label: 'Unfinished orders' }))
})
