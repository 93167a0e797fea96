import { DatabaseSync } from 'node:sqlite'
import { createKeyClient, isApiError, type Item } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { streamEvents, type LiveEvent } from '@admin-panel/sdk/events'

// `node main.ts mirror.db` keeps a table of all offers equal to the panel's. Kill it at any time, and start it again.
const { PANEL_URL = '', PANEL_KEY = '' } = process.env
const ENTITY = 'product-offer'

type Offer = Pick<
  Item<'productOffers.list'>,
  'id' | 'company_id' | 'seller_sku' | 'price_kopecks' | 'status' | 'version'
>

const [file] = process.argv.slice(2)
if (!file) throw new Error('Usage: node main.ts <file.db>')
const db = new DatabaseSync(file)
db.exec(`
  pragma journal_mode = wal;
  create table if not exists offer (
    id integer primary key, company_id integer, seller_sku text, price_kopecks integer, status text, version integer
  );
  create table if not exists place (id integer primary key check (id = 1), event text not null);
`)
const save = db.prepare(`
  insert into offer values ($id, $company_id, $seller_sku, $price_kopecks, $status, $version)
  on conflict (id) do update set company_id = $company_id, seller_sku = $seller_sku, price_kopecks = $price_kopecks,
    status = $status, version = $version
`)
const remove = db.prepare('delete from offer where id = ?')
const keepPlace = db.prepare('insert into place values (1, ?) on conflict (id) do update set event = excluded.event')

const client = createKeyClient({ baseUrl: PANEL_URL, key: PANEL_KEY, language: 'en', messages: englishMessages })
const stopping = new AbortController()
process.once('SIGTERM', () => stopping.abort())

// A place that the server does not know is answered with a reset: that is how an empty mirror begins.
const since = db.prepare('select event from place').get()?.['event'] ?? 'the beginning'
try {
  for await (const event of streamEvents(client, { since: String(since), signal: stopping.signal })) {
    const change = await changeOf(event)
    // The rows and the place are stored together or not at all, so that a kill in between repeats the event.
    db.exec('begin immediate')
    change()
    keepPlace.run(event.id)
    db.exec('commit')
    console.log(`${event.type} ${event.id}`)
  }
} catch (error) {
  if (!isApiError(error, 'aborted')) throw error
}
client.dispose()
db.close()

/** Reads what an event is about, before the transaction begins, and returns what is to be written. */
async function changeOf(event: LiveEvent): Promise<() => void> {
  const changes = event.type === 'changes' ? event.items.filter(({ entity }) => entity === ENTITY) : []
  if (event.type === 'reset' || changes.some(({ ids }) => ids === null)) return readAll()
  const ids = new Set(changes.flatMap(({ ids }) => ids ?? []))
  const offers = await Promise.all([...ids].map(async (id) => ({ id, offer: await offerOf(id) })))
  return () => {
    for (const { id, offer } of offers)
      if (offer) save.run(valuesOf(offer))
      else remove.run(id)
  }
}

/** Reads every offer; what is no longer there goes. An offer that changes meanwhile comes again, as the last one. */
async function readAll(): Promise<() => void> {
  const offers = new Map<number, Offer>()
  for await (const offer of client.api.productOffers.list({ sort: ['updated_at'], per_page: 100 }))
    offers.set(offer.id, offer)
  return () => {
    db.exec('delete from offer')
    for (const offer of offers.values()) save.run(valuesOf(offer))
  }
}

async function offerOf(id: number): Promise<Offer | undefined> {
  try {
    return await client.api.productOffers.view({ id })
  } catch (error) {
    if (isApiError(error, 'not-found')) return undefined
    throw error
  }
}

function valuesOf({ id, company_id, seller_sku, price_kopecks, status, version }: Offer) {
  return { id, company_id, seller_sku, price_kopecks, status, version }
}
