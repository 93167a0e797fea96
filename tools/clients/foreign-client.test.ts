import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { seededFolder } from '../../apps/api/src/test/seeded-folder.ts'
import { startServer } from '../../apps/api/src/test/server-process.ts'
import { root } from '../run.ts'

interface Answer {
  readonly data?: Item & { items: Item[]; token: { value: string } }
  readonly error?: { data: { message: string; details: Record<string, string[]> }; current: Item }
  readonly response: Response
}

interface Item {
  readonly id: number
  readonly name: string
}

interface Request {
  body?: unknown
  path?: unknown
  query?: unknown
  headers?: Record<string, string>
}

type Call = (request?: Request) => Promise<Answer>

/** A client that a foreign generator makes from the contract alone. */
async function foreignClient(folder: string) {
  const output = join(folder, 'client')
  await createClient({ input: join(root, 'openapi/openapi.yaml'), output, logs: { level: 'silent' } })
  const outfile = join(folder, 'client.mjs')
  const contents = `export * from './sdk.gen'; export { client } from './client.gen'`
  await build({ stdin: { contents, resolveDir: output }, bundle: true, format: 'esm', outfile, logLevel: 'error' })
  return (await import(outfile)) as {
    client: { setConfig(config: { baseUrl: string; auth?: string }): void }
  } & Record<'authSignIn' | 'citiesCreate' | 'citiesUpdate' | 'citiesView' | 'productsList' | 'usersList', Call>
}

test('A client generated from openapi.yaml alone signs in, lists, creates, edits, and meets 412 and 422', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foreign-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [api, server] = await Promise.all([
    foreignClient(folder),
    startServer({ DATA_DIR: seededFolder(), DRAIN_MS: '0' }),
  ])
  api.client.setConfig({ baseUrl: server.url })
  const session = await api.authSignIn({ body: { email: 'admin@example.com', password: 'demo-password-2026' } })
  api.client.setConfig({ baseUrl: server.url, auth: session.data?.token.value ?? '' })

  const users = await api.usersList({ query: { status: ['active'], per_page: 10 } })
  expect(users.data?.items).toHaveLength(10)
  const products = await api.productsList({ query: { status: ['active', 'draft'], sort: ['-created_at'] } })
  expect(products.data?.items).toHaveLength(20)

  const city = {
    name: 'Чужеградск',
    name_in: 'в Чужеградске',
    region_id: 1,
    type: 'г',
    lat: 55.7,
    lon: 37.6,
  }
  const created = await api.citiesCreate({ body: city })
  expect(created).toMatchObject({ data: { name: 'Чужеградск' } })
  const path = { id: created.data?.id }
  const stale = created.response.headers.get('etag') ?? ''

  const edited = await api.citiesUpdate({ path, headers: { 'If-Match': stale }, body: { population: 12_000 } })
  expect(edited).toMatchObject({ data: { population: 12_000 } })
  const late = await api.citiesUpdate({ path, headers: { 'If-Match': stale }, body: { population: 13_000 } })
  expect(late.response.status).toBe(412)
  expect(late.error?.current).toMatchObject({ population: 12_000 })
  const viewed = await api.citiesView({ path })
  expect(viewed.response.headers.get('etag')).toBe(edited.response.headers.get('etag'))

  const wrong = await api.citiesCreate({ body: { ...city, name: '', lat: 999 } })
  expect(wrong.response.status).toBe(422)
  expect(Object.keys(wrong.error?.data.details ?? {}).toSorted()).toEqual(['lat', 'name'])
  expect(await server.end('SIGTERM')).toBe(0)
})
