import type { Entity } from '@admin-panel/permissions'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { namesOf } from '#records/names-of.ts'
import { useApp } from '#test/app.ts'
import { findRawValues } from '#test/log-in-words.ts'

interface Row {
  changes: Record<string, unknown[]>
  words: Record<string, (string | null)[]>
}

const app = await useApp()
const admin = await app.as('admin@example.com')
const rowsOf = async (query: string): Promise<Row[]> =>
  (await admin.get(`/api/log/admin/audit-log?per_page=100&${query}`)).body.items

test('R24: the log shows which photos changed, and of older rows their number', async () => {
  const { rows: files } = await app.db.execute<{ id: number; name: string }>(sql`
    select id, name from file where kind = 'image' order by id limit 2`)
  const [one, other] = files
  await app.db.transaction((tx) =>
    audit(
      tx,
      { ...systemCaller(app.now), userId: 1, userName: 'Волков А. С.' },
      { event: 'updated', entity: 'product', entity_id: 8001, changes: { image_ids: [1, 2] } },
    ),
  )
  const { body: card } = await admin.get('/api/catalog/admin/product/1')
  const next = [one?.id, other?.id].filter((id) => id !== card.image_ids[0]).slice(0, 1)
  const saved = await admin.put('/api/catalog/admin/product/1', {
    body: { image_ids: [...card.image_ids, ...next] },
    version: card.version,
  })
  const [[old], [changed]] = await Promise.all([
    rowsOf('entity=product&entity_id=8001'),
    rowsOf('entity=product&entity_id=1'),
  ])

  expect(saved.status).toBe(200)
  expect(old?.words).toEqual({ image_ids: ['1', '2'] })
  const names = await namesOf(app.db, 'file', saved.body.image_ids)
  const inWords = (ids: number[]) => ids.map((id) => names.get(id)).join(', ') || null
  expect(changed).toMatchObject({ changes: { image_ids: [card.image_ids, saved.body.image_ids] } })
  expect(changed?.words['image_ids']).toEqual([inWords(card.image_ids), inWords(saved.body.image_ids)])
})

test('R24: money, shares, days, moments, coordinates and answers are formatted for people', async () => {
  const { rows } = await app.db.execute<{ id: number; name: string; unit: string }>(sql`
    select id, name, unit from attribute where type = 'number' and unit is not null order by id limit 1`)
  const [height] = rows
  const wordsOf = async (entity: string, changes: Record<string, [unknown, unknown]>) => {
    await app.db.transaction((tx) =>
      audit(
        tx,
        { ...systemCaller(app.now), requestId: 'words' },
        { event: 'updated', entity, entity_id: 8002, changes },
      ),
    )
    return (await rowsOf('request_id=words'))[0]?.words
  }
  const answer = (value: number) => [
    { attribute_id: height?.id, value },
    { attribute_id: 0, value: 'прежний' },
  ]

  expect(
    await wordsOf('commission', {
      rate_bp: [1200, 1050],
      valid_from: [null, '2026-07-01'],
      fixed_kopecks: [0, 123_450],
    }),
  ).toEqual({
    rate_bp: ['12\u00a0%', '10,5\u00a0%'],
    valid_from: [null, '01.07.2026'],
    fixed_kopecks: ['0,00\u00a0₽', '1\u00a0234,50\u00a0₽'],
  })
  expect(
    await wordsOf('store-point', { lat: [55.79665, 55.796651], paused_until: [null, '2026-06-01T09:11:00Z'] }),
  ).toEqual({
    lat: ['55,79665', '55,796651'],
    paused_until: [null, '01.06.2026 12:11'],
  })
  expect(await wordsOf('role', { permissions: [['order.index'], ['order.index', 'store-point.view']] })).toEqual({
    permissions: [null, 'Точки (магазины, склады, ПВЗ, СЦ): просмотр'],
  })
  expect(await wordsOf('product', { attribute_values: [answer(140), answer(145)] })).toEqual({
    attribute_values: [`${height?.name}: 140 ${height?.unit}`, `${height?.name}: 145 ${height?.unit}`],
  })
  expect(await wordsOf('saved-view', { query: [null, 'constructor=name&status=active'] })).toEqual({
    query: [null, 'constructor: name; Статус: active'],
  })
  expect(await wordsOf('order', { filters: [null, { status: ['new'], q: '77' }] })).toEqual({
    filters: [null, 'Поиск: 77; Статус: Новый'],
  })
})

test('R24: the whole log of the demo data is shown in words', async () => {
  expect(await findRawValues(app.db, 0)).toEqual([])
})

test('P7: accounts stand in the log by their last digits, also where an older row keeps them in full', async () => {
  await app.db.transaction((tx) =>
    audit(tx, systemCaller(app.now), {
      event: 'updated',
      entity: 'bank-detail',
      entity_id: 8003,
      changes: { corr_account: ['30101810300000000901', '30101810600000000902'] },
    }),
  )
  const [row] = await rowsOf('entity=bank-detail&entity_id=8003')

  expect(row).toMatchObject({
    changes: { corr_account: ['•••• 0901', '•••• 0902'] },
    words: { corr_account: ['•••• 0901', '•••• 0902'] },
  })
})

test('R24: a reader of English gets the words of the log, of a record as it was and of a filter in English', async () => {
  const headers = { 'accept-language': 'en' }
  const wordsOf = async (entity: Entity, changes: Record<string, [unknown, unknown]>) => {
    const entity_id = 8004
    await app.db.transaction((tx) => audit(tx, systemCaller(app.now), { event: 'updated', entity, entity_id, changes }))
    const { body } = await admin.get(`/api/log/admin/audit-log?entity=${entity}&entity_id=${entity_id}`, { headers })
    return body.items[0].words
  }
  const { body: past } = await admin.get(
    `/api/log/admin/audit-log/as-of?entity=brand&entity_id=7&at=${app.now.toISOString()}`,
    { headers },
  )

  expect(await wordsOf('brand', { is_active: [true, false], country_code: ['DE', null] })).toEqual({
    is_active: ['Yes', 'No'],
    country_code: ['Germany', null],
  })
  expect(
    await wordsOf('product-offer', { price_kopecks: [123_450, null], stocks: [[], [{ code: 'A', quantity: 2 }]] }),
  ).toEqual({ price_kopecks: ['₽1,234.50', null], stocks: [null, 'A: 2 pcs'] })
  expect(await wordsOf('role', { permissions: [[], ['order.index']] })).toEqual({
    permissions: [null, 'Orders: Index'],
  })
  expect(await wordsOf('order', { filters: [null, { status: ['new'] }] })).toEqual({ filters: [null, 'Status: New'] })
  expect(JSON.stringify(past)).toContain('"Yes"')
  expect(JSON.stringify(past)).not.toMatch(/"(Да|Нет|Германия)"/)
})
