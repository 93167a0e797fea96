import { isAccountOf, isCorrespondentOf } from '@admin-panel/sdk/validation'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const COMPANIES = '/api/company/admin/company'
const LIST = `${COMPANIES}/list`
const total = async (query: string, client = admin) => (await client.get(`${COMPANIES}?${query}`)).body.meta.total
const refusal = async (more: object) => (await admin.post(COMPANIES, { body: seller(more) })).body.data?.details

function seller(more: object = {}) {
  return {
    type: 'legal',
    opf: 'ООО',
    full_name: 'Общество с ограниченной ответственностью «Полярная Деталь»',
    short_name: 'ООО «Полярная Деталь»',
    trade_name: 'Полярная Деталь',
    inn: '7700099990',
    kpp: '770001001',
    ogrn: '1267700000017',
    tax_system: 'osno',
    vat_rate: '22',
    head: { last_name: 'Гусев', first_name: 'Илья', middle_name: null, position: 'Директор', basis: 'Устав' },
    phone: '+79001009999',
    email: 'polar@example.com',
    ...more,
  }
}

test('companies.options finds companies by name or ИНН', async () => {
  const { body } = await admin.get(`${LIST}?limit=100`)
  const byInn = await admin.get(`${LIST}?q=780000012366`)
  const byName = await admin.get(`${LIST}?q=${encodeURIComponent('елочка')}`)

  expect(body.items).toHaveLength(40)
  expect(new Set(body.items.map(({ hint }: { hint: string }) => hint)).size).toBe(40)
  expect(byInn.body.items).toEqual([{ id: 2, label: 'Смирнова Авто', hint: 'ИНН 780000012366', is_active: true }])
  expect(byName.body.items).toMatchObject([{ label: 'Ёлочка Авто' }])
  expect((await admin.get(`${LIST}?ids=1`)).body.items).toEqual([
    { id: 1, label: 'Автодеталь-Север', hint: 'ИНН 7700001010', is_active: true },
  ])
})

test('R6: the sellers of the demo have requisites whose check digits agree', async () => {
  const { body: first } = await admin.get(`${COMPANIES}/1`)
  const { body: second } = await admin.get(`${COMPANIES}/2`)
  const { body: accounts } = await admin.get('/api/company/admin/bank-detail?company_id=1&is_default=true')
  const { body: account } = await admin.get(`/api/company/admin/bank-detail/${accounts.items[0].id}`)

  expect(first).toMatchObject({ inn: '7700001010', kpp: '770001001', ogrn: '1267700000017', status: 'active' })
  expect(second).toMatchObject({ inn: '780000012366', kpp: null, ogrn: '326780000000123', tax_system: 'usn_income' })
  expect(account).toMatchObject({
    bik: '044525901',
    corr_account: '30101810300000000901',
    settlement_account: '40702810600000000101',
  })
  expect(isAccountOf(account.bik, account.settlement_account)).toBe(true)
  expect(isCorrespondentOf(account.bik, account.corr_account)).toBe(true)
})

test('R6: every active seller of the demo is ready to sell', async () => {
  const { rows } = await app.db.execute(`
    select id from company where status = 'active' and not (
      exists (select from company_address where company_id = company.id and type = 'legal')
      and exists (select from bank_detail where company_id = company.id and is_default and is_active)
      and exists (select from contract where company_id = company.id and status = 'active' and file_ids <> '{}'))`)

  expect(rows).toEqual([])
})

test('R6: the list is filtered and sorted', async () => {
  const names = async (query: string): Promise<string[]> =>
    (await admin.get(`${COMPANIES}?per_page=100&${query}`)).body.items.map(
      (row: { trade_name: string }) => row.trade_name,
    )
  const byName = await names('sort=trade_name')
  const { body: first } = await admin.get(`${COMPANIES}/1`)
  const statuses = ['draft', 'pending', 'active', 'suspended', 'terminated', 'rejected']
  const counts = await Promise.all(statuses.map((status) => total(`status=${status}`)))

  expect(byName).toEqual(byName.toSorted(new Intl.Collator('ru').compare))
  expect(await names('q=7700001010')).toEqual(['Автодеталь-Север'])
  expect(await names(`q=${encodeURIComponent('8 (900) 100-00-01')}`)).toEqual(['Автодеталь-Север'])
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40)
  expect(await total('type=entrepreneur,self_employed')).toBe(40 - (await total('type=legal')))
  expect(await total('tax_system=npd')).toBe(2)
  expect(await total(`manager_id=${first.manager_id}`)).toBeGreaterThan(1)
  expect(await names('city_id=2')).toContain('Автодеталь-Север')
  expect(await total('has_active_contract=false&status=active')).toBe(0)
  expect(await total('has_active_contract=true')).toBe(await total('status=active,suspended'))
  expect(await total('created_from=2026-05-20')).toBe(await total('status=draft,pending'))
})

test('R6, 24: each wrong number is refused at its field', async () => {
  expect(await refusal({ inn: '7700099991' })).toEqual({
    inn: ['ИНН: проверьте цифры, контрольное число не совпадает'],
  })
  expect(await refusal({ inn: '780000012366', kpp: null, ogrn: '1267700000018', okpo: '12345670' })).toEqual({
    inn: ['ИНН: 10 цифр для юридического лица'],
    kpp: ['Пожалуйста, введите КПП'],
    ogrn: ['ОГРН: контрольное число не совпадает'],
    okpo: ['ОКПО: контрольное число не совпадает'],
  })
  expect(await refusal({ type: 'entrepreneur', kpp: '770001001', ogrn: null })).toMatchObject({
    inn: ['ИНН: 12 цифр для индивидуального предпринимателя'],
    kpp: ['КПП: только у юридического лица'],
    ogrn: ['Пожалуйста, введите ОГРНИП'],
  })
  expect(await refusal({ type: 'entrepreneur', kpp: null })).toMatchObject({ ogrn: ['ОГРНИП: 15 цифр'] })
  expect(await refusal({ kpp: '77' })).toEqual({ kpp: ['КПП: 9 знаков'] })
  for (const kpp of ['000000000', '111111111', '007701001'])
    expect(await refusal({ kpp })).toEqual({ kpp: ['КПП: такого номера нет в реестре'] })
})

test.each(['javascript:alert(1)//a.b', 'data:text/html,a.b', '//example.com', ' https://example.com'])(
  'R6: a site is an address of http or https: %s',
  async (site) => {
    expect(Object.keys(await refusal({ site }))).toEqual(['site'])
  },
)

test.each([
  [{ tax_system: 'osno', vat_rate: 'none' }, 'vat_rate', 'Ставка НДС: ОСНО — 0 %, 10 %, 22 %'],
  [{ tax_system: 'osno', vat_rate: '20' }, 'vat_rate', 'Ставка НДС: ОСНО — 0 %, 10 %, 22 %'],
  [{ tax_system: 'usn_income', vat_rate: '0' }, 'vat_rate', 'Ставка НДС: УСН доходы — без НДС, 5 %, 7 %, 10 %, 22 %'],
  [{ tax_system: 'npd', vat_rate: 'none' }, 'tax_system', 'Режим налогообложения: НПД не для юридического лица'],
  [
    { type: 'self_employed', inn: '780000012366', kpp: null, ogrn: null },
    'tax_system',
    'Режим налогообложения: у самозанятого только НПД',
  ],
])('R6: taxes that do not go together are refused: %j', async (more, field, message) => {
  expect((await refusal(more))[field]).toEqual([message])
})

test('R6: a seller is created as a draft, changed and deleted, each with its row in the log', async () => {
  const created = await admin.post(COMPANIES, { body: seller({ trade_name: ' Полярная  Деталь ', site: '' }) })
  const { id } = created.body
  const twice = await admin.post(COMPANIES, { body: seller({ kpp: '770001002' }) })
  const sameInn = await admin.post(COMPANIES, { body: seller({ trade_name: 'Другое имя' }) })
  const same = await admin.put(`${COMPANIES}/${id}`, { body: { head: seller().head, okpo: '' }, version: 1 })
  const changed = await admin.put(`${COMPANIES}/${id}`, { body: { payout_delay_days: 5 }, version: 1 })
  const stale = await admin.put(`${COMPANIES}/${id}`, { body: { payout_delay_days: 6 }, version: 1 })
  const wrong = await admin.put(`${COMPANIES}/${id}`, { body: { manager_id: 999_999, logo_id: 13 }, version: 2 })

  expect(created).toMatchObject({ status: 201, body: { trade_name: 'Полярная Деталь', slug: 'poliarnaia-detal' } })
  expect(created.body).toMatchObject({ status: 'draft', site: null, head: seller().head, open_orders_count: 0 })
  expect(twice.body.data.details).toEqual({ trade_name: ['Название на витрине: такое значение уже есть'] })
  expect(sameInn.body.data.details).toEqual({ inn: ['ИНН: такое значение уже есть'] })
  expect(same.body.version).toBe(1)
  expect(changed.body).toMatchObject({ payout_delay_days: 5, version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  expect(wrong.body.data.details).toEqual({
    manager_id: ['Менеджер: выберите значение из списка'],
    logo_id: ['Логотип: выберите значение из списка'],
  })
  expect(await admin.delete(`${COMPANIES}/${id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await app.audited('company', id)).toMatchObject([
    { event: 'deleted' },
    { event: 'updated', changes: { payout_delay_days: [7, 5] } },
    { event: 'created', changes: { trade_name: [null, 'Полярная Деталь'] } },
  ])
})

test('R6: neither an active seller nor a draft with documents is deleted', async () => {
  const { body } = await admin.get(`${COMPANIES}?status=draft`)
  const { id, version } = body.items[0]

  expect((await admin.delete(`${COMPANIES}/1`, { version: 1 })).body.data.message).toBe(
    'Удалить можно только черновик или отклонённого продавца',
  )
  expect((await admin.delete(`${COMPANIES}/${id}`, { version })).body.data.message).toMatch(
    /^Нельзя удалить: используется в \d+ запис/,
  )
})

test('P7: a seller sees only their own company', async () => {
  expect((await merchant.get(COMPANIES)).body.items).toMatchObject([{ id: 1 }])
  expect((await merchant.get(`${LIST}?ids=1,2`)).body.items).toMatchObject([{ id: 1 }])
  expect(await merchant.get(`${COMPANIES}/2`)).toMatchObject({ status: 404 })
  expect(await merchant.put(`${COMPANIES}/2`, { body: { site: null }, version: 1 })).toMatchObject({ status: 404 })
  const maker = await app.holding(['company.create'], { scope: 'own', companies: [1] })
  expect(await maker.post(COMPANIES, { body: seller() })).toMatchObject({ status: 403 })
})

test('R10: a seller’s change writes contacts at once, proposes requisites and cannot touch terms', async () => {
  const { body: before } = await merchant.get(`${COMPANIES}/1`)
  const terms = await merchant.put(`${COMPANIES}/1`, { body: { payout_frequency: 'monthly' }, version: before.version })
  const changed = await merchant.put(`${COMPANIES}/1`, {
    body: { phone: '+79001000077', short_name: 'ООО «АД-Север»', payout_frequency: before.payout_frequency },
    version: before.version,
  })
  const { rows } = await app.db.execute<{ id: number; before: object; after: object }>(
    `select id, before, after from moderation where entity = 'company' and entity_id = 1`,
  )
  const [request] = rows
  const wrong = await merchant.put(`${COMPANIES}/1`, { body: { inn: '7700001011' }, version: changed.body.version })

  expect(terms.body.data.details).toEqual({
    payout_frequency: ['Частота выплат: меняет только сотрудник маркетплейса'],
  })
  expect(changed.body).toMatchObject({
    phone: '+79001000077',
    short_name: before.short_name,
    has_pending_moderation: true,
  })
  expect(rows).toMatchObject([{ before: { short_name: before.short_name }, after: { short_name: 'ООО «АД-Север»' } }])
  expect(wrong).toMatchObject({ status: 422 })

  const URL = '/api/moderation/admin/moderation'
  const claim = await admin.put(`${URL}/status-change/${request?.id}`, { body: { status: 'in_work' }, version: 1 })
  await admin.put(`${URL}/status-change/${request?.id}`, { body: { status: 'approved' }, version: claim.body.version })
  expect((await merchant.get(`${COMPANIES}/1`)).body).toMatchObject({
    short_name: 'ООО «АД-Север»',
    has_pending_moderation: false,
  })
})

test('R7: users are attached to a company and detached, but never from their last one', async () => {
  const { body } = await admin.get('/api/user/admin/user?q=merchant2')
  const { id } = body.items[0]
  const companiesOf = async () => (await admin.get(`/api/user/admin/user/${id}`)).body.company_ids
  const first = await admin.post(`${COMPANIES}/attach-users/3`, { body: { user_ids: [id] } })
  const again = await admin.post(`${COMPANIES}/attach-users/3`, { body: { user_ids: [id] } })

  expect([first.status, again.status]).toEqual([204, 204])
  expect(await companiesOf()).toEqual([2, 3])
  expect(await admin.post(`${COMPANIES}/detach-users/3`, { body: { user_ids: [id] } })).toMatchObject({ status: 204 })
  expect((await admin.post(`${COMPANIES}/detach-users/2`, { body: { user_ids: [id] } })).body.data.message).toBe(
    'Это единственная компания пользователя: Смирнова А. П.',
  )
  expect(await companiesOf()).toEqual([2])
  expect((await app.audited('user', id)).slice(0, 2)).toMatchObject([
    { event: 'detached', changes: { company_ids: [[2, 3], [2]] } },
    { event: 'attached', changes: { company_ids: [[2], [2, 3]] } },
  ])
  expect(
    (await admin.post(`${COMPANIES}/attach-users/3`, { body: { user_ids: [999_999] } })).body.data.details,
  ).toEqual({
    user_ids: ['Пользователи: выберите значение из списка'],
  })
})

test('R24: an export has Russian titles, and its filters stand in the log', async () => {
  const { text } = await admin.get(`${COMPANIES}/export?format=csv&q=7700001010`)
  const [head, first] = text.replace('\uFEFF', '').split('\r\n')

  expect(head).toMatch(/^Название;Полное наименование;ИНН;КПП;ОГРН\/ОГРНИП;Тип;Статус;/)
  expect(first).toMatch(/^Автодеталь-Север;"?Общество с ограниченной ответственностью/)
  expect((await app.audited('company'))[0]).toMatchObject({
    event: 'exported',
    changes: { filters: [null, { q: '7700001010' }] },
  })
})

test('R6: a seller’s work of twelve weeks is that of the sub-orders, and only one’s own', async () => {
  const { body } = await merchant.get(`${COMPANIES}/weeks/1`)
  const weeks: { from: string; orders: number; cancelled: number; due: number; on_time: number }[] = body.items
  const sold = await admin.get(`/api/order/admin/sub-order?company_id=1&placed_from=${weeks[0]?.from}`)
  const sum = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((all, week) => all + of(week), 0)

  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ from }) => new Date(from).getUTCDay() === 1)).toBe(true)
  expect(sum(({ orders }) => orders)).toBe(sold.body.meta.total)
  expect(sum(({ due }) => due)).toBeGreaterThan(sum(({ on_time }) => on_time))
  expect(sum(({ on_time }) => on_time)).toBeGreaterThan(0)
  expect((await merchant.get(`${COMPANIES}/weeks/2`)).status).toBe(404)
})

test('R6: staff see what is usual among sellers beside a seller’s weeks, sellers do not', async () => {
  const { cancelled_norm: cancelled, rating_norm: rating } = (await admin.get(`${COMPANIES}/weeks/1`)).body
  const { rows } = await app.db.execute<{ median: number }>(sql`
    select percentile_cont(0.5) within group (order by rating::float8) as median from company where status = 'active'`)

  expect(rating.median).toBe(rows[0]?.median)
  for (const { low, median, high } of [cancelled, rating]) {
    expect(low).toBeLessThanOrEqual(median)
    expect(median).toBeLessThanOrEqual(high)
  }
  expect((await merchant.get(`${COMPANIES}/weeks/1`)).body).toMatchObject({ cancelled_norm: null, rating_norm: null })
})

test('R6: the rate of cancellations falls as time passes, without another cancellation', async () => {
  const rateOf = async () => (await (await app.as('admin@example.com')).get(`${COMPANIES}/1`)).body.cancel_rate_bp
  await app.db.execute(sql`
    update sub_order set status = 'cancelled', cancel_initiator = 'seller' where id in (
      select id from sub_order where company_id = 1 order by created_at desc limit 3)`)
  expect(await rateOf()).toBeGreaterThan(0)
  app.advance(91 * 24 * 60 * 60_000)
  expect(await rateOf()).toBe(0)
})
