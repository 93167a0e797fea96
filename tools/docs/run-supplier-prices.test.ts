import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOperation } from '@admin-panel/sdk/operations'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { keyWithRolesOf, type Offer, SELLER, someOffers, openPanel } from './panel.ts'
import { type Program, startProgram } from './program.ts'

const { url, client, folder } = await openPanel()

/** A key that sees offers and may not change them. */
const viewerKey = async () => (await keyWithRolesOf(client, 'viewer@example.com')).secret
const start = (args: string[], key: string) =>
  startProgram(join(root, 'examples/supplier-prices/main.ts'), args, { PANEL_URL: url, PANEL_KEY: key })

/** A price list as a supplier sends it: for people, in the encoding of Windows. */
function priceList(name: string, offers: readonly Offer[], addition: number, more = ''): string {
  const file = join(folder, name)
  const lines = offers.map(
    ({ seller_sku, price_kopecks }) => `${seller_sku};${String((price_kopecks + addition) / 100).replace('.', ',')} ₽`,
  )
  writeFileSync(file, ['Артикул;Цена', ...lines, more].join('\r\n'))
  return file
}

const pricesOf = (offers: readonly Offer[]) =>
  Promise.all(offers.map(async ({ id }) => (await client.api.productOffers.view({ id })).price_kopecks))

/** The operation of a program: it says its number first. */
async function operationOf(program: Program) {
  await program.printed('It waits for a person')
  const [, id] = /Operation (\d+)/.exec(program.output()) ?? []
  return openOperation(client, Number(id))
}

test('the prices of a supplier wait for a person; killed and started again, the tool goes on with the same operation', async () => {
  const offers = await someOffers(client, 5)
  const before = await pricesOf(offers)
  const file = priceList('supplier.csv', offers, 150, 'W 914;по запросу\r\nnone;5')
  const key = await viewerKey()
  const args = [file, String(SELLER.company)]

  const first = start(args, key)
  const { id } = await operationOf(first)
  await first.kill()
  const second = start(args, key)
  const operation = await operationOf(second)
  expect(operation.id).toBe(id)
  expect(await pricesOf(offers)).toEqual(before)
  expect(operation.state).toMatchObject({
    status: 'waiting',
    changed: 5,
    skipped: 2,
    kind: 'import',
    source_name: 'supplier.csv',
  })

  await expect(operation.start()).rejects.toMatchObject({ kind: 'conflict', details: { skip_invalid: ['2'] } })
  await operation.start({ skip_invalid: true })
  const output = await second.wholeOutput()
  expect(output).toContain(`${url}/operations/${id}`)
  expect(output).toContain('5 prices would change, 2 lines would be skipped')
  expect(output).toMatch(/\s₽ → .*\s₽/)
  expect(output).toContain('line 7 — Цена: «по запросу» — не число')
  expect(output).toMatch(/line 8 — /)
  expect(output).toMatch(/Confirmed by \S.*: 5 prices changed, 2 lines skipped/)
  expect(await pricesOf(offers)).toEqual(before.map((price) => price + 150))

  const again = await start(args, key).wholeOutput()
  expect(again).toContain(`/operations/${id}`)

  const undoing = await operation.undo({ start: true })
  await undoing.done()
  expect(await pricesOf(offers)).toEqual(before)
})

test('the prices of a supplier that are sent back end the tool with the comment and another code than 0', async () => {
  const offers = await someOffers(client, 2)
  const before = await pricesOf(offers)
  const file = priceList('wrong.csv', offers, 500)
  const key = await viewerKey()
  const program = start([file, String(SELLER.company)], key)
  const { id } = await operationOf(program)
  await client.api.operations.reject({ id, comment: 'Это прошлогодние цены' })

  const { code, output } = await program.ended()
  expect(code).toBe(2)
  expect(output).toContain('Not done, rejected: Это прошлогодние цены')
  expect(await pricesOf(offers)).toEqual(before)
})
