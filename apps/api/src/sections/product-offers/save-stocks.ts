import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Fields } from './fields.ts'

/** Replaces the stocks of an offer. Reservations on the remaining points are kept. */
export async function saveStocks(tx: Database, _actor: Actor, id: number, { stocks }: Fields): Promise<void> {
  if (!stocks) return
  const rows = JSON.stringify(stocks)
  await tx.execute(sql`
    delete from stock where offer_id = ${id} and store_point_id not in (
      select store_point_id from json_to_recordset(${rows}) as input (store_point_id int8))`)
  await tx.execute(sql`
    insert into stock (offer_id, store_point_id, quantity)
    select ${id}::int8, store_point_id, quantity from json_to_recordset(${rows}) as input (store_point_id int8, quantity int)
    on conflict (offer_id, store_point_id) do update set quantity = excluded.quantity
      where stock.quantity <> excluded.quantity`)
}
