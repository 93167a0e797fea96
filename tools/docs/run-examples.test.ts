import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient, memoryStorage, type Client, type Item } from '@admin-panel/sdk'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { seededFolder } from '../../apps/api/src/test/seeded-folder.ts'
import { startServer } from '../../apps/api/src/test/server-process.ts'
import { root } from '../run.ts'
import { blocks } from './blocks.ts'

const account = { email: 'admin@example.com', password: 'demo-password-2026' }
let url = ''
let client: Client
let folder = ''

beforeAll(async () => {
  const ends: (() => void)[] = []
  const atEnd = (end: () => void) => void ends.push(end)
  folder = mkdtempSync(join(tmpdir(), 'examples-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const server = await startServer({ DATA_DIR: seededFolder(atEnd), DRAIN_MS: '0' }, atEnd)
  url = server.url
  client = createClient({ baseUrl: url, storage: memoryStorage() })
  await client.signIn(account)
  return () => {
    client.dispose()
    for (const end of ends.toReversed()) end()
  }
})

interface Program {
  readonly child: ChildProcess
  /** Resolves when the program has printed what is looked for. */
  readonly printed: (text: string | RegExp, times?: number) => Promise<void>
  /** Its whole output, once it has ended by itself. */
  readonly wholeOutput: () => Promise<string>
  readonly kill: () => Promise<void>
}

/** Runs the command of an example's first comment. */
function start(name: string, args: string[], settings: Record<string, string> = {}): Program {
  const file = join(root, 'examples', name, 'main.ts')
  const child = spawn(process.execPath, ['--conditions=@admin-panel/source', file, ...args], {
    env: {
      PATH: process.env['PATH'],
      PANEL_URL: url,
      PANEL_EMAIL: account.email,
      PANEL_PASSWORD: account.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  const exit = once(child, 'close')
  const waiting = new Set<() => void>()
  const keep = (chunk: Buffer) => {
    output += String(chunk)
    for (const look of waiting) look()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    child,
    printed: (text, times = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (output.split(text).length > times) resolve()
        }
        waiting.add(look)
        look()
        void exit.then(() => reject(new Error(`It ended without ${text}:\n${output}`)))
      }),
    async wholeOutput() {
      const [code] = await exit
      if (code !== 0) throw new Error(`It ended with ${String(code)}:\n${output}`)
      return output
    },
    async kill() {
      child.kill('SIGKILL')
      await exit
    },
  }
}

type Offer = Item<'productOffers.list'>

const SELLER = { company: 1, email: 'merchant1@example.com' }

/** Offers of the seller that have a point with stock. */
async function someOffers(count: number): Promise<Offer[]> {
  const filter = { company_id: [SELLER.company], status: ['active' as const], per_page: 100 as const }
  const { items: offers } = await client.api.productOffers.list(filter)
  const offersInStock = offers.filter(({ stocks }) => stocks.length > 0).slice(0, count)
  expect(offersInStock).toHaveLength(count)
  return offersInStock
}

const PANEL = 'https://panel.example.com'

const picture = new Uint8Array(readFileSync(join(root, 'docs/users.png')))

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
  vi.stubEnv('PANEL_EMAIL', account.email)
  vi.stubEnv('PANEL_PASSWORD', account.password)
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
  // Where a program of another team would stand: in a folder that has the packages installed.
  const examples = join(root, 'apps/docs/.vitepress/cache/examples')
  mkdirSync(examples, { recursive: true })
  const file = join(examples, `${place.replaceAll(/\W+/g, '-')}.${extension}`)
  writeFileSync(file, code)
  await expect(import(/* @vite-ignore */ file)).resolves.toBeDefined()
})

test('the import of prices, killed in the middle and started again, changes each offer once', async () => {
  const offers = await someOffers(60)
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
  expect(output).toContain('60 offers changed, 1 lines refused')
  expect(output).toContain('line 62')
  expect(output).toContain('100 %')
  expect(existsSync(`${file}.progress.json`)).toBe(false)
  const after = await Promise.all(offers.map(({ id }) => client.api.productOffers.view({ id })))
  expect(after.map(({ price_kopecks, version }) => ({ price_kopecks, version }))).toEqual(
    offers.map(({ price_kopecks, version }) => ({ price_kopecks: price_kopecks + 100, version: version + 1 })),
  )
})

test('the mirror of a seller, killed among events and started again, has the same offers as the panel', async () => {
  const file = join(folder, 'mirror.db')
  const offers = await someOffers(8)
  const raise = async (offer: Offer | undefined) => {
    const { id, version, price_kopecks } = await client.api.productOffers.view({ id: offer?.id ?? 0 })
    await client.api.productOffers.update({ id, version, price_kopecks: price_kopecks + 100 })
  }
  const settings = { PANEL_EMAIL: SELLER.email }
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
  await second.printed('changes ', 2)
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
