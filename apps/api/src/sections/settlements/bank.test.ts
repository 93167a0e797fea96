import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { PAYER, useSales } from '#test/orders/sales.ts'

const app = await useApp()
const { closed, days, entries, move, open, settlement } = await useSales(app)
const SETTLEMENTS = '/api/company/admin/settlement'
const ADMIN = 'admin@example.com'

const sumOf = (rows: { seller_kopecks: number }[]) => rows.reduce((sum, { seller_kopecks }) => sum + seller_kopecks, 0)

async function setPayer(more: object = {}) {
  const items = Object.entries({ ...PAYER, ...more }).map(([key, value]) => ({ key, value }))
  const set = await (await app.as(ADMIN)).put('/api/system/admin/setting/upsert', { body: { items } })
  expect([set.status, set.text]).toEqual([200, expect.any(String)])
}

async function approved() {
  const period = await closed()
  expect(await move(period.id, { status: 'approved' }, ADMIN)).toMatchObject({ status: 200 })
  return period
}

async function fileOf(...ids: number[]) {
  const client = await app.as(ADMIN)
  return client.post(`${SETTLEMENTS}/bank-file`, { body: { bank_format: 'client_bank', ids } })
}

async function answer(...documents: Record<string, string>[]) {
  const lines = documents.flatMap((fields) => [
    'СекцияДокумент=Платежное поручение',
    ...Object.entries(fields).map(([name, value]) => `${name}=${value}`),
    'КонецДокумента',
  ])
  const text = ['1CClientBankExchange', 'ВерсияФормата=1.03', ...lines, 'КонецФайла'].join('\r\n')
  return (await app.as(ADMIN)).post(`${SETTLEMENTS}/bank-answer`, { body: { text } })
}

const outcomes = async (...documents: Record<string, string>[]) =>
  (await answer(...documents)).body.items.map(({ outcome }: { outcome: string }) => outcome)

test('settlements: the bank file needs a payer, marks its payouts as sent, and repeats byte by byte', async () => {
  const { id } = await approved()
  expect((await fileOf(id)).body.data.details).toEqual({
    bank_format: ['Реквизиты плательщика: заполните их в настройках'],
  })
  await setPayer()
  const first = await fileOf(id)
  expect([first.status, first.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  await days(1)
  const again = await fileOf(id)
  expect(again.bytes.equals(first.bytes)).toBe(true)
  const text = new TextDecoder('windows-1251').decode(first.bytes)
  const { payable_kopecks, requisites } = await settlement(id)
  expect(text.split('\r\n')).toEqual(
    expect.arrayContaining([
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      `Номер=${id}`,
      `Сумма=${(payable_kopecks / 100).toFixed(2)}`,
      'Плательщик1=ООО «Автомаркет»',
      `ПолучательСчет=${requisites.settlement_account}`,
      'КонецФайла',
    ]),
  )
  expect(text).toContain(`Выплата по расчёту № ${id}`)
  expect(await settlement(id)).toMatchObject({ status: 'sent' })
  expect(sumOf(await entries(`settlement_id=${id}`))).toBe(0)
  const hidden = await app.holding(['settlement.statusChange'])
  expect((await hidden.post(`${SETTLEMENTS}/bank-file`, { body: { bank_format: 'csv', ids: [id] } })).status).toBe(403)
})

test('settlements: bank details that change between approval and file stop the payout with a sentence', async () => {
  await setPayer()
  const { company, id } = await approved()
  await app.db.execute(
    sql`update bank_detail set settlement_account = overlay(settlement_account placing '9' from 20) where company_id = ${company} and is_default`,
  )
  expect((await fileOf(id)).body.data.message).toContain('Реквизиты изменены после утверждения')
  expect(await settlement(id)).toMatchObject({ status: 'approved' })
  expect(await move(id, { status: 'closed' })).toMatchObject({ status: 200, body: { requisites: null } })
  await move(id, { status: 'approved' }, ADMIN)
  expect(await fileOf(id)).toMatchObject({ status: 200 })
})

test('settlements: a paid payout counts once, a returned one joins the next period, unknown documents change nothing', async () => {
  await setPayer()
  const { company, id } = await approved()
  await fileOf(id)
  const { payable_kopecks, requisites } = await settlement(id)
  const sum = (payable_kopecks / 100).toFixed(2)
  const paid = {
    Номер: String(id),
    Сумма: sum,
    ПлательщикСчет: PAYER.payer_account,
    ПолучательСчет: requisites.settlement_account,
    ДатаСписано: '01.08.2026',
    НазначениеПлатежа: `Выплата по расчёту № ${id}`,
  }
  const foreign = [
    { ...paid, Сумма: '1.00' },
    { ...paid, Номер: '999999' },
    { ...paid, ПолучательСчет: '4'.repeat(20) },
    {},
  ]
  expect(await outcomes(...foreign)).toEqual(['foreign', 'foreign', 'foreign', 'foreign'])
  expect(await outcomes(paid, paid)).toEqual(['paid', 'repeated'])
  expect(await settlement(id)).toMatchObject({ status: 'paid' })

  const back = {
    Номер: '77',
    Сумма: sum,
    ПлательщикСчет: requisites.settlement_account,
    ПолучательСчет: PAYER.payer_account,
    НазначениеПлатежа: `Возврат платежа № ${id}: счёт закрыт`,
  }
  expect(await outcomes(back, back)).toEqual(['returned', 'repeated'])
  expect(await settlement(id)).toMatchObject({ status: 'returned', bank_problem: back.НазначениеПлатежа })
  await days(40)
  expect(await open(company)).toMatchObject({ entries_kopecks: payable_kopecks })
  expect(
    (await (await app.as(ADMIN)).post(`${SETTLEMENTS}/bank-answer`, { body: { text: 'мусор' } })).body.data.details,
  ).toEqual({
    text: ['Файл банка: это не файл 1CClientBankExchange'],
  })
})

test('settlements: a payout keeps the account from which it was sent, in its file and for the answer of the bank', async () => {
  await setPayer()
  const { id } = await approved()
  const first = await fileOf(id)
  const payer_account = '40702810900000000002'
  await setPayer({ payer_account })
  expect((await fileOf(id)).bytes.equals(first.bytes)).toBe(true)
  const { id: other } = await approved()
  await app.db.execute(sql`update settlement set status = 'sent' where id = ${id}`)
  const text = new TextDecoder('windows-1251').decode((await fileOf(id, other)).bytes)
  const accounts = [...text.matchAll(/^(?:РасчСчет|ПлательщикСчет)=(\d+)/gm)].map(([, account]) => account)
  expect(accounts).toEqual([PAYER.payer_account, payer_account, PAYER.payer_account, payer_account])
  const { payable_kopecks, requisites } = await settlement(id)
  const paid = {
    Номер: String(id),
    Сумма: (payable_kopecks / 100).toFixed(2),
    ПлательщикСчет: PAYER.payer_account,
    ПолучательСчет: requisites.settlement_account,
    ДатаСписано: '01.08.2026',
  }
  expect(await outcomes(paid)).toEqual(['paid'])
})

test('settlements: a payment that the bank rejects without an answer is returned by another person than its approver', async () => {
  await setPayer()
  const { id } = await approved()
  await fileOf(id)
  expect((await move(id, { status: 'returned', comment: 'Банк отклонил платёж' }, ADMIN)).body.data.message).toBe(
    'Возврат отмечает другой сотрудник: вы утвердили эту выплату',
  )
  expect((await move(id, { status: 'returned' })).status).toBe(422)
  expect(await move(id, { status: 'returned', comment: 'Банк отклонил платёж' })).toMatchObject({ status: 200 })
  expect((await fileOf(id)).status).toBe(409)
})

test('settlements: an answer that names more payouts than a statement takes parameters is answered', async () => {
  await setPayer()
  const documents = Array.from({ length: 1400 }, (_, at) => ({
    Номер: '1',
    ПолучательСчет: PAYER.payer_account,
    НазначениеПлатежа: `возврат ${Array.from({ length: 50 }, (__, n) => at * 50 + n + 100_000).join(' ')}`,
  }))
  expect(new Set(await outcomes(...documents))).toEqual(new Set(['foreign']))
})

test('settlements: a name with a character that Windows-1251 lacks stops the payment and names it', async () => {
  await setPayer()
  const { company, id } = await closed()
  await app.db.execute(sql`update bank_detail set recipient = 'ИП Қасым' where company_id = ${company} and is_default`)
  await move(id, { status: 'approved' }, ADMIN)
  expect((await fileOf(id)).body.data.message).toContain('Банк не прочтёт знак «Қ» в реквизитах')
})
