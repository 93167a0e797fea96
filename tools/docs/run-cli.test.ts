import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { readWebhook, type WebhookEvent } from '@admin-panel/sdk/webhooks'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../machine/free-port.ts'
import { root } from '../run.ts'
import { someOffers, openPanel } from './panel.ts'
import { startProgram } from './program.ts'

const { url, client, folder, key } = await openPanel()

const access = () => ({ PANEL_URL: url, PANEL_KEY: key })
const start = (args: string[], settings: Record<string, string> = access(), input?: string) =>
  startProgram(join(root, 'packages/cli/src/main.ts'), args, settings, input)
const words = async (line: string) => (await start(['words'], { COMP_LINE: line }).wholeOutput()).trimEnd().split('\n')
const outputOf = (...args: string[]) => start(args).wholeOutput()
const endOf = (...args: string[]) => start(args).ended()

/** A receiver on this machine that checks the signature of what it gets. */
async function startReceiver() {
  const bodies: { body: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push({ body, headers: request.headers })
      response.writeHead(204).end()
    })
  }).listen(0)
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The receiver has no port')
  const read = (secret: string): Promise<WebhookEvent[]> =>
    Promise.all(bodies.map(({ body, headers }) => readWebhook(body, headers, { secret })))
  return { address: `http://localhost:${address.port}/hook`, bodies, read }
}

/** What the command says to a wrong use of it. */
async function said(...args: string[]) {
  const { code, output } = await endOf(...args)
  expect(code).toBe(2)
  return output
}

const secretIn = (output: string) => /whsec_\S+/.exec(output)?.[0] ?? ''

test('CLI: a key is checked before it is stored, in a file of mode 600', async () => {
  const settings = { XDG_CONFIG_HOME: join(folder, 'config') }
  const wrong = await start(['login', url], settings, 'ap_live_wrong').ended()
  expect(wrong.code).toBe(1)
  expect(wrong.output).toMatch(/^profile\.view: 401 .*\n {2}request \S+\n$/)
  expect(await start(['api', 'profile.view'], settings).ended()).toEqual({
    code: 2,
    output: 'Sign in first: admin-panel login <url>\n',
  })

  const output = await start(['login', url], settings, `${key}\n`).wholeOutput()
  const file = join(folder, 'config/admin-panel/access.json')
  expect(output).toMatch(/^Signed in to .* as .*access\.json\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(JSON.parse(await start(['api', 'profile.view'], settings).wholeOutput())).toHaveProperty('roles')
  const withUrl = (address: string) => start(['api', 'profile.view'], { ...settings, PANEL_URL: address }).ended()
  expect(await withUrl(`${url}/`)).toMatchObject({ code: 0 })
  expect(await withUrl('http://localhost:1')).toEqual({
    code: 2,
    output: `The stored key is of ${url}, and PANEL_URL is http://localhost:1: set PANEL_KEY, or sign in there.\n`,
  })
  expect(await start(['api', 'profile.view'], { ...settings, PANEL_KEY: key }).ended()).toMatchObject({ code: 2 })
})

test('any operation is called by its name, with the fields of the contract', async () => {
  const [offer] = await someOffers(client, 1)
  const id = String(offer?.id)
  const listed = JSON.parse(
    await outputOf('api', 'productOffers.list', '--status', 'active', '--company_id', '1,2', '--per_page', '10'),
  )
  expect(listed.items).toHaveLength(10)
  expect(listed.meta.per_page).toBe(10)

  const seen = JSON.parse(await outputOf('api', 'productOffers.view', '--id', id))
  const price = seen.price_kopecks + 100
  const args = ['api', 'productOffers.update', '--id', id, '--version', String(seen.version)]
  await start([...args, '--body', '-'], access(), JSON.stringify({ price_kopecks: price })).wholeOutput()
  expect((await client.api.productOffers.view({ id: Number(id) })).price_kopecks).toBe(price)

  const stale = await endOf(...args, '--price_kopecks', '100000')
  expect(stale.code).toBe(1)
  expect(stale.output).toMatch(/^productOffers\.update: 412 The record has changed .* version \d+\n {2}request \S+\n$/)
})

test('every row of a list is a line of JSON', async () => {
  const { meta } = await client.api.cities.list()
  const lines = (await outputOf('api', 'cities.list', '--per_page', '10', '--all')).trim().split('\n')
  const ids = new Set(lines.map((line) => Number(JSON.parse(line).id)))
  expect(meta.total).toBeGreaterThan(10)
  expect(ids.size).toBe(meta.total)
})

test('CLI: an unknown word suggests the nearest one, with exit code 2', async () => {
  expect(await said('ap')).toBe('No command ap. Did you mean api?\n')
  expect(await said('api', 'productOffer.list')).toBe(
    'No operation productOffer.list. Did you mean productOffers.list?\n',
  )
  expect(await said('api', 'products.list', '--stat', 'x')).toMatch(/^No option --stat\./)
  expect(await said('api', 'products.list', '--statuss', 'x')).toContain('Did you mean --status?')
  expect(await said('api', 'products.view')).toBe('products.view needs --id\n')
  expect(await said('api', 'products.view', '--id', 'x')).toBe("--id must be a number, not 'x'\n")
  expect(await said('trigger', 'order.create', '--forward', 'http://localhost')).toContain('order.created?')
  expect(await said('listen', '--events', 'orders')).toBe('No event orders. Did you mean order?\n')
  expect(await said('export', 'product.export')).toContain('products.export?')
})

test('CLI: a refusal names the fields and the request in three lines at most; without an answer the exit code is 3', async () => {
  const { code, output } = await endOf('api', 'brands.create', '--name', '', '--kind', 'x')
  expect(code).toBe(1)
  expect(output).toMatch(/^brands\.create: 422 .*\n {2}\S+: .*\n {2}request \S+\n$/)
  const dead = await start(['api', 'cities.list'], {
    PANEL_URL: `http://localhost:${await freePort()}`,
    PANEL_KEY: key,
  }).ended()
  expect(dead.code).toBe(3)
  expect(dead.output.trim().split('\n')).toHaveLength(1)
})

test('CLI: events reach a local receiver exactly as a webhook does', async () => {
  const webhook = await client.api.webhooks.create({
    name: 'Образец',
    url: 'https://receiver.example/hook',
    entities: ['city', 'region'],
  })
  const receiver = await startReceiver()
  const listening = start(['listen', '--forward', receiver.address, '--events', 'city'])
  await listening.printed('Listening to')
  const { items } = await client.api.cities.list({ per_page: 10 })
  const ids = items.slice(0, 3).map(({ id }) => id)
  for (const id of ids) {
    const { version, population } = await client.api.cities.view({ id })
    await client.api.cities.update({ id, version, population: (population ?? 0) + 1 })
  }
  await listening.printed('→ 204', 3)
  const events = await receiver.read(secretIn(listening.output()))
  expect(events.map(({ type, data }) => [type, data.id])).toEqual(ids.map((id) => ['city.updated', id]))

  const deliveries = async () => (await client.api.webhookDeliveries.list({ webhook_id: webhook.id })).items
  await expect.poll(deliveries).toHaveLength(3)
  const sent = await Promise.all(
    (await deliveries()).map(async ({ id }) => (await client.api.webhookDeliveries.view({ id })).body),
  )
  expect(receiver.bodies.map(({ body }) => body).toSorted()).toEqual(sent.toSorted())
  expect(receiver.bodies[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'admin-panel-webhooks',
  })
  listening.child.kill('SIGINT')
  expect((await listening.ended()).code).toBe(0)
})

test('CLI: sign-ins, which the stream leaves out, are forwarded as well; without a receiver events are lines of JSON', async () => {
  const listening = start(['listen', '--events', 'city,user.signed_out'])
  await listening.printed('Listening to')
  const { items } = await client.api.cities.list({ per_page: 10 })
  const { id, version, population } = await client.api.cities.view({ id: items[0]?.id ?? 0 })
  await client.api.cities.update({ id, version, population: (population ?? 0) + 1 })
  await listening.printed('"type":"city.updated"')
  await client.signOut()
  await client.signIn({ email: 'admin@example.com', password: 'demo-password-2026' })
  await listening.printed('"type":"user.signed_out"')
  expect(listening.output()).not.toContain('signed_in')
})

test('a sample event is signed with the secret of the listener', async () => {
  const receiver = await startReceiver()
  const listening = start(['listen', '--forward', receiver.address, '--events', 'role'])
  await listening.printed('Listening to')
  await outputOf('trigger', 'order.status_changed', '--forward', receiver.address, '--id', '7')
  await outputOf('trigger', 'webhook.test', '--forward', receiver.address)
  expect(await receiver.read(secretIn(listening.output()))).toMatchObject([
    { type: 'order.status_changed', data: { entity: 'order', id: 7, event: 'status_changed', log_id: 1 } },
    { type: 'webhook.test', data: { entity: 'webhook', event: 'test', log_id: null } },
  ])
  const { code, output } = await endOf('trigger', 'order.created', '--forward', `http://localhost:${await freePort()}`)
  expect(code).toBe(1)
  expect(output).toContain('ECONNREFUSED')
})

test('an export is prepared, followed and saved', async () => {
  const file = join(folder, 'brands.csv')
  const filter = { is_original: true, is_active: true }
  const { meta } = await client.api.brands.list(filter)
  const output = await outputOf(
    'export',
    'brands.export',
    '--filter',
    'is_original=true',
    '--filter',
    'is_active=true',
    '--out',
    file,
  )
  expect(output).toMatch(/^Operation \d+\n/)
  expect(output).toContain(`${meta.total} of ${meta.total}\nSaved ${file}\n`)
  expect(meta.total).toBeGreaterThan(1)
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(meta.total + 1)
  const raw = join(folder, 'raw.csv')
  await outputOf('export', 'brands.export', '--raw', '--out', raw)
  expect([readFileSync(file, 'utf8')[0], readFileSync(raw, 'utf8')[0]]).toEqual([
    '\uFEFF',
    expect.stringMatching(/\p{L}/u),
  ])
  const wrong = await endOf('export', 'brands.export', '--filter', 'is_activ=true', '--out', file)
  expect(wrong.output).toBe('No filter is_activ. Did you mean is_active?\n')
})

test('the help of each command fits a screen', async () => {
  const help = await outputOf('--help')
  const commands = [...help.matchAll(/^ {2}(\w+)/gm)].map(([, name = '']) => name)
  expect(commands).toEqual(['login', 'api', 'listen', 'trigger', 'export', 'conform', 'completion'])
  const texts = await Promise.all(commands.map((name) => outputOf(name, '--help')))
  for (const text of [help, ...texts]) {
    const lines = text.trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(24)
    expect(lines.filter((line) => line.length > 80)).toEqual([])
  }
})

test('the help of an operation explains its fields, with limits, defaults and values', async () => {
  const help = await outputOf('api', 'serviceKeys.create', '--help')
  expect(help).toMatch(/^ {2}--name text, needed +The name\. 2 to 60 characters\.$/m)
  expect(help).toMatch(/^ {2}--requests_per_minute number +.* 1 to 6000\.$/m)
  const list = await outputOf('api', 'orders.list', '--help')
  expect(list).toMatch(/--per_page number +.* One of 10, 20, 50, 100\. By default 20\.$/m)
  expect(list).toMatch(/--status texts +.* One of new, awaiting_payment, processing/)
})

test('shells complete commands, operations, fields, their values and types of events', async () => {
  expect(await words('admin-panel ')).toContain('listen')
  expect(await words('admin-panel api productOffers.u')).toEqual(['productOffers.update', 'productOffers.upsert'])
  expect(await words('admin-panel api products.list --all --st')).toEqual(['--status'])
  expect(await words('admin-panel trigger order.st')).toEqual(['order.status_changed'])
  expect(await words('admin-panel api orders.list --status new,awaiting')).toEqual(['new,awaiting_payment'])
  expect(await words('admin-panel api brands.list --is_active ')).toEqual(['true', 'false'])
  expect(await words('admin-panel listen --events order.status')).toEqual(['order.status_changed'])
  expect(await outputOf('completion', 'bash')).toBe("complete -C 'admin-panel words' admin-panel\n")
})
