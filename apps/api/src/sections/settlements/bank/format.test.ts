import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { PAYER } from '#test/orders/sales.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const SETTLEMENTS = '/api/company/admin/settlement'

type Fields = ReadonlyMap<string, string>

const DAY = /^\d{2}\.\d{2}\.\d{4}$/
const ACCOUNT = /^\d{20}$/
const HEAD: Readonly<Record<string, RegExp>> = {
  ВерсияФормата: /^1\.03$/,
  Кодировка: /^(?:DOS|Windows)$/,
  ДатаСоздания: DAY,
  ДатаНачала: DAY,
  ДатаКонца: DAY,
  РасчСчет: ACCOUNT,
}
const ORDER: Readonly<Record<string, RegExp>> = {
  Номер: /^\d{1,20}$/,
  Дата: DAY,
  Сумма: /^\d{1,15}\.\d{2}$/,
  ПлательщикСчет: ACCOUNT,
  ПлательщикИНН: /^(?:\d{10}|\d{12})$/,
  ПлательщикКПП: /^(?:\d{9}|0|)$/,
  ПлательщикБИК: /^\d{9}$/,
  ПлательщикКорсчет: ACCOUNT,
  ПолучательСчет: ACCOUNT,
  ПолучательИНН: /^(?:\d{10}|\d{12})$/,
  ПолучательКПП: /^(?:\d{9}|0|)$/,
  ПолучательБИК: /^\d{9}$/,
  ПолучательКорсчет: ACCOUNT,
  // The names and the purpose of a payment order have 160 and 210 characters at most (762-П of the Bank of Russia).
  Плательщик1: /^.{1,160}$/,
  Получатель1: /^.{1,160}$/,
  НазначениеПлатежа: /^.{1,210}$/,
  ВидОплаты: /^01$/,
  Очередность: /^[1-5]$/,
}

/** Reads a file of 1CClientBankExchange 1.03 as its public description has it; a fault is an error. */
function readFile(bytes: Buffer): Fields[] {
  const lines = new TextDecoder('windows-1251', { fatal: true }).decode(bytes).split('\r\n')
  expect([lines[0], ...lines.slice(-2)]).toEqual(['1CClientBankExchange', 'КонецФайла', ''])
  const head = new Map<string, string>()
  const orders: Map<string, string>[] = []
  let current = head
  for (const line of lines.slice(1, -2)) {
    const [name = '', ...rest] = line.split('=')
    if (name === 'СекцияДокумент') orders.push((current = new Map()))
    else if (line === 'КонецДокумента') current = head
    else current.set(name, rest.join('='))
  }
  expectFields(head, HEAD)
  for (const order of orders) expectFields(order, ORDER)
  return orders
}

function expectFields(fields: Fields, rules: Readonly<Record<string, RegExp>>) {
  const faults = Object.entries(rules).filter(([name, rule]) => !rule.test(fields.get(name) ?? 'none'))
  expect(faults.map(([name]) => [name, fields.get(name)])).toEqual([])
}

test('settlements: a file of three sellers keeps long names, quotes, «№» and zeros, by the description of the format', async () => {
  const items = Object.entries(PAYER).map(([key, value]) => ({ key, value }))
  expect(await admin.put('/api/system/admin/setting/upsert', { body: { items } })).toMatchObject({ status: 200 })
  const { rows } = await app.db.execute<{ id: number; company_id: number; version: number }>(sql`
    update settlement set status = 'closed', requisites = null where id in (
      select max(id) from settlement
      where status = 'paid' and payable_kopecks > 0 and exists (
        select from contract where contract.company_id = settlement.company_id and status = 'active' and type <> 'service')
      group by company_id order by company_id limit 3)
    returning id::int, company_id::int, version`)
  expect(rows).toHaveLength(3)
  const names = [`ООО «${'Ж'.repeat(150)}» № 7`, 'ИП "Иванов" и «сын» = 1; 2', "АО 'Щит' – Ёж"]
  expect(names[0]).toHaveLength(160)
  for (const [at, { id, company_id, version }] of rows.entries()) {
    await app.db.execute(
      sql`update bank_detail set recipient = ${names[at]} where company_id = ${company_id} and is_default`,
    )
    await app.db.execute(sql`update company set kpp = '000000000' where id = ${company_id}`)
    const approved = await admin.put(`${SETTLEMENTS}/status-change/${id}`, { body: { status: 'approved' }, version })
    expect([approved.status, approved.text]).toEqual([200, expect.any(String)])
  }
  const ids = rows.map(({ id }) => id)
  const file = await admin.post(`${SETTLEMENTS}/bank-file`, { body: { bank_format: 'client_bank', ids } })
  expect([file.status, file.text.slice(0, 300)]).toEqual([200, expect.any(String)])
  const orders = readFile(file.bytes).toSorted((one, other) => Number(one.get('Номер')) - Number(other.get('Номер')))
  const sorted = rows.map(({ id }, at) => ({ id, name: names[at] })).toSorted((one, other) => one.id - other.id)
  expect(orders.map((order) => [order.get('Номер'), order.get('Получатель1'), order.get('ПолучательКПП')])).toEqual(
    sorted.map(({ id, name }) => [String(id), name, '000000000']),
  )
  const { rows: sums } = await app.db.execute<{ sum: string }>(sql`
    select to_char(payable_kopecks / 100.0, 'FM999999990.00') as sum from settlement where id in ${ids} order by id`)
  expect(orders.map((order) => order.get('Сумма'))).toEqual(sums.map(({ sum }) => sum))
})
