import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Client,
  createClient,
  createKeyClient,
  type KeyClient,
  memoryStorage,
  type Schemas,
} from '@admin-panel/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../apps/api/src/test/server-process.ts'
import { root } from '../run.ts'
import { startProgram } from './program.ts'
import { catalog, CONTRACT, type Ids, innOf, SELLERS } from './shop/catalog.ts'
import { messagesOf, type Sale, sales, trackOf, twiceShuffled } from './shop/messages.ts'
import { expectedOf, stocksAfter } from './shop/recount.ts'

const ORDERS = 500
const PASSWORD = 'a-long-password-2026'
const COMMANDS = join(root, 'apps/api/src/commands')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

/** A production server on an empty database, and a key that its first administrator has made. */
async function emptyPanel() {
  const folder = mkdtempSync(join(tmpdir(), 'empty-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const settings = {
    DATA_DIR: join(folder, 'data'),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://panel.example.ru',
    AUDIT_KEY: Buffer.alloc(32, 7).toString('base64'),
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUSTED_PROXIES: '127.0.0.1',
    PORT: String(await freePort()),
    DRAIN_MS: '0',
  }
  const person = ['--email', 'boss@example.ru', '--last-name', 'Босс', '--first-name', 'Анна']
  const made = await startProgram(join(COMMANDS, 'create-administrator.ts'), person, settings).wholeOutput()
  const hash = /\/go\/auth\/(\S+)/.exec(made)?.[1] ?? ''
  const server = await startServer(settings)
  const { url } = server
  const client = createClient({ baseUrl: url, storage: memoryStorage() })
  onTestFinished(() => client.dispose())
  await client.api.passwordReset.confirm({ hash, password: PASSWORD, password_confirmation: PASSWORD })
  await client.signIn({ email: 'boss@example.ru', password: PASSWORD })
  const key = await keyOf(client)
  return { folder, settings, server, url, key }
}

async function keyOf(client: Client): Promise<string> {
  const { items: roles } = await client.api.roles.options()
  const administrator = roles.find(({ label }) => label === 'Администратор')
  const account = await client.api.serviceAccounts.create({ name: 'Магазин', role_ids: [administrator?.id ?? 0] })
  return (
    await client.api.serviceKeys.create({ service_account_id: account.id, name: 'shop', requests_per_minute: 6000 })
  ).secret
}

async function offersOf({ api }: KeyClient) {
  const offers = new Map<string, Schemas['ProductOfferRow']>()
  for await (const offer of api.productOffers.list({ per_page: 100 })) offers.set(offer.seller_sku, offer)
  return offers
}

/** The orders by the shop's own numbers. */
async function ordersOf({ api }: KeyClient) {
  const ids = new Map<string, number>()
  for await (const { external_id, entity_id } of api.facts.list({ kind: ['order'], per_page: 100 }))
    if (entity_id !== null) {
      expect(ids.has(external_id)).toBe(false)
      ids.set(external_id, entity_id)
    }
  return ids
}

/** The sellers' programs note the parcels of what is paid and not cancelled. */
async function ship(client: KeyClient, all: readonly Sale[]): Promise<void> {
  const [orders, companies] = [await ordersOf(client), new Map<string, number>()]
  for await (const { inn, id } of client.api.companies.list()) companies.set(inn, id)
  const seller = (id: number) =>
    Array.from({ length: SELLERS }, (_, n) => n).find((n) => companies.get(innOf(n)) === id)
  const items: Schemas['TrackNumberItem'][] = []
  for (const sale of all) {
    const { sub_orders } = await client.api.orders.view({ id: orders.get(sale.name) ?? 0 })
    for (const { id, version, status, company } of sub_orders)
      if (status === 'new') items.push({ id, version, track_number: trackOf(sale, seller(company.id) ?? -1) })
  }
  for (let from = 0; from < items.length; from += 100)
    expect(await client.api.subOrders.setTrackNumbers({ items: items.slice(from, from + 100) })).toMatchObject({
      skipped: [],
    })
}

test('an empty production system takes 500 orders by keys alone: each message twice, sender and server killed, each fact once', async () => {
  const { folder, settings, server, url, key } = await emptyPanel()
  const files = ['catalog.json', 'contract.pdf', 'messages.ndjson'].map((name) => join(folder, name))
  const [catalogFile = '', contract = '', messagesFile = ''] = files
  writeFileSync(catalogFile, JSON.stringify(catalog()))
  writeFileSync(contract, CONTRACT)
  const program = (name: string, ...args: string[]) =>
    startProgram(join(root, 'examples/shop', name), args, { PANEL_URL: url, PANEL_KEY: key })
  const open = () => program('open.ts', catalogFile, join(root, 'docs/pictures/overview.png'), contract)

  // The opening is killed as well, and goes on where it stopped.
  // The embedded database has one connection, which the server's job of scans shares.
  const client = createKeyClient({ baseUrl: url, key, timeout: 120_000 })
  onTestFinished(() => client.dispose())
  const opening = open()
  await expect
    .poll(async () => (await client.api.companies.list()).items.length, { timeout: 60_000 })
    .toBeGreaterThan(1)
  await opening.kill()
  const opened: Ids = JSON.parse(await open().wholeOutput())
  const offers = await offersOf(client)
  const reasonFor = async (operation: Schemas['ReasonOperation'], code: string) =>
    (await client.api.operationReasons.create({ code, operations: [operation], name: 'Передумал', initiator: 'buyer' }))
      .id
  const reasons = {
    cancel: await reasonFor('order_cancel', 'cancel.changed_mind'),
    return: await reasonFor('order_return', 'return.changed_mind'),
  }

  const all = sales(ORDERS)
  const known = { ...opened, reasons, offers: new Map([...offers].map(([sku, { id }]) => [sku, id])) }
  const messages = messagesOf(all, known, new Date())
  const writeAll = (seed: number) =>
    writeFileSync(
      messagesFile,
      twiceShuffled(messages, seed)
        .map((message) => JSON.stringify(message))
        .join('\n'),
    )
  writeAll(1)
  const received = async () => (await client.api.facts.list({ per_page: 20 })).meta.total
  // After a share of the shuffled pairs, this share of the facts has come at least once.
  const after = (share: number) => messages.length * (1 - (1 - share) ** 2)

  const first = program('main.ts', messagesFile)
  await expect.poll(received, { timeout: 600_000, interval: 250 }).toBeGreaterThan(after(0.3))
  await first.kill()
  const second = program('main.ts', messagesFile)
  await expect.poll(received, { timeout: 600_000, interval: 250 }).toBeGreaterThan(after(0.6))
  await server.end('SIGKILL')
  const restarted = await startServer(settings)
  await second.wholeOutput()
  expect(await received()).toBe(messages.length)

  await ship(client, all)
  // A busy machine takes long, while a fault lets the number stand still.
  const unsettled = async () => (await client.api.facts.list({ state: ['waiting', 'refused'] })).meta.total
  const asked = all.filter(({ isReturned, isUnpaid }) => isReturned && !isUnpaid).length
  for (let last = await unsettled(); last !== asked; last = await unsettled())
    await expect.poll(unsettled, { timeout: 300_000, interval: 1000 }).not.toBe(last)
  for (const { id, version } of (await client.api.facts.list({ state: ['waiting'], per_page: 100 })).items)
    await client.api.facts.apply({ id, version })
  // Once more after all: nothing is new.
  writeAll(2)
  expect(await program('main.ts', messagesFile).wholeOutput()).toMatch(
    /^0 applied, \d+ repeated, 0 waiting, 0 refused/m,
  )

  await recount(client, all)
  expect(await restarted.end('SIGTERM')).toBe(0)
  expect(await startProgram(join(COMMANDS, 'verify-audit.ts'), [], settings).wholeOutput()).toBeTruthy()
}, 3_600_000)

/** Orders, stocks, payments, reviews, lists and figures of the home, against what the messages say. */
async function recount(client: KeyClient, all: readonly Sale[]): Promise<void> {
  const { api } = client
  const orders = await ordersOf(client)
  expect(orders.size).toBe(all.length)
  const seen = new Map<string, number>()
  for (const sale of all) {
    const order = await api.orders.view({ id: orders.get(sale.name) ?? 0 })
    const expected = expectedOf(sale)
    expect({
      name: sale.name,
      total: order.total_kopecks,
      bought: order.bought_kopecks,
      paid: order.paid_kopecks,
      refunded: order.refunded_kopecks,
      parts: order.sub_orders.map(({ status }) => status).toSorted(),
    }).toEqual({ name: sale.name, ...expected, parts: expected.parts.toSorted() })
    const moved = (kind: string) =>
      order.payments.reduce((sum, payment) => sum + (payment.kind === kind ? payment.kopecks : 0), 0)
    expect([moved('payment'), moved('refund')]).toEqual([expected.paid, expected.refunded])
    for (const { status } of order.sub_orders) seen.set(status, (seen.get(status) ?? 0) + 1)
  }
  const offers = await offersOf(client)
  expect(
    new Map([...offers].map(([sku, { stocks }]) => [sku, stocks.reduce((sum, { quantity }) => sum + quantity, 0)])),
  ).toEqual(stocksAfter(all))
  expect([...offers.values()].every(({ stocks }) => stocks.every(({ reserved }) => reserved === 0))).toBe(true)
  const reviewed = all.filter(({ isReviewed }) => isReviewed).length
  expect((await api.reviews.list()).meta.total).toBe(reviewed)
  for (const [status, count] of seen)
    expect([status, (await api.subOrders.list({ status: [status as Schemas['SubOrderStatus']] })).meta.total]).toEqual([
      status,
      count,
    ])
  expect((await api.orders.list()).meta.total).toBe(all.length)
  const { items: figures } = await api.overview.waiting()
  const figureOf = (key: Schemas['OverviewKey']) => figures.find((figure) => figure.key === key)?.total ?? 0
  expect(figureOf('new_reviews')).toBe(reviewed)
  expect(figureOf('open_facts')).toBe(0)
  expect(figureOf('new_orders')).toBe(seen.get('new') ?? 0)
}
