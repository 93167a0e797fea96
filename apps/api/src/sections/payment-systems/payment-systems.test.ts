import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const SYSTEMS = '/api/order/admin/payment-system'
const input = (code: string) => ({ code, name: ' Проверочная  оплата ', type: 'sbp' })

test('R3: six ways to pay are delivered, and the list filters and sorts them', async () => {
  const { body } = await admin.get(`${SYSTEMS}?sort=-position`)

  expect(body.items.map(({ code }: { code: string }) => code)).toEqual([
    'installments',
    'invoice',
    'cash-courier',
    'card-courier',
    'sbp',
    'card',
  ])
  expect((await admin.get(`${SYSTEMS}?type=sbp,invoice`)).body.meta.total).toBe(2)
  expect((await admin.get(`${SYSTEMS}?q=${encodeURIComponent('рассрочка')}`)).body.meta.total).toBe(1)
})

test('R3: a way to pay is created, changed, switched, sorted and deleted, each with its row in the audit log', async () => {
  const { body: created } = await admin.post(SYSTEMS, { body: input('test') })
  const { id } = created
  const path = `${SYSTEMS}/${id}`
  const changed = await admin.put(path, { body: { fee_bp: 130 }, version: 1 })
  const stale = await admin.put(path, { body: { fee_bp: 140 }, version: 1 })
  const off = await admin.put(`${SYSTEMS}/disable/${id}`, { version: 2 })
  const options = (await admin.get(`${SYSTEMS}/list?ids=${id}`)).body.items
  const offered = (await admin.get(`${SYSTEMS}/list`)).body.items
  const on = await admin.put(`${SYSTEMS}/enable/${id}`, { version: 3 })

  expect(created).toMatchObject({ name: 'Проверочная оплата', fee_bp: 0, position: 7, is_active: true })
  expect([changed.body.fee_bp, stale.status, off.body.is_active, on.body.is_active]).toEqual([130, 412, false, true])
  expect(options).toEqual([{ id, label: 'Проверочная оплата', hint: 'СБП', is_active: false }])
  expect(offered).toHaveLength(6)
  expect(await admin.put(`${SYSTEMS}/sort`, { body: { ids: [id, 1, 2, 3, 4, 5, 6] } })).toMatchObject({ status: 204 })
  expect((await admin.get(path)).body.position).toBe(1)
  expect(await admin.delete(path, { version: 5 })).toMatchObject({ status: 204 })
  expect((await app.audited('payment-system', id)).map(({ event }) => event)).toEqual([
    'deleted',
    'sorted',
    'enabled',
    'disabled',
    'updated',
    'created',
  ])
})

test('R3: a code is unique, a name is more than spaces', async () => {
  const duplicate = await admin.post(SYSTEMS, { body: input('sbp') })
  const blank = await admin.post(SYSTEMS, { body: { ...input('blank'), name: '   ' } })

  expect(duplicate.body.data.details).toEqual({ code: ['Код: такое значение уже есть'] })
  expect(blank.body.data.details).toEqual({ name: ['Название: не менее 2 символов'] })
})
