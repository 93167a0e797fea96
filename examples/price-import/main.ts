import { createReadStream, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createKeyClient, isApiError, type Params } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { parse } from 'csv-parse'

// Nightly: `node main.ts prices.csv`, with a header of company_id,seller_sku,price,store_point_code,quantity.
// A run that was killed goes on where it stopped: start it again.
const { PANEL_URL = '', PANEL_KEY = '' } = process.env
const BATCH = Number(process.env['BATCH'] ?? 200)
const BATCHES_PER_SECOND = Number(process.env['BATCHES_PER_SECOND'] ?? 2)

type Batch = Params<'productOffers.receive'>

interface Line {
  readonly number: number
  readonly bytes: number
  readonly row: Batch['items'][number]
}

/** The state that survives a kill. */
interface Progress {
  /** The hash of the file: a place in another file would be that of other lines. */
  readonly identity: string
  readonly line: number
  readonly accepted: number
  readonly refused: number
}

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: node main.ts <file.csv>')
const total = statSync(file).size
const journal = `${file}.progress.json`
const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY, language: 'en', messages: englishMessages })

const identity = await hashOf(file)
const earlier: Partial<Progress> = existsSync(journal) ? JSON.parse(readFileSync(journal, 'utf8')) : {}
let progress: Progress = { line: 1, accepted: 0, refused: 0, ...(earlier.identity === identity && earlier), identity }
for await (const batch of batches(file, progress.line)) {
  const started = Date.now()
  progress = await send(batch, progress)
  keep(progress)
  draw(batch.at(-1)?.bytes ?? 0)
  await sleep(Math.max(0, 1000 / BATCHES_PER_SECOND - (Date.now() - started)))
}
rmSync(journal, { force: true })
draw(total)
process.stderr.write('\n')
console.log(`${progress.accepted} lines accepted, ${progress.refused} refused`)
client.dispose()

/** The lines after `done`, in batches, read from the disk as they are needed. */
async function* batches(path: string, done: number): AsyncGenerator<readonly Line[]> {
  let batch: Line[] = []
  const rows = createReadStream(path).pipe(parse({ columns: true, info: true, bom: true }))
  for await (const { record, info } of rows) {
    if (info.lines <= done) continue
    batch.push({ number: info.lines, bytes: info.bytes, row: rowOf(record) })
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function rowOf({ company_id, seller_sku, price, store_point_code, quantity }: Record<string, string>) {
  return {
    company_id: Number(company_id),
    seller_sku: seller_sku ?? '',
    price_kopecks: Math.round(Number(price) * 100),
    stocks: [{ store_point_code: store_point_code ?? '', quantity: Number(quantity) }],
  }
}

/** Sends a batch until it is answered. One that was sent before a kill changes nothing again. */
async function send(batch: readonly Line[], before: Progress): Promise<Progress> {
  const last = batch.at(-1)?.number ?? before.line
  const items = batch.map(({ row }) => row)
  for (;;)
    try {
      const received = await client.api.productOffers.receive({ items })
      const refused = received.items.filter(({ outcome }) => outcome === 'refused')
      for (const { row, errors } of refused)
        for (const { field, message } of errors)
          process.stderr.write(`\nline ${batch[row]?.number}, ${field}: ${message}\n`)
      return {
        identity,
        line: last,
        accepted: before.accepted + received.items.length - refused.length,
        refused: before.refused + refused.length,
      }
    } catch (error) {
      if (!isApiError(error) || !['network', 'timeout', 'server', 'rate-limit'].includes(error.kind)) throw error
      await sleep(error.retryAfter ?? 1000)
    }
}

/** Replaces the journal as a whole, so that a kill leaves the old one or the new one. */
function keep(state: Progress) {
  writeFileSync(`${journal}.new`, JSON.stringify(state))
  renameSync(`${journal}.new`, journal)
}

function draw(bytes: number) {
  const share = total === 0 ? 1 : bytes / total
  process.stderr.write(`\r${'█'.repeat(Math.round(share * 30)).padEnd(30, '░')} ${Math.round(share * 100)} %`)
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}
