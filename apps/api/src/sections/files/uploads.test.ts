import fs, { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import promises from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { incomingOf, sweepIncoming } from '#files/store.ts'
import { type Client, useApp } from '#test/app.ts'
import { createHolder } from '#test/holder.ts'
import { everyPermission } from '#test/contract/matrix.ts'
import { pdf, picture, upload } from '#test/upload.ts'
import { sweepFiles, sweepUploads } from './sweep.ts'

// A test cannot fill a real disk, so Node's function is replaced.
const { createWriteStream } = fs
const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
function fillDisk(isFull: boolean) {
  fs.createWriteStream = !isFull
    ? createWriteStream
    : (path) =>
        Object.assign(createWriteStream(path), {
          _write: (_chunk: unknown, _encoding: string, done: (error: Error) => void) => done(full()),
          _writev: undefined,
        })
  syncBuiltinESMExports()
}
afterAll(() => fillDisk(false))

const app = await useApp({ LIMIT_UPLOADS: '1', QUOTA_USER_DAY_MB: '2', QUOTA_COMPANY_MB: '3' })
const admin = await app.as('admin@example.com')
const FILES = '/api/system/admin/file'
const DAY = 24 * 60 * 60_000
const incoming = incomingOf(app.env)
const incomingFiles = () => (existsSync(incoming) ? readdirSync(incoming) : [])
const stored = () => readdirSync(join(app.env.dataDir, 'files')).filter((name) => name !== 'incoming').length
const heavy = (size: number) => Buffer.concat([pdf, Buffer.alloc(size * 1024 * 1024)])
const seller = (): Promise<Client> => app.holding(everyPermission, { scope: 'own', companies: [1] })
const writer = () => app.holding(everyPermission)
const messageOf = ({ body }: { body: { data: { details: unknown } } }) => body.data.details

test('A form of an address without uploads is refused unread, after the session and the permission', async () => {
  const parts = Array.from(
    { length: 10_000 },
    (_, index) => `--x\r\nContent-Disposition: form-data; name="a${index}"\r\n\r\n\r\n`,
  )
  const form = {
    body: Buffer.from(`${parts.join('')}--x--\r\n`),
    headers: { 'content-type': 'Multipart/Form-Data; boundary=x' },
  }
  const broken = { body: Buffer.from('no form'), headers: { 'content-type': 'multipart/form-data' } }
  const viewer = await app.as('viewer@example.com')

  expect(await app.anonymous.post('/api/user/admin/auth/sign-in', form)).toMatchObject({ status: 415 })
  expect(await admin.post('/api/user/admin/role', form)).toMatchObject({ status: 415 })
  expect(await app.anonymous.post('/api/user/admin/role', form)).toMatchObject({ status: 401 })
  expect(await app.anonymous.post(FILES, broken)).toMatchObject({ status: 401 })
  expect(await viewer.post(FILES, broken)).toMatchObject({ status: 403 })
  expect(await admin.post(FILES, broken)).toMatchObject({ status: 400 })
  expect(await admin.post(FILES, form)).toMatchObject({ status: 413 })
  expect(incomingFiles()).toEqual([])
})

test('An aborted form and a file in an unknown field leave nothing on disk', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const before = stored()

  expect(await admin.post(FILES, { body: Buffer.from(`${head}%PDF-`), headers })).toMatchObject({ status: 400 })
  const other = Buffer.from(`${head.replace('"file"', '"evil"')}%PDF-\r\n--x--\r\n`)
  expect(messageOf(await admin.post(FILES, { body: other, headers }))).toMatchObject({
    evil: ['Неизвестное поле evil'],
  })
  expect(await upload(admin, heavy(11))).toMatchObject({ status: 413 })
  expect(await upload(admin, Buffer.from('text'))).toMatchObject({ status: 422 })
  expect([incomingFiles(), stored()]).toEqual([[], before])
})

test('The setting limits a user’s concurrent uploads; a cut connection ends its turn and removes its file', async () => {
  const url = new URL(FILES, await app.listen())
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email: 'admin@example.com', password: app.env.seedPassword },
  })
  const client = app.withToken(reply.body.token.value)
  const slow = request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${reply.body.token.value}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  slow.on('error', () => undefined)
  slow.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-')
  await vi.waitFor(() => expect(incomingFiles()).toHaveLength(1))

  expect(await upload(client, pdf)).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  expect(await upload(await writer(), pdf)).toMatchObject({ status: 201 })
  slow.destroy()
  await vi.waitFor(() => expect(incomingFiles()).toEqual([]))
  await vi.waitFor(async () => expect(await upload(client, pdf)).toMatchObject({ status: 201 }))
})

test('Uploads are limited by user and day, and in total by company', async () => {
  const first = await seller()
  const before = stored()

  expect(await upload(first, heavy(1.5))).toMatchObject({ status: 201 })
  expect(messageOf(await upload(first, heavy(1)))).toEqual({
    file: ['Файл: за сутки можно загрузить не больше 2 МБ. Повторите завтра'],
  })
  const second = await seller()
  expect(await upload(second, heavy(1))).toMatchObject({ status: 201 })
  expect(messageOf(await upload(second, heavy(0.9)))).toEqual({
    file: ['Файл: место компании для файлов закончилось, всего его 3 МБ'],
  })
  expect([incomingFiles(), stored()]).toEqual([[], before + 2])
})

test('A full disk of files is a 507, a full database a 503; nothing is left behind, and both pass by themselves', async () => {
  const client = await writer()
  const create = (code: string) =>
    client.post('/api/content/admin/operation-reason', { body: { code, operations: ['user_block'], name: 'Место' } })
  const before = stored()

  fillDisk(true)
  expect(await upload(client, pdf)).toMatchObject({
    status: 507,
    body: { data: { message: expect.stringContaining('закончилось место') } },
  })
  expect(await client.get('/api/user/profile')).toMatchObject({ status: 200 })
  fillDisk(false)
  await app.db.execute(sql`create function full_disk() returns trigger as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$ language plpgsql`)
  for (const table of ['file', 'operation_reason'])
    await app.db.execute(sql.raw(`create trigger full_disk before insert on ${table} execute function full_disk()`))
  expect(await upload(client, await picture(500, 500))).toMatchObject({ status: 507 })
  expect(await create('test.full')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: { data: { message: expect.stringContaining('закончилось место') } },
  })
  expect([incomingFiles(), stored()]).toEqual([[], before])

  for (const table of ['file', 'operation_reason']) await app.db.execute(sql.raw(`drop trigger full_disk on ${table}`))
  expect(await upload(client, pdf)).toMatchObject({ status: 201 })
  expect(await create('test.full')).toMatchObject({ status: 201 })
})

test('A file that the bucket refuses leaves neither a row nor an object, and the log has both steps', async () => {
  const objects = new Set<string>()
  const bucket = createServer((request, reply) => {
    request.resume().on('end', () => {
      const path = request.url ?? ''
      const isRefused = request.method === 'PUT' && objects.size > 0
      if (request.method === 'PUT' && !isRefused) objects.add(path)
      if (request.method === 'DELETE') objects.delete(path)
      reply.writeHead(isRefused ? 403 : 200).end()
    })
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void bucket.close())
  await once(bucket, 'listening')
  const { port } = bucket.address() as AddressInfo
  const inBucket = {
    ...app.env,
    files: { url: `http://127.0.0.1:${port}/panel`, accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' },
  }
  const local = { files: app.env.files }
  onTestFinished(() => void Object.assign(app.env, local))
  Object.assign(app.env, inBucket)
  const rows = async () => (await app.db.execute(sql`select id from file`)).rows.length
  const before = await rows()

  expect(await upload(await writer(), await picture(500, 500))).toMatchObject({ status: 500 })
  expect([objects.size, await rows()]).toEqual([0, before])
  expect((await app.audited('file')).slice(0, 2)).toMatchObject([{ event: 'deleted' }, { event: 'created' }])
})

test('A file without a record is removed with its bytes after a week; one that a record or a proposal names stays', async () => {
  const loose = (await upload(await writer(), await picture(500, 500))).body
  const logo = (await upload(await writer(), await picture(500, 500), { entity: 'brand' })).body
  const author = await app.holding(everyPermission, { scope: 'own', companies: [2] })
  const proposed = (await upload(author, await picture(500, 500), { entity: 'store-point' })).body
  const brand = await admin.get('/api/catalog/admin/brand/2')
  const saved = await admin.put('/api/catalog/admin/brand/2', {
    body: { logo_id: logo.id },
    headers: { 'if-match': String(brand.headers['etag']) },
  })
  await app.db.execute(sql`
    insert into moderation (entity, entity_id, entity_label, entity_version, company_id, kind, after, changed_fields, due_at)
    select 'store-point', id, name, version, 2, 'update', jsonb_build_object('photo_ids', array[${proposed.id}::int8]), '{photo_ids}', now()
    from store_point where company_id = 2 and not exists (
      select from moderation where entity = 'store-point' and entity_id = store_point.id) limit 1`)
  const before = stored()
  const ids = async () => {
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from file`)
    return rows.map(({ id }) => id)
  }

  await sweepFiles(app.db, new Date(app.now.getTime() + 6 * DAY), app.env)
  expect([saved.status, stored()]).toEqual([200, before])
  expect(await ids()).toContain(loose.id)
  await sweepFiles(app.db, new Date(app.now.getTime() + 8 * DAY), app.env)
  expect(await ids()).toEqual(expect.arrayContaining([logo.id, proposed.id]))
  expect(await ids()).not.toContain(loose.id)
  expect(await app.anonymous.get(loose.url)).toMatchObject({ status: 404 })
  expect(await app.anonymous.get(logo.url)).toMatchObject({ status: 200 })
  expect(await app.audited('file', loose.id)).toMatchObject([{ event: 'deleted' }, { event: 'created' }])
})

const killed = () => Promise.reject(new Error('killed'))

test('The files of an upload whose process was killed are removed within a week', async () => {
  const { rename, rm } = promises
  const client = await writer()
  const later = new Date(app.now.getTime() + 8 * DAY)
  mkdirSync(incoming, { recursive: true })
  await sweepFiles(app.db, later, app.env)
  const before = stored()
  let moved = 0
  promises.rename = (from, to) => (++moved === 2 ? killed() : rename(from, to))
  promises.rm = killed
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(promises, { rename, rm })
    syncBuiltinESMExports()
  })

  expect(await upload(client, await picture(500, 500))).toMatchObject({ status: 500 })
  expect(stored()).toBeGreaterThan(before)
  Object.assign(promises, { rename, rm })
  syncBuiltinESMExports()
  await sweepIncoming(app.env)
  await sweepFiles(app.db, later, app.env)
  expect([incomingFiles(), stored()]).toEqual([[], before])
})

test('Leftovers of a crashed upload are removed at the start, abandoned ones while the server runs', async () => {
  mkdirSync(incoming, { recursive: true })
  const old = new Date(app.now.getTime() - 20 * 60_000)
  for (const [name, at] of [
    ['old.part', old],
    ['new.part', app.now],
  ] as const) {
    writeFileSync(join(incoming, name), 'half')
    utimesSync(join(incoming, name), at, at)
  }

  await sweepUploads(app.db, app.now, app.env)
  expect(incomingFiles()).toEqual(['new.part'])
  await sweepIncoming(app.env)
  expect(incomingFiles()).toEqual([])
})

test('P7: an upload for a company is no longer its author’s after they have left the company', async () => {
  const { token } = await app.db.transaction((tx) =>
    createHolder(tx, { permissions: everyPermission, scope: 'own', companies: [3], at: app.now }),
  )
  const client = app.withToken(token)
  const photo = (await upload(client, await picture(500, 500), { entity: 'store-point' })).body
  expect(await client.get(`${FILES}/${photo.id}`)).toMatchObject({ status: 200 })
  await app.db.execute(sql`
    update user_company set company_id = 2 where user_id = (select created_by from file where id = ${photo.id})`)

  expect(await client.get(`${FILES}/${photo.id}`)).toMatchObject({ status: 404 })
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from store_point where company_id = 2 and type <> 'pickup' order by id limit 1`,
  )
  const point = await client.get(`/api/company/admin/store-point/${rows[0]?.id}`)
  const reply = await client.put(`/api/company/admin/store-point/${rows[0]?.id}`, {
    body: { photo_ids: [photo.id] },
    headers: { 'if-match': String(point.headers['etag']) },
  })
  expect([reply.status, reply.body.data?.details]).toEqual([422, { photo_ids: [expect.any(String)] }])
})
