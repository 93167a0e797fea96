import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { defaultReasons } from './default-reasons.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const REASONS = '/api/content/admin/operation-reason'
const COUNT = defaultReasons.flatMap(({ reasons }) => reasons).length
const find = async (code: string) => (await admin.get(`${REASONS}?q=${code}`)).body.items[0]
const make = async (code: string, more: object = {}) =>
  (await admin.post(REASONS, { body: { code, name: 'Проверочная причина', operations: ['user_block'], ...more } })).body

test('R18: the handbook is delivered with every default reason in their order', async () => {
  const { status, body } = await admin.get(`${REASONS}?per_page=100`)

  expect(status).toBe(200)
  expect(body.meta.total).toBe(COUNT)
  expect(body.items.map(({ position }: { position: number }) => position)).toEqual(
    Array.from({ length: COUNT }, (_, index) => index + 1),
  )
  expect(await find('content.bad_photo')).toMatchObject({
    name: 'Плохое качество фото',
    operations: ['moderation_reject', 'moderation_revision', 'product_reject'],
    is_active: true,
  })
  expect(await find('cancel.dispute_lost')).toMatchObject({
    initiator: 'seller',
    requires_comment: true,
    affects_rating: true,
  })
})

test('R18: the list is filtered and sorted', async () => {
  const total = async (query: string) => (await admin.get(`${REASONS}?${query}`)).body.meta.total

  expect(await total('operations=user_block')).toBe(3)
  expect(await total('operations=order_cancel,order_return')).toBe(16)
  expect(await total('initiator=delivery')).toBe(2)
  expect(await total(`q=${encodeURIComponent('бРАК')}`)).toBe(2)
  expect(await total('is_active=false')).toBe(0)
  const { body } = await admin.get(`${REASONS}?sort=-usage_count&per_page=100`)
  const usages = body.items.map(({ usage_count }: { usage_count: number }) => usage_count)
  expect(usages).toEqual(usages.toSorted((a: number, b: number) => b - a))
  expect(await find('user.temporary')).toMatchObject({ usage_count: 2 })
  expect(await admin.get(`${REASONS}?sort=secret`)).toMatchObject({ status: 422 })
})

test('R18: a select offers active reasons of its operation', async () => {
  const off = await make('user.off')
  await admin.put(`${REASONS}/disable/${off.id}`, { version: 1 })
  const { body } = await admin.get(`${REASONS}/list?operation=user_block`)

  expect(body.items).toEqual([
    {
      id: expect.any(Number),
      label: 'Увольнение',
      hint: null,
      is_active: true,
      requires_comment: false,
      affects_rating: false,
    },
    {
      id: expect.any(Number),
      label: 'Подозрительные действия',
      hint: null,
      is_active: true,
      requires_comment: true,
      affects_rating: false,
    },
    {
      id: expect.any(Number),
      label: 'Временное отсутствие',
      hint: null,
      is_active: true,
      requires_comment: false,
      affects_rating: false,
    },
  ])
  expect((await admin.get(`${REASONS}/list?ids=${off.id}`)).body.items).toMatchObject([
    { id: off.id, is_active: false },
  ])
})

test('R18: a reason is created, changed and deleted, each with its row in the audit log', async () => {
  const created = await admin.post(REASONS, {
    body: {
      code: 'user.left',
      name: ' Уволен  по  соглашению ',
      operations: ['user_block', 'user_block'],
      text_public: ' ',
    },
  })
  const { id } = created.body
  const same = await admin.put(`${REASONS}/${id}`, { body: { name: 'Уволен по соглашению' }, version: 1 })
  const changed = await admin.put(`${REASONS}/${id}`, { body: { requires_comment: true }, version: 1 })
  const stale = await admin.put(`${REASONS}/${id}`, { body: { name: 'Другое имя' }, version: 1 })

  expect(created).toMatchObject({ status: 201, headers: { etag: '"v1"' } })
  expect(created.body).toMatchObject({
    name: 'Уволен по соглашению',
    operations: ['user_block'],
    text_public: null,
    is_system: false,
    usage_count: 0,
  })
  expect(same.body.version).toBe(1)
  expect(changed.body).toMatchObject({ requires_comment: true, version: 2 })
  expect(stale).toMatchObject({ status: 412, body: { current: { version: 2 } } })
  expect(await admin.delete(`${REASONS}/${id}`, { version: 2 })).toMatchObject({ status: 204 })
  expect(await app.audited('operation-reason', id)).toMatchObject([
    { event: 'deleted' },
    { event: 'updated', changes: { requires_comment: [false, true] } },
    { event: 'created', changes: { code: [null, 'user.left'] } },
  ])
})

test('R18: a code is unique, a name is more than spaces', async () => {
  const twice = await admin.post(REASONS, {
    body: { code: 'user.dismissed', name: 'Ещё раз', operations: ['user_block'] },
  })
  const blank = await admin.post(REASONS, { body: { code: 'user.blank', name: '     ', operations: ['user_block'] } })

  expect(twice.body.data.details).toEqual({ code: ['Код: такое значение уже есть'] })
  expect(blank.body.data.details).toEqual({ name: ['Название: не менее 3 символов'] })
})

test('R18: a system reason keeps its code and operations, and it cannot be deleted', async () => {
  const reason = await find('cancel.not_paid')
  const locked = await admin.put(`${REASONS}/${reason.id}`, {
    body: { code: 'cancel.unpaid', operations: ['order_return'] },
    version: 1,
  })
  const text = await admin.put(`${REASONS}/${reason.id}`, {
    body: { code: reason.code, operations: reason.operations, name: 'Не оплачен в срок' },
    version: 1,
  })

  expect(Object.keys(locked.body.data.details)).toEqual(['code', 'operations'])
  expect(text).toMatchObject({ status: 200, body: { name: 'Не оплачен в срок', version: 2 } })
  expect(await admin.delete(`${REASONS}/${reason.id}`, { version: 2 })).toMatchObject({ status: 409 })
})

test.each([
  ['cancel.not_paid', 'awaiting_payment'],
  ['cancel.pickup_expired', 'at_pickup'],
])('R18: the reason %s, which the program gives, can always be given without a person', async (code, state) => {
  const reason = await find(code)
  const change = (body: object) => admin.put(`${REASONS}/${reason.id}`, { body, version: reason.version })
  const off = await admin.put(`${REASONS}/disable/${reason.id}`, { version: reason.version })

  expect(off).toMatchObject({ status: 409 })
  expect(off.body.data.message).toMatch(/^Причину нельзя выключить/)
  expect(Object.keys((await change({ requires_comment: true })).body.data.details)).toEqual(['requires_comment'])
  expect(Object.keys((await change({ order_statuses: ['new'] })).body.data.details)).toEqual(['order_statuses'])
  expect(await change({ order_statuses: [state], text_public: 'Срок вышел' })).toMatchObject({ status: 200 })
})

test('R18: a system reason that only people give is switched off and on', async () => {
  const { id, version } = await find('user.security')
  const off = await admin.put(`${REASONS}/disable/${id}`, { version })

  expect(off).toMatchObject({ status: 200, body: { is_active: false } })
  expect(await admin.put(`${REASONS}/enable/${id}`, { version: version + 1 })).toMatchObject({ status: 200 })
})

test('R18: a used reason is not deleted, and the answer says where it is used', async () => {
  const reason = await find('user.temporary')
  const reply = await admin.delete(`${REASONS}/${reason.id}`, { version: 1 })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe('Нельзя удалить: используется в 2 записях')
})

test('R18: a reason is switched off and on; the same again changes nothing', async () => {
  const { id } = await make('user.switch')
  const off = await admin.put(`${REASONS}/disable/${id}`, { version: 1 })
  const again = await admin.put(`${REASONS}/disable/${id}`, { version: 2 })
  const on = await admin.put(`${REASONS}/enable/${id}`, { version: 2 })

  expect(off.body).toMatchObject({ is_active: false, version: 2 })
  expect(again.body.version).toBe(2)
  expect(on.body).toMatchObject({ is_active: true, version: 3 })
  expect((await app.audited('operation-reason', id)).map(({ event }) => event)).toEqual([
    'enabled',
    'disabled',
    'created',
  ])
  expect(await admin.put(`${REASONS}/enable/${id}`)).toMatchObject({ status: 428 })
  expect(await admin.put(`${REASONS}/enable/999999`, { version: 1 })).toMatchObject({ status: 404 })
})

test('R18: the order is set as a whole; another set of ids is a conflict', async () => {
  const { body } = await admin.get(`${REASONS}?per_page=100`)
  const ids: number[] = body.items.map(({ id }: { id: number }) => id)
  const [first = 0, second = 0, ...rest] = ids
  const moved = [second, first, ...rest]

  expect(await admin.put(`${REASONS}/sort`, { body: { ids: moved } })).toMatchObject({ status: 204 })
  const { body: after } = await admin.get(`${REASONS}?per_page=100`)
  expect(after.items.map(({ id }: { id: number }) => id)).toEqual(moved)
  expect(after.items[0].version).toBe(body.items[1].version + 1)
  expect(after.items[2].version).toBe(body.items[2].version)
  for (const wrong of [rest, [...moved, 999_999], [first, first, ...rest]]) {
    expect(await admin.put(`${REASONS}/sort`, { body: { ids: wrong } })).toMatchObject({ status: 409 })
  }
  expect((await app.audited('operation-reason')).filter(({ changes }) => changes['ids'])).toHaveLength(1)
  expect(await app.audited('operation-reason', first)).toMatchObject([
    { event: 'sorted', changes: { position: [1, 2] } },
  ])
  expect(await app.audited('operation-reason', rest[0])).toEqual([])
})

test('R18: only reasons that apply to the state, the subject and the scope are offered', async () => {
  const codesOf = async (query: string, by = admin) => {
    const { items } = (await by.get(`${REASONS}/list?${query}`)).body
    return new Set(items.map(({ label }: { label: string }) => label))
  }
  const merchant = await app.as('merchant1@example.com')

  expect(await codesOf('operation=order_cancel&order_status=new')).toEqual(
    new Set([
      'Товар закончился',
      'Остался только брак',
      'Другое (вина продавца)',
      'Покупатель передумал',
      'Не дозвонились',
      'Нет доставки в регион',
      'Дубль заказа',
    ]),
  )
  expect(await codesOf('operation=order_cancel&order_status=new', merchant)).not.toContain('Дубль заказа')
  expect(await codesOf('operation=order_cancel&order_status=at_pickup')).toEqual(
    new Set(['Покупатель передумал', 'Не дозвонились', 'Не забрал из ПВЗ']),
  )
  expect(await codesOf('operation=moderation_reject&subject=brand')).toEqual(
    new Set(['Неверный бренд', 'Нет документов на бренд', 'Дубль карточки', 'Запрещённый товар', 'Другое']),
  )
  expect(await codesOf('operation=moderation_reject&subject=product')).toContain('Плохое качество фото')
  const { items } = (await admin.get(`${REASONS}/list?operation=order_cancel&order_status=new`)).body
  expect(items).toContainEqual(expect.objectContaining({ label: 'Товар закончился', affects_rating: true }))
  expect(items).toContainEqual(expect.objectContaining({ label: 'Покупатель передумал', affects_rating: false }))
})

test('R18: staff say where a reason applies', async () => {
  const { id } = await make('cancel.special', {
    operations: ['order_cancel'],
    order_statuses: ['assembling', 'assembling'],
  })
  const { body } = await admin.put(`${REASONS}/${id}`, { body: { staff_only: true, subjects: ['brand'] }, version: 1 })

  expect(body).toMatchObject({ order_statuses: ['assembling'], subjects: ['brand'], staff_only: true })
})
