import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { send } from '#test/orders/facts.ts'
import { picture } from '#test/upload.ts'
import { fetchPhotos } from './fetch-photos.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.2/32', WEBHOOK_TIMEOUT_MS: '2000' })
const PRODUCTS = '/api/catalog/admin/product'
const shop = await app.keyHolding(['product.receive'])
const read = async (path: string) => (await (await app.as('admin@example.com')).get(path)).body
const view = (id: number) => read(`${PRODUCTS}/${id}`)
const MEASURES = { weight_g: 300, length_mm: 90, width_mm: 90, height_mm: 80, vat_rate: '22' }
const cardOf = (article: string, image_urls: string[]) => ({
  brand: 'MANN-FILTER',
  article,
  name: `Фильтр ${article}`,
  category: 'Масляные фильтры',
  ...MEASURES,
  image_urls,
})

/** A host of pictures at an address of the allowed network. */
async function startHost() {
  const good = await picture(500, 500)
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    if (url === '/moved.png') response.writeHead(302, { location: '/good.png' }).end()
    else if (url === '/inside.png') response.writeHead(302, { location: 'http://127.0.0.1:1/good.png' }).end()
    else if (url === '/page.png') response.end('<html>')
    else if (url === '/large.png') response.end(Buffer.alloc(6 * 1024 * 1024))
    else if (url === '/endless.png') response.writeHead(302, { location: '/endless.png' }).end()
    else if (url === '/busy.png' && asked.filter((one) => one === url).length === 1) response.writeHead(503).end()
    else if (url.startsWith('/good') || url === '/busy.png') response.end(good)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.2', done))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((done) => server.close(() => done()))
  })
  const { port } = server.address() as AddressInfo
  return { asked, at: (name: string) => `http://127.0.0.2:${port}/${name}` }
}

test('products.receive: photos are fetched afterwards, each address once; one that fails is said at the card', async () => {
  const host = await startHost()
  const names = ['good.png', 'moved.png', 'inside.png', 'page.png', 'large.png', 'endless.png', 'gone.png', 'busy.png']
  const card = cardOf('PH-1', names.map(host.at))
  const [{ id, outcome }] = await send(shop, `${PRODUCTS}/receive`, card)
  expect(outcome).toBe('created')
  expect((await view(id)).awaited_images).toHaveLength(names.length)

  await fetchPhotos(app.db, app.now, app.env)
  const { images, awaited_images } = await view(id)
  expect(images).toHaveLength(2)
  expect(images[0]).toMatchObject({ name: expect.stringMatching(/^good/), width: 500 })
  expect(awaited_images).toEqual([
    { url: host.at('inside.png'), problem: 'Адрес 127.0.0.1 недоступен без https' },
    { url: host.at('page.png'), problem: expect.stringContaining('Файл: нужно изображение JPEG, PNG или WebP') },
    { url: host.at('large.png'), problem: 'Фото больше 5 МБ' },
    { url: host.at('endless.png'), problem: 'Слишком много переадресаций' },
    { url: host.at('gone.png'), problem: 'Сервер ответил 404' },
    { url: host.at('busy.png'), problem: null },
  ])

  const asked = host.asked.length
  const again = { ...card, image_urls: [host.at('good.png'), host.at('moved.png')] }
  expect((await send(shop, `${PRODUCTS}/receive`, again))[0].outcome).toBe('unchanged')
  await fetchPhotos(app.db, app.now, app.env)
  expect(host.asked).toHaveLength(asked)
  expect((await view(id)).images).toHaveLength(2)

  app.advance(60 * 60_000)
  await fetchPhotos(app.db, app.now, app.env)
  expect((await view(id)).images).toHaveLength(3)
})

test('products.receive: a card of a seller goes to moderation with its photo, and a published one proposes the photo', async () => {
  const host = await startHost()
  const { rows } = await app.db.execute<{ company_id: number; id: number; brand: string; article: string }>(sql`
    select company_id, product.id, brand.name as brand, article from product join brand on brand.id = brand_id
    where company_id is not null and product.status = 'active' and condition = 'new' and not exists (
      select from moderation where entity = 'product' and entity_id = product.id and status in ('new', 'in_work', 'revision'))
    order by product.id limit 1`)
  const [own] = rows
  if (!own) throw new Error('The demo data have a published card of a seller')
  const seen = await view(own.id)
  const attributes = (await read(`${PRODUCTS}/attributes/${(await view(1001)).category_id}`)).items
  const { attribute_values } = await view(1001)
  const nameOf = new Map(attributes.map(({ id, name }: { id: number; name: string }) => [id, name]))
  const seller = await app.holding(['product.receive'], { scope: 'own', companies: [own.company_id] })
  const answers = attribute_values.map(({ attribute_id, value }: { attribute_id: number; value: unknown }) => ({
    name: nameOf.get(attribute_id),
    value: textOf(attributes, attribute_id, value),
  }))
  const [made, known] = await send(
    seller,
    `${PRODUCTS}/receive`,
    { ...cardOf('PH-2', [host.at('good.png')]), attributes: answers },
    { brand: own.brand, article: own.article, image_urls: [host.at('good-too.png')] },
  )
  expect([made.outcome, known.outcome]).toEqual(['created', 'updated'])
  expect((await view(made.id)).status).toBe('draft')

  await fetchPhotos(app.db, app.now, app.env)
  expect(await view(made.id)).toMatchObject({ status: 'on_moderation', images: [{}] })
  const after = await view(own.id)
  expect(after.image_ids).toEqual(seen.image_ids)
  const request = await read(`/api/moderation/admin/moderation/${after.pending_moderation_id}`)
  expect(request.after.image_ids).toHaveLength(seen.image_ids.length + 1)
})

interface Attribute {
  id: number
  values: { id: number; value: string }[]
}

function textOf(attributes: Attribute[], id: number, value: unknown): unknown {
  const options = attributes.find((one) => one.id === id)?.values ?? []
  const wordOf = (one: unknown) => options.find((option) => option.id === one)?.value ?? one
  return Array.isArray(value) ? value.map(wordOf) : wordOf(value)
}
