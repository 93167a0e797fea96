import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const LIST = '/api/company/admin/company/list'

test('U3: companies to choose from, by name or ИНН', async () => {
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

test('P7: a role of companies chooses among its own', async () => {
  const merchant = await app.as('merchant1@example.com')

  expect((await merchant.get(`${LIST}?ids=1,2`)).body.items).toMatchObject([{ id: 1 }])
})

test('The demo companies have requisites whose check digits agree', async () => {
  const { rows } = await app.db.execute<{ ogrn: string | null; kpp: string | null }>(
    `select inn, kpp, ogrn from company where id in (1, 2) order by id`,
  )

  expect(rows).toEqual([
    { inn: '7700001010', kpp: '770001001', ogrn: '1267700000017' },
    { inn: '780000012366', kpp: null, ogrn: '326780000000123' },
  ])
})
