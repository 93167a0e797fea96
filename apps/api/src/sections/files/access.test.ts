import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { everyPermission } from '#test/contract/matrix.ts'
import { pdf, picture, upload } from '#test/upload.ts'
import { scopedEntities } from '#text/names.gen.ts'

// Tests every purpose of a file on a record of company 1 with every kind of reader.
const app = await useApp()
const admin = await app.as('admin@example.com')
const FILES = '/api/system/admin/file'
const photo = await picture(500, 500)
const reading = everyPermission.filter((name) => /\.(view|index)$/.test(name) && !name.startsWith('log.'))
const actors: Record<string, Client> = {
  staff: await app.holding(reading),
  owner: await app.holding(reading, { scope: 'own', companies: [1] }),
  foreign: await app.holding(reading, { scope: 'own', companies: [2] }),
  'log-only': await app.as('log-only@example.com'),
  'no-rights': await app.as('no-rights@example.com'),
  anonymous: app.anonymous,
}
const scoped: ReadonlySet<string> = scopedEntities
type Status = 200 | 401 | 404
const OF_COMPANY = { staff: 200, owner: 200, foreign: 404, 'log-only': 404, 'no-rights': 404, anonymous: 401 } as const
const OF_HANDBOOK = { ...OF_COMPANY, foreign: 200 } as const

interface Purpose {
  entity: string
  bytes: Buffer
  /** The expected status per actor of a request by id. */
  byId: Record<string, Status>
  isPublic: boolean
  attach: (id: number) => Promise<{ status: number; text: string }>
}

const purposes: Record<string, Purpose> = {
  'a picture of a product': {
    entity: 'product',
    bytes: photo,
    byId: OF_COMPANY,
    isPublic: true,
    attach: async (id) => {
      const { rows } = await app.db.execute<{ id: number }>(sql`
        select id from product where company_id = 1 and not exists (
          select from product_offer where product_id = product.id and company_id = 2) limit 1`)
      return change(`/api/catalog/admin/product/${rows[0]?.id}`, { image_ids: [id] })
    },
  },
  'a picture of a category': {
    entity: 'category',
    bytes: photo,
    byId: OF_HANDBOOK,
    isPublic: true,
    attach: (id) => change('/api/catalog/admin/category/1', { image_id: id }),
  },
  'the logo of a brand': {
    entity: 'brand',
    bytes: photo,
    byId: OF_HANDBOOK,
    isPublic: true,
    attach: (id) => change('/api/catalog/admin/brand/1', { logo_id: id }),
  },
  'the logo of a make': {
    entity: 'car-brand',
    bytes: photo,
    byId: OF_HANDBOOK,
    isPublic: true,
    attach: (id) => change('/api/catalog/admin/car-brand/1', { logo_id: id }),
  },
  'the logo of a company': {
    entity: 'company',
    bytes: photo,
    byId: OF_COMPANY,
    isPublic: true,
    attach: (id) => change('/api/company/admin/company/1', { logo_id: id }),
  },
  'a paper of a contract': {
    entity: 'contract',
    bytes: pdf,
    byId: OF_COMPANY,
    isPublic: false,
    attach: (id) => changeContract(id),
  },
  'a scan of a contract': {
    entity: 'contract',
    bytes: photo,
    byId: OF_COMPANY,
    isPublic: false,
    attach: (id) => changeContract(id),
  },
  'a photo of a store': {
    entity: 'store-point',
    bytes: photo,
    byId: OF_COMPANY,
    isPublic: false,
    attach: async (id) => {
      const { rows } = await app.db.execute<{ id: number }>(
        sql`select id from store_point where company_id = 1 limit 1`,
      )
      return change(`/api/company/admin/store-point/${rows[0]?.id}`, { photo_ids: [id] })
    },
  },
  'a certificate of a new brand': {
    entity: 'brand-moderation',
    bytes: pdf,
    byId: OF_COMPANY,
    isPublic: false,
    attach: (id) => propose('Сертифицированный', id),
  },
  'a scan of a certificate': {
    entity: 'brand-moderation',
    bytes: photo,
    byId: OF_COMPANY,
    isPublic: false,
    attach: (id) => propose('Отсканированный', id),
  },
}

async function change(path: string, body: object) {
  const { headers, text, status } = await admin.get(path)
  if (status !== 200) throw new Error(`${path}: ${text}`)
  return admin.put(path, { body, headers: { 'if-match': String(headers['etag']) } })
}

async function changeContract(id: number) {
  const { rows } = await app.db.execute<{ id: number; file_ids: number[] }>(
    sql`select id, to_json(file_ids) as file_ids from contract where company_id = 1 and status = 'active' limit 1`,
  )
  return change(`/api/company/admin/contract/${rows[0]?.id}`, { file_ids: [...(rows[0]?.file_ids ?? []), id] })
}

function propose(proposed_name: string, id: number) {
  return admin.post('/api/moderation/admin/brand-moderation', {
    body: { company_id: 1, proposed_name, document_ids: [id] },
  })
}

describe.each(Object.entries(purposes))('P7: %s', (_name, { entity, bytes, byId, isPublic, attach }) => {
  test('is read by its uploader until it is saved with a record, and then by the right to that record', async () => {
    const { body, status } = await upload(admin, bytes, { entity })
    // No company narrows brands and categories, so that a role for own companies may not upload for them.
    const scope = scoped.has(entity) ? 'own' : 'all'
    const merchant = await app.holding(everyPermission, { scope, companies: [1] })
    const own = await upload(merchant, bytes, { entity })

    expect([status, own.status]).toEqual([201, 201])
    expect(await merchant.get(`${FILES}/${own.body.id}`)).toMatchObject({ status: 200 })
    for (const [who, client] of Object.entries(actors)) {
      const expected = who === 'anonymous' ? 401 : 404
      expect([who, (await client.get(`${FILES}/${own.body.id}`)).status]).toEqual([who, expected])
    }

    const attached = await attach(body.id)
    expect([attached.text, attached.status]).toEqual([attached.text, expect.toBeOneOf([200, 201])])
    for (const [who, client] of Object.entries(actors)) {
      const paths = [`/${body.id}`, `/content/${body.id}`, `/content/${body.id}?size=small`]
      const statuses = await Promise.all(paths.map(async (path) => (await client.get(`${FILES}${path}`)).status))
      expect([who, statuses]).toEqual([who, paths.map(() => byId[who])])
    }
  })

  test('has an address that needs no session only where it is public', async () => {
    const { body } = await upload(admin, bytes, { entity })
    const { rows } = await app.db.execute<{ key: string }>(sql`select key from file where id = ${body.id}`)
    const addresses = ['', '-640', '-160'].map((size) => `/files/${rows[0]?.key}${size}.webp`)

    expect(body.url).toBe(isPublic ? addresses[0] : null)
    for (const address of addresses) {
      const { status, headers } = await app.anonymous.get(address)
      expect(status).toBe(isPublic ? 200 : 404)
      expect(headers['cache-control']).toBe(isPublic ? 'public, max-age=31536000, immutable' : 'no-store')
    }
  })
})

test('P7: a private picture is read in three sizes, and no cache stores it', async () => {
  const { body } = await upload(admin, await picture(900, 900), { entity: 'contract' })
  const widths = await Promise.all(
    ['', '?size=medium', '?size=small'].map(async (size) => {
      const { bytes, headers } = await admin.get(`${FILES}/content/${body.id}${size}`)
      expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
      return (await sharp(bytes).metadata()).width
    }),
  )

  expect(widths).toEqual([900, 640, 160])
})

test('P7: attaching a foreign file to an own record does not open it', async () => {
  const seller = await app.holding(everyPermission, { scope: 'own', companies: [2] })
  const scan = (await upload(admin, photo, { entity: 'contract' })).body.id
  const shop = (await upload(admin, photo, { entity: 'store-point' })).body.id
  expect(await changeContract(scan)).toMatchObject({ status: 200 })
  const { rows } = await app.db.execute<{ id: number; version: number }>(
    sql`select id, version from store_point where company_id = 2 limit 1`,
  )
  const path = `/api/company/admin/store-point/${rows[0]?.id}`
  const headers = { 'if-match': `"v${rows[0]?.version}"` }

  for (const id of [scan, shop])
    for (const client of [seller, ...(id === scan ? [admin] : [])])
      expect(await client.put(path, { body: { photo_ids: [id] }, headers })).toMatchObject({
        status: 422,
        body: { data: { details: { photo_ids: ['Фото: выберите значение из списка'] } } },
      })
  expect(
    await seller.post('/api/moderation/admin/brand-moderation', {
      body: { company_id: 2, proposed_name: 'Чужой документ', document_ids: [scan] },
    }),
  ).toMatchObject({ status: 422 })
  expect(await seller.get(`${FILES}/${scan}`)).toMatchObject({ status: 404 })
})

test('P7: a proposal with a foreign photo does not show it', async () => {
  const proposer = await app.holding(everyPermission, { scope: 'own', companies: [2] })
  const { id } = (await upload(admin, photo, { entity: 'store-point' })).body
  await app.db.execute(sql`
    insert into moderation (entity, entity_id, entity_label, entity_version, company_id, kind, after, changed_fields, due_at)
    select 'store-point', id, name, version, 2, 'update', jsonb_build_object('photo_ids', array[${id}::int8]), '{photo_ids}', now()
    from store_point where company_id = 2 and not exists (
      select from moderation where entity = 'store-point' and entity_id = store_point.id) limit 1`)

  expect(await proposer.get(`${FILES}/${id}`)).toMatchObject({ status: 404 })
})

test('P7: a seller reads the files that staff add to their contract', async () => {
  const staff = await app.holding(everyPermission, { companies: [2] })
  const { id } = (await upload(staff, pdf, { entity: 'contract' })).body
  const { rows } = await app.db.execute<{ id: number; version: number; file_ids: number[] }>(
    sql`select id, version, to_json(file_ids) as file_ids from contract where company_id = 1 and status = 'active' limit 1`,
  )
  const [contract] = rows
  const { status } = await staff.put(`/api/company/admin/contract/${contract?.id}`, {
    body: { file_ids: [...(contract?.file_ids ?? []), id] },
    version: contract?.version,
  })

  expect(status).toBe(200)
  expect(await actors['owner']?.get(`${FILES}/content/${id}`)).toMatchObject({ status: 200 })
  expect(await actors['foreign']?.get(`${FILES}/content/${id}`)).toMatchObject({ status: 404 })
})
