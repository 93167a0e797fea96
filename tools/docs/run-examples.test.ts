import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createKeyClient } from '@admin-panel/sdk'
import { dayAt } from '@admin-panel/sdk/validation'
import { readXlsx } from 'hucre/xlsx'
import { expect, onTestFinished, test, vi } from 'vitest'
import { root } from '../run.ts'
import { blocks, type Block } from './blocks.ts'
import { account, keyWithRolesOf, type Offer, openPanel, SELLER, someOffers } from './panel.ts'
import { startProgram, type Program } from './program.ts'

const { url, client, folder, key } = await openPanel()

/** Runs the command of an example's first comment. */
function start(name: string, args: string[], settings: Record<string, string> = {}): Program {
  return startFile(join(root, 'examples', name, 'main.ts'), args, settings)
}

function startFile(file: string, args: string[], settings: Record<string, string> = {}): Program {
  return startProgram(file, args, { PANEL_URL: url, PANEL_KEY: key, ...settings })
}

const PANEL = 'https://panel.example.com'

const picture = new Uint8Array(readFileSync(join(root, 'docs/pictures/overview.png')))

/** The names that the text around the examples introduces: apps/docs/example-context.d.ts. */
async function give() {
  if (client.session.getSnapshot().status !== 'active') await client.signIn(account)
  const { fetch } = globalThis
  const file = new Blob([picture], { type: 'image/png' })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    return fetch(request.url.startsWith(PANEL) ? new Request(request.url.replace(PANEL, url), request) : request)
  })
  vi.stubEnv('PANEL_URL', url)
  vi.stubEnv('PANEL_KEY', key)
  const introduced = { client, baseUrl: url, ...account, file, picture }
  for (const [name, value] of Object.entries(introduced)) vi.stubGlobal(name, value)
  for (const name of ['log', 'warn'] as const) vi.spyOn(console, name).mockReturnValue()
}

test.each(blocks().filter(({ runs }) => runs))('$place runs', async ({ code, extension, place }) => {
  await give()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  await expect(import(/* @vite-ignore */ fileOf({ code, extension, place }))).resolves.toBeDefined()
})

/** Where a program of another team would stand: in a folder that has the packages installed. */
function fileOf({ code, extension, place }: Pick<Block, 'code' | 'extension' | 'place'>): string {
  const examples = join(root, 'apps/docs/.vitepress/cache/examples')
  mkdirSync(examples, { recursive: true })
  const file = join(examples, `${place.replaceAll(/\W+/g, '-')}.${extension}`)
  writeFileSync(file, code)
  return file
}

/** Keys that are refused, each with the word that says why. */
async function refusedKeys() {
  const [revoked, expired] = await Promise.all([
    keyWithRolesOf(client, account.email),
    keyWithRolesOf(client, account.email, { expires_at: new Date(Date.now() + 4_000).toISOString() }),
  ])
  await client.api.serviceKeys.revoke({ id: revoked.id })
  const asExpired = createKeyClient({ baseUrl: url, key: expired.secret })
  await expect
    .poll(() => asExpired.api.profile.view().catch((error: unknown) => error), { timeout: 10_000 })
    .toMatchObject({
      kind: 'unauthorized',
      silent: false,
    })
  return [
    { secret: revoked.secret, why: /revoked|отозван/ },
    { secret: expired.secret, why: /expired|истёк/ },
    { secret: `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`, why: /mistyped|с ошибкой/ },
  ]
}

test('every documented program says that its key is revoked, expired or wrong, and ends with another code than 0', async () => {
  const prices = join(folder, 'one.csv')
  writeFileSync(prices, 'company_id,seller_sku,price,store_point_code,quantity\n1,none,5,X,1')
  const messages = join(folder, 'one.ndjson')
  writeFileSync(messages, '{"call":"orders.revise","item":{}}')
  const programs = [
    ...blocks()
      .filter(({ code, runs }) => runs && code.includes('key: PANEL_KEY'))
      .map((block) => [fileOf(block)]),
    ...[
      ['price-import', prices],
      ['shop', messages],
      ['supplier-prices', prices, '1'],
      ['mirror', join(folder, 'refused.db')],
      ['order-report', join(folder, 'no.xlsx'), '2026-05-01', '2026-05-02'],
    ].map(([name = '', ...args]) => [join(root, 'examples', name, 'main.ts'), ...args]),
  ]
  expect(programs.length).toBeGreaterThan(5)
  const run = (programKey: string) =>
    programs.map(async ([file = '', ...args]) => ({
      file,
      ...(await startFile(file, args, { PANEL_KEY: programKey }).ended()),
    }))
  for (const { secret, why } of [...(await refusedKeys()), { secret: '', why: /key must be an ap_live_ key/ }])
    for (const ended of await Promise.all(run(secret))) {
      expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(why) as string })
      expect(ended.output).not.toMatch(/ap_live_\w{36}/)
    }
}, 120_000)

test('the import of prices, killed in the middle and started again, changes each offer once', async () => {
  const offers = await someOffers(client, 60)
  const file = join(folder, 'prices.csv')
  const lines = offers.map(
    ({ company_id, seller_sku, price_kopecks, stocks }) =>
      `${company_id},${seller_sku},${(price_kopecks + 100) / 100},${stocks[0]?.code},7`,
  )
  writeFileSync(
    file,
    ['company_id,seller_sku,price,store_point_code,quantity', ...lines, '999999,none,5,X,1'].join('\n'),
  )
  const settings = { BATCH: '10', BATCHES_PER_SECOND: '4' }

  const first = start('price-import', [file], settings)
  await first.printed('%', 2)
  await first.kill()
  const { line } = JSON.parse(readFileSync(`${file}.progress.json`, 'utf8')) as { line: number }
  expect(line).toBeGreaterThan(20)
  expect(line).toBeLessThan(61)

  const output = await start('price-import', [file], settings).wholeOutput()
  expect(output).toContain('60 lines accepted, 1 refused')
  expect(output).toContain('line 62')
  expect(output).toContain('100 %')
  expect(existsSync(`${file}.progress.json`)).toBe(false)
  const after = await Promise.all(offers.map(({ id }) => client.api.productOffers.view({ id })))
  expect(after.map(({ price_kopecks, version }) => ({ price_kopecks, version }))).toEqual(
    offers.map(({ price_kopecks, version }) => ({ price_kopecks: price_kopecks + 100, version: version + 1 })),
  )
})

test('the import begins anew where the journal is of another file', async () => {
  const offers = await someOffers(client, 3)
  const file = join(folder, 'next-night.csv')
  const lines = offers.map(
    ({ company_id, seller_sku, price_kopecks, stocks }) =>
      `${company_id},${seller_sku},${(price_kopecks + 300) / 100},${stocks[0]?.code},8`,
  )
  writeFileSync(file, ['company_id,seller_sku,price,store_point_code,quantity', ...lines].join('\n'))
  writeFileSync(`${file}.progress.json`, JSON.stringify({ identity: 'f'.repeat(32), line: 3, updated: 2, refused: 0 }))

  expect(await start('price-import', [file]).wholeOutput()).toContain('3 lines accepted, 0 refused')
  const after = await Promise.all(offers.map(({ id }) => client.api.productOffers.view({ id })))
  expect(after.map(({ price_kopecks }) => price_kopecks)).toEqual(
    offers.map(({ price_kopecks }) => price_kopecks + 300),
  )
})

function mirroredPrice(file: string, id: number) {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db.prepare('select price_kopecks from offer where id = ?').get(id)?.['price_kopecks']
  } finally {
    db.close()
  }
}

test('the mirror of a seller, killed among events and started again, has the same offers as the panel', async () => {
  const file = join(folder, 'mirror.db')
  const offers = await someOffers(client, 8)
  const raise = async (offer: Offer | undefined) => {
    const { id, version, price_kopecks } = await client.api.productOffers.view({ id: offer?.id ?? 0 })
    await client.api.productOffers.update({ id, version, price_kopecks: price_kopecks + 100 })
  }
  const settings = { PANEL_KEY: (await keyWithRolesOf(client, SELLER.email)).secret }
  const first = start('mirror', [file], settings)
  await first.printed('reset ')
  await raise(offers[0])
  await first.printed('changes ')
  const more = offers.slice(1, 5).map(raise)
  await first.kill()
  await Promise.all(more)
  const off = await client.api.productOffers.view({ id: offers[5]?.id ?? 0 })
  await client.api.productOffers.disable({ id: off.id, version: off.version })

  const second = start('mirror', [file], settings)
  await second.printed('changes ')
  await raise(offers[6])
  // What was changed before may have come in several batches.
  const last = await client.api.productOffers.view({ id: offers[6]?.id ?? 0 })
  await expect.poll(() => mirroredPrice(file, last.id), { timeout: 60_000 }).toBe(last.price_kopecks)
  second.child.kill('SIGTERM')
  expect(await second.wholeOutput()).not.toContain('reset')

  const columns = ['id', 'seller_sku', 'price_kopecks', 'status', 'version'] as const
  const of = (row: Record<string, unknown>) => columns.map((column) => row[column])
  const db = new DatabaseSync(file, { readOnly: true })
  const mirrored = db.prepare('select * from offer order by id').all().map(of)
  db.close()
  const real = await client.api.productOffers.list({ company_id: [SELLER.company], per_page: 100 }).all()
  expect(mirrored).toEqual(real.toSorted((one, other) => one.id - other.id).map((offer) => of({ ...offer })))
})

test('the report has the orders of the period, and a chart of their sums', async () => {
  const file = join(folder, 'report.xlsx')
  const output = await start('order-report', [file, '2026-05-01', '2026-05-31']).wholeOutput()
  const orders = await client.api.orders.list({ placed_from: '2026-05-01', placed_to: '2026-05-31' }).all()
  expect(orders.length).toBeGreaterThan(0)
  expect(output).toContain(`${orders.length} orders`)
  const { sheets } = await readXlsx(readFileSync(file))
  expect(sheets[1]?.rows).toHaveLength(orders.length + 1)
  const sums = sheets[0]?.rows.slice(1).map((row) => Number(row[2])) ?? []
  const total = orders.reduce((sum, { total_kopecks }) => sum + total_kopecks, 0)
  expect(Math.round(sums.reduce((sum, each) => sum + each, 0) * 100)).toBe(total)
  expect(sheets[0]?.charts?.[0]?.kinds).toEqual(['bar'])
})

test('the report of one day has one day, also for orders that are of another day in UTC', async () => {
  const rows = client.api.orders.list({ placed_from: '2026-05-01', placed_to: '2026-05-31', per_page: 100 })
  const order = (await rows.all()).find(({ placed_at }) => placed_at.slice(0, 10) !== dayAt(placed_at))
  const day = dayAt(order?.placed_at ?? '')
  const file = join(folder, 'day.xlsx')
  expect(await start('order-report', [file, day, day]).wholeOutput()).toMatch(/^\d+ orders of 1 days$/m)
  const { sheets } = await readXlsx(readFileSync(file))
  expect(sheets[0]?.rows.slice(1).map(([first]) => first)).toEqual([day])
})
