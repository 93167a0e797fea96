import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { createKeyClient } from '@admin-panel/sdk'
import { openOperation, prepareImport, type ImportRow } from '@admin-panel/sdk/operations'
import { parse } from 'csv-parse/sync'

// `node main.ts prices.csv 2` proposes the prices of a supplier for the offers of seller 2, and waits until a person decides.
// It ends with code 0 when the prices are changed, and with 2 when they are not. Started again, it goes on with the same file.
const { PANEL_URL = '', PANEL_KEY = '' } = process.env
const SKU = 'Артикул'
const PRICE = 'Цена'
const SHOWN = 20

const [file, seller] = process.argv.slice(2)
if (!file || !Number(seller)) throw new Error('Usage: node main.ts <prices.csv> <id of the seller>')

// No language: people read the messages of wrong lines in the panel, in Russian.
const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY })
const bytes = readFileSync(file)
const identity = createHash('sha256').update(`${seller} `).update(bytes).digest('hex').slice(0, 32)
const reason = `Прайс-лист поставщика ${basename(file)}, ${identity.slice(0, 8)}`

const operation = (await findPending()) ?? (await propose())
console.log(`Operation ${operation.id}: ${PANEL_URL}/operations/${operation.id}`)

let isReported = false
for await (const { status, done, total } of operation.follow({ until: 'end' })) {
  if (status === 'checking' || status === 'running') console.log(`${status}: ${done} of ${total}`)
  else if (status === 'prepared' || status === 'waiting') {
    if (!isReported) await report()
    isReported = true
  }
}

const { status, starter, changed, skipped, explanation } = operation.state
if (status === 'done')
  console.log(`Confirmed by ${starter?.label}: ${changed} prices changed, ${skipped} lines skipped`)
else {
  console.error(`Not done, ${status}: ${explanation ?? 'no reason is given'}`)
  process.exitCode = 2
}
client.dispose()

/** A decision may take longer than the day for which the server knows the idempotency key. */
async function findPending() {
  const pending = client.api.operations.list({
    mine: true,
    call: ['productOffers.upsert'],
    status: ['checking', 'prepared', 'waiting', 'running'],
  })
  for await (const { id, reason: given } of pending) if (given === reason) return openOperation(client, id)
  return undefined
}

function propose() {
  const { header, rows } = read()
  return prepareImport(
    client,
    'productOffers.upsert',
    {
      file: new File([bytes], basename(file ?? '')),
      header,
      mapping: { seller_sku: SKU, price_kopecks: PRICE },
      common: { company_id: Number(seller) },
      rows,
      reason,
    },
    { idempotencyKey: `supplier-prices-${identity}` },
  )
}

/** Prints what would change, and which lines would be skipped. */
async function report() {
  const { changed: changing, skipped: wrong, changes, explanation: why } = operation.state
  console.log(`${changing} prices would change, ${wrong} lines would be skipped`)
  for (const { entity_label, words } of changes) {
    const [before, after] = words['price_kopecks'] ?? []
    console.log(`  ${entity_label}: ${before ?? 'no price'} → ${after ?? 'as it is'}`)
  }
  const { items } = await client.api.operations.items({
    operation_id: operation.id,
    state: ['skipped'],
    per_page: SHOWN,
  })
  for (const { line, message } of items) console.log(`  line ${line} — ${message}`)
  if (wrong > SHOWN) console.log(`  and ${wrong - SHOWN} lines more`)
  console.log(`It waits for a person${why ? `: ${why}` : ''}`)
}

function read(): { header: string[]; rows: ImportRow<'productOffers.upsert'>[] } {
  const text = textOf(bytes)
  const [first = ''] = text.split('\n', 1)
  const numbers: number[] = []
  const [header = [], ...table] = parse(text, {
    delimiter: first.includes(';') ? ';' : ',',
    on_record: (cells: string[], { lines }) => (numbers.push(lines), cells),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  const [skuAt, priceAt] = [header.indexOf(SKU), header.indexOf(PRICE)]
  if (skuAt < 0 || priceAt < 0) throw new Error(`${file}: the columns «${SKU}» and «${PRICE}» are needed`)
  return {
    header,
    rows: table.map((cells, at) => ({
      line: numbers[at + 1] ?? 0,
      cells,
      ...rowOf(cells[skuAt] ?? '', cells[priceAt] ?? ''),
    })),
  }
}

function rowOf(seller_sku: string, price: string) {
  const roubles = Number(price.replaceAll(/\s|₽/g, '').replace(',', '.') || Number.NaN)
  if (Number.isFinite(roubles)) return { item: { seller_sku, price_kopecks: Math.round(roubles * 100) } }
  return { errors: [{ field: 'price_kopecks', message: `«${price}» — не число` }] }
}

/** Spreadsheets in Russia still save CSV in the encoding of Windows. */
function textOf(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1251').decode(content)
  }
}
