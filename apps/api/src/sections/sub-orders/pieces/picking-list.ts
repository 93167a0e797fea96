import type { Schemas } from '@admin-panel/sdk'
import { and, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'

/** Lists the pieces of several unshipped sub-orders by point, brand and article, the order of picking. */
export async function pickingList(db: Database, actor: Actor, ids: number[]): Promise<Schemas['PickingLine'][]> {
  const { rows } = await db.execute<Schemas['PickingLine']>(sql`
    select case when point.id is not null then json_build_object('id', point.id, 'label', point.name) end as store_point,
      wanted.product_id, wanted.name, wanted.article, wanted.brand, wanted.quantity, wanted.sub_orders
    from (
      select store_point_id, product_id, item.name, article, brand, sum(pieces)::int as quantity,
        json_agg(json_build_object('id', sub_order.id, 'number', number, 'quantity', pieces) order by sub_order.id) as sub_orders
      from sub_order join lateral (
        select product_id, name, article, brand, sum(quantity - cancelled_qty - returned_qty)::int as pieces
        from sub_order_item where sub_order_id = sub_order.id group by 1, 2, 3, 4) item on pieces > 0
      where ${and(
        inArray(subOrder.id, ids),
        inArray(subOrder.status, ['new', 'confirmed', 'assembling', 'ready_to_ship']),
        withinCompanies(actor, subOrder.company_id),
      )}
      group by 1, 2, 3, 4, 5) wanted
      left join store_point point on point.id = store_point_id
    order by point.name collate "unicode", wanted.brand collate "unicode", wanted.article, wanted.product_id`)
  return rows
}
