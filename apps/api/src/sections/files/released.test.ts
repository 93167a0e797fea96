import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { everyPermission } from '#test/contract/matrix.ts'
import { pdf, picture, upload } from '#test/upload.ts'
import { forgetDeleted } from '#records/restore/deleted-record.ts'
import { sweepFiles } from './sweep.ts'

const app = await useApp({ QUOTA_COMPANY_MB: '2' })
const admin = await app.as('admin@example.com')
const FILES = '/api/system/admin/file'
const BRANDS = '/api/catalog/admin/brand'
const DAY = 24 * 60 * 60_000

async function sweep(days: number) {
  app.advance(days * DAY)
  await sweepFiles(app.db, app.now, app.env)
}

async function isStored({ id }: { id: number }) {
  return (await (await app.as('admin@example.com')).get(`${FILES}/${id}`)).status === 200
}

async function change(path: string, body: object) {
  const client = await app.as('admin@example.com')
  const { headers } = await client.get(path)
  const { status, text } = await client.put(path, { body, headers: { 'if-match': String(headers['etag']) } })
  expect([status, text]).toEqual([200, text])
}

const logoOf = async () =>
  (await upload(await app.as('admin@example.com'), await picture(500, 500), { entity: 'brand' })).body

test('A logo that was replaced is removed a week later, that of a deleted brand when it can no longer come back, and the log keeps its name', async () => {
  const [replaced, present, lost] = [await logoOf(), await logoOf(), await logoOf()]
  const { body: brand } = await admin.post(BRANDS, {
    body: { name: 'Без файла', kind: 'aftermarket', logo_id: lost.id },
  })
  await change(`${BRANDS}/2`, { logo_id: replaced.id })
  await change(`${BRANDS}/2`, { logo_id: present.id })
  expect(await admin.delete(`${BRANDS}/${brand.id}`, { version: 1 })).toMatchObject({ status: 204 })

  await sweep(0)
  await sweep(6)
  expect([await isStored(replaced), await isStored(lost)]).toEqual([true, true])
  await sweep(2)
  expect([await isStored(replaced), await isStored(lost), await isStored(present)]).toEqual([false, true, true])
  app.advance(82 * DAY)
  await forgetDeleted.run(app.db, app.now)
  await sweep(0)
  expect(await isStored(lost)).toBe(true)
  app.advance(DAY)
  await forgetDeleted.run(app.db, app.now)
  await sweep(0)
  await sweep(8)
  expect(await isStored(lost)).toBe(false)
  const { body: log } = await (
    await app.as('admin@example.com')
  ).get(`/api/log/admin/audit-log?entity=brand&entity_id=2`)
  expect(JSON.stringify(log.items[0])).toContain(replaced.name)
})

test('A file that a record takes back within the week stays', async () => {
  const logo = await logoOf()
  await change(`${BRANDS}/3`, { logo_id: logo.id })
  await change(`${BRANDS}/3`, { logo_id: null })
  await sweep(0)
  await change(`${BRANDS}/3`, { logo_id: logo.id })
  await sweep(8)
  await sweep(8)

  expect(await (await app.as('admin@example.com')).get(`${FILES}/${logo.id}`)).toMatchObject({ status: 200 })
})

test('A proposal keeps its photos until it is decided', async () => {
  const client = await app.as('admin@example.com')
  const photo = (await upload(client, await picture(500, 500), { entity: 'store-point' })).body
  await app.db.execute(sql`update file set attached = true where id = ${photo.id}`)
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into moderation (entity, entity_id, entity_label, entity_version, company_id, kind, after, changed_fields, due_at)
    select 'store-point', id, name, version, 2, 'update', jsonb_build_object('photo_ids', array[${photo.id}::int8]), '{photo_ids}', now()
    from store_point where company_id = 2 and not exists (
      select from moderation where entity = 'store-point' and entity_id = store_point.id) limit 1 returning id`)
  await sweep(8)
  await sweep(8)
  expect(await isStored(photo)).toBe(true)

  await app.db.execute(sql`update moderation set status = 'rejected' where id = ${rows[0]?.id}`)
  await sweep(0)
  await sweep(8)
  expect(await isStored(photo)).toBe(false)
})

test('The quota of a company excludes files that no record holds', async () => {
  const seller = () => app.holding(everyPermission, { scope: 'own', companies: [1] })
  const heavy = Buffer.concat([pdf, Buffer.alloc(1.5 * 1024 * 1024)])
  const paper = (await upload(await seller(), heavy, { entity: 'contract' })).body
  expect(await upload(await seller(), heavy, { entity: 'contract' })).toMatchObject({ status: 422 })

  const { rows } = await app.db.execute<{ id: number; file_ids: number[] }>(
    sql`select id, to_json(file_ids) as file_ids from contract where company_id = 1 and status = 'active' limit 1`,
  )
  const path = `/api/company/admin/contract/${rows[0]?.id}`
  await app.db.execute(sql`update file set attached = true where id = ${paper.id}`)
  await change(path, { file_ids: [...(rows[0]?.file_ids ?? []), paper.id] })
  await sweep(1)
  expect(await upload(await seller(), heavy, { entity: 'contract' })).toMatchObject({ status: 422 })
  await change(path, { file_ids: rows[0]?.file_ids ?? [] })
  await sweep(1)
  expect(await upload(await seller(), heavy, { entity: 'contract' })).toMatchObject({ status: 201 })
})
