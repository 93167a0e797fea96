import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { insertMany } from '#records/many/insert-many.ts'
import { updateMany } from '#records/many/update-many.ts'
import type { KnownOffer } from './upsert-lookup.ts'
import { productOffer } from './schema.ts'

export interface Change {
  /** Undefined for a new offer, whose `id` is set after the insert. */
  before: KnownOffer | undefined
  id?: number
  company_id: number
  seller_sku: string
  /** The next values of changed columns. */
  fields: Record<string, unknown>
  stocks: { store_point_id: number; store_point_code: string; quantity: number; old: number | null }[]
}

const COLUMNS = [
  'price_kopecks',
  'old_price_kopecks',
  'last_price_kopecks',
  'price_quarantine',
  'vat_rate',
  'min_order',
  'delivery_days_min',
  'delivery_days_max',
] as const

const DEFAULTS = {
  old_price_kopecks: null,
  last_price_kopecks: null,
  price_quarantine: false,
  min_order: 1,
  delivery_days_min: 0,
  delivery_days_max: 3,
}

/** Writes all changes in three statements, regardless of the number of rows. */
export async function writeChanges(tx: Database, actor: Actor, changes: Change[]): Promise<void> {
  await insertNew(
    tx,
    actor,
    changes.filter(({ before }) => !before),
  )
  await updateExisting(tx, actor, changes)
  const shelves = changes.flatMap(({ before, id, stocks }) =>
    stocks.map(({ store_point_id, quantity }) => ({ offer_id: before?.id ?? id, store_point_id, quantity })),
  )
  if (shelves.length > 0)
    await tx.execute(sql`
      insert into stock (offer_id, store_point_id, quantity)
      select distinct on (offer_id, store_point_id) offer_id, store_point_id, quantity
      from json_to_recordset(${JSON.stringify(shelves)}) as input (offer_id int8, store_point_id int8, quantity int)
      on conflict (offer_id, store_point_id) do update set quantity = excluded.quantity`)
}

async function insertNew(tx: Database, actor: Actor, changes: Change[]): Promise<void> {
  const columns = ['company_id', 'product_id', 'seller_sku', ...COLUMNS]
  const rows = changes.map(({ company_id, seller_sku, fields }) => ({ ...DEFAULTS, ...fields, company_id, seller_sku }))
  const ids = await insertMany({ db: tx, actor }, productOffer, columns, rows)
  for (const [index, id] of ids.entries()) Object.assign(changes[index] ?? {}, { id })
}

/** A change of stock alone also increments the version of the offer. */
function updateExisting(tx: Database, actor: Actor, changes: Change[]): Promise<void> {
  const rows = changes.flatMap(({ before, fields }) => (before ? [{ ...before, ...fields, stocks: undefined }] : []))
  return updateMany({ db: tx, actor }, productOffer, COLUMNS, rows)
}
