import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { say } from '#text/language/say.ts'

export interface Reserved {
  offer_id: number
  name: string
  pieces: number
}

/**
 * Reserves pieces at a point, or throws if too few are free. Rows are locked in one order, so that concurrent calls
 * cannot deadlock.
 */
export async function reserve(tx: Database, pointId: number | null, items: readonly Reserved[]): Promise<void> {
  if (pointId === null) throw conflict('Выберите точку отгрузки')
  const quantities = byOffer(items)
  const { rows } = await tx.execute<{ offer_id: number; free: number }>(sql`
    select offer_id, quantity - reserved as free from stock
    where store_point_id = ${pointId} and offer_id = any(${sql.param([...quantities.keys()])}::int8[])
    order by offer_id for no key update`)
  const freeByOffer = new Map(rows.map((row) => [row.offer_id, row.free]))
  for (const [offerId, { name, pieces }] of quantities) {
    const available = freeByOffer.get(offerId) ?? 0
    if (available < pieces) throw conflict(say`Не хватает остатка: ${name}, доступно ${available}`)
  }
  await changeStock(tx, pointId, quantities, sql`reserved = reserved + input.pieces`)
}

/** Releases reserved pieces for sale. */
export async function release(tx: Database, pointId: number | null, items: readonly Reserved[]): Promise<void> {
  await changeStock(tx, pointId, byOffer(items), sql`reserved = greatest(reserved - input.pieces, 0)`)
}

/** Deducts reserved pieces from the stock when the carrier has them. */
export async function takeOff(tx: Database, pointId: number | null, items: readonly Reserved[]): Promise<void> {
  await changeStock(
    tx,
    pointId,
    byOffer(items),
    sql`quantity = greatest(quantity - input.pieces, 0), reserved = greatest(reserved - input.pieces, 0)`,
  )
}

async function changeStock(tx: Database, pointId: number | null, quantities: Map<number, Reserved>, change: SQL) {
  if (pointId === null || quantities.size === 0) return
  await tx.execute(sql`
    update stock set ${change}
    from unnest(${sql.param([...quantities.keys()])}::int8[], ${sql.param([...quantities.values()].map(({ pieces }) => pieces))}::int4[])
      as input (offer_id, pieces)
    where stock.offer_id = input.offer_id and stock.store_point_id = ${pointId}`)
}

function byOffer(items: readonly Reserved[]): Map<number, Reserved> {
  const quantities = new Map<number, Reserved>()
  for (const item of items) {
    if (item.pieces === 0) continue
    const existing = quantities.get(item.offer_id)
    quantities.set(item.offer_id, existing ? { ...existing, pieces: existing.pieces + item.pieces } : item)
  }
  return quantities
}
