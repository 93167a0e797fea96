import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { settingOf } from './read.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const SETTINGS = '/api/system/admin/setting'
const find = async (key: string) => (await admin.get(`${SETTINGS}?q=${key}`)).body.items[0]
const upsert = (items: object[], more: object = {}) => admin.put(`${SETTINGS}/upsert`, { body: { items, ...more } })

test('The settings that the program reads are there, each with its type', async () => {
  const { body } = await admin.get(`${SETTINGS}?per_page=100`)

  expect(Object.fromEntries(body.items.map(({ key, value }: { key: string; value: unknown }) => [key, value]))).toEqual(
    {
      moderation_sla_hours: 24,
      order_unpaid_minutes: 30,
      return_window_days: 14,
      pickup_storage_days: 7,
      commission_vat_percent: 22,
      marketplace_bears_discounts: false,
      payer_name: '',
      payer_inn: '',
      payer_kpp: '',
      payer_account: '',
      payer_bank: '',
      payer_bik: '',
      payer_corr_account: '',
      due_orders_at_most: 1000,
      erased_orders_at_most: 10_000,
      notification_days: 365,
      price_quarantine_factor: 3,
      audit_retention_days: 365,
      buyer_data_months: 0,
      personal_reveals_per_hour: 30,
      personal_export_rows_per_hour: 1000,
      service_key_max_days: 365,
      operation_second_person_rows: 0,
      operation_second_person_percent: 0,
      step_up_rows: 500,
      maps_key: '',
      default_time_zone: 'Europe/Moscow',
    },
  )
  expect((await admin.get(`${SETTINGS}?group=orders&sort=-key`)).body.items).toMatchObject([
    { key: 'return_window_days' },
    { key: 'pickup_storage_days' },
    { key: 'order_unpaid_minutes' },
    { key: 'due_orders_at_most' },
  ])
  expect((await admin.get(`${SETTINGS}?type=string`)).body.meta.total).toBe(9)
})

test('A setting of digits stays the text that it is', async () => {
  await upsert([{ key: 'payer_account', value: '40702810900000000001' }])
  expect((await find('payer_account')).value).toBe('40702810900000000001')
  expect(await settingOf(app.db, 'payer_account')).toBe('40702810900000000001')
})

test('A setting of digits stays the text that it is', async () => {
  const digits = '40702810900000000001'
  await upsert([{ key: 'own_account', value: digits, type: 'string', group: 'general', label: 'Счёт' }])
  expect((await find('own_account')).value).toBe(digits)
})

test('A setting is read as it was set, with its row in the log, and as the default once it is deleted', async () => {
  const { id, value } = await find('moderation_sla_hours')
  expect((await admin.get(`${SETTINGS}/${id}`)).body).toMatchObject({
    id,
    key: 'moderation_sla_hours',
    value,
    version: 1,
  })
  const changed = await admin.put(`${SETTINGS}/${id}`, { body: { value: 48 }, version: 1 })
  const same = await admin.put(`${SETTINGS}/${id}`, { body: { value: 48 }, version: 2 })
  const stale = await admin.put(`${SETTINGS}/${id}`, { body: { value: 12 }, version: 1 })

  expect(changed).toMatchObject({ status: 200, body: { value: 48, version: 2 } })
  expect(same.body.version).toBe(2)
  expect(stale).toMatchObject({ status: 412, body: { current: { value: 48 } } })
  expect(await app.audited('setting', id)).toMatchObject([{ event: 'updated', changes: { value: [24, 48] } }])
  expect(await settingOf(app.db, 'moderation_sla_hours')).toBe(48)
  await app.db.execute(`delete from setting where key = 'pickup_storage_days'`)
  expect(await settingOf(app.db, 'pickup_storage_days')).toBe(7)
})

test.each([
  ['audit_retention_days', 'год', 'Значение: неверный формат значения'],
  ['audit_retention_days', true, 'Значение: неверный формат значения'],
  ['audit_retention_days', 0, 'Значение: от 30 до 3650'],
  ['default_time_zone', 'Europe/Tver', 'Значение: выберите значение из списка'],
  ['default_time_zone', 3, 'Значение: неверный формат значения'],
])('P7: %s cannot be %j', async (key, value, message) => {
  const { id, version } = await find(key)
  const reply = await admin.put(`${SETTINGS}/${id}`, { body: { value }, version })

  expect(reply).toMatchObject({ status: 422, body: { data: { details: { value: [message] } } } })
})

test('O2: a key of the maps is refused while the server has no script for it, and can always be emptied', async () => {
  const { id, version } = await find('maps_key')
  const message = 'Значение: ключ не действует, пока на сервере не задан адрес скрипта карт (MAPS_SCRIPT_URL)'
  const reply = await admin.put(`${SETTINGS}/${id}`, { body: { value: 'a&b' }, version })

  expect(reply).toMatchObject({ status: 422, body: { data: { details: { value: [message] } } } })
  expect((await upsert([{ key: 'maps_key', value: 'a&b' }])).body.data.details).toEqual({ 'items.0.value': [message] })
  expect(await admin.put(`${SETTINGS}/${id}`, { body: { value: '' }, version })).toMatchObject({ status: 200 })
})

test('Settings are created and changed by their keys, all or none', async () => {
  const rows = [
    { key: 'free_delivery_from', value: 500_000, type: 'money', group: 'delivery', label: 'Бесплатно от' },
    { key: 'price_quarantine_factor', value: 4 },
    { key: 'return_window_days', value: 14 },
  ]
  const dry = await upsert(rows, { dry_run: true })
  const done = await upsert(rows)

  expect(dry.body).toEqual({ created: 1, updated: 1, unchanged: 1, errors: [] })
  expect(done.body).toEqual(dry.body)
  expect(await find('free_delivery_from')).toMatchObject({ type: 'money', value: 500_000, version: 1 })
  expect(await settingOf(app.db, 'price_quarantine_factor')).toBe(4)
  expect((await app.audited('setting')).slice(0, 2).map(({ event }) => event)).toEqual(['updated', 'created'])
})

test.each([
  [{ key: 'unheard_of', value: 1 }, 'type', 'Пожалуйста, введите Тип'],
  [{ key: 'return_window_days', value: 'P14D', type: 'duration' }, 'type', 'Тип: у настройки его нельзя изменить'],
  [
    { key: 'a_pause', value: '30', type: 'duration', group: 'general', label: 'Пауза' },
    'value',
    'Значение: неверный формат значения',
  ],
  [
    { key: 'a_list', value: '[1,', type: 'json', group: 'general', label: 'Список' },
    'value',
    'Значение: неверный формат значения',
  ],
  [
    { key: 'a_sum', value: -1, type: 'money', group: 'general', label: 'Сумма' },
    'value',
    'Значение: неверный формат значения',
  ],
])('P7: the row %j is refused', async (row, field, message) => {
  const reply = await upsert([row])

  expect(reply.status).toBe(422)
  expect(reply.body.data.details[`items.0.${field}`]).toEqual([message])
})

test('Settings that another user has changed since they were read are not overwritten', async () => {
  const [quarantine, retention] = [await find('price_quarantine_factor'), await find('audit_retention_days')]
  const rows = [
    { key: 'price_quarantine_factor', value: 5, version: quarantine.version },
    { key: 'audit_retention_days', value: 400, version: retention.version },
  ]
  await upsert([{ key: 'audit_retention_days', value: 380 }])
  const stale = await upsert(rows)
  const untouched = await find('price_quarantine_factor')
  const current = stale.body.current.items.find(({ key }: { key: string }) => key === 'audit_retention_days')
  const again = await upsert([rows[0] ?? {}, { ...rows[1], version: current.version }], { comment: ' По письму ' })

  expect(stale.status).toBe(412)
  expect(current).toMatchObject({ value: 380, version: retention.version + 1 })
  expect(untouched.version).toBe(quarantine.version)
  expect(again.body).toMatchObject({ updated: 2 })
  expect(await app.audited('setting', retention.id)).toMatchObject([
    { event: 'updated', comment: 'По письму', changes: { value: [380, 400] } },
    { event: 'updated', comment: null },
  ])
})
