import type { Schemas } from '@admin-panel/sdk'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isStaff } from '#query/scope.ts'
import type { ListFilters } from '#contract/handlers.ts'
import { text } from '#text/language/language.ts'
import { subOrder, type SubOrderStatus } from '#sections/sub-orders/schema.ts'
import { FINAL, finalInSql, subOrderStatuses } from './statuses.ts'

type Holder = keyof ListFilters<'subOrders.list'> & ('company_id' | 'store_point_id' | 'pickup_point_id' | 'product_id')
export type Obstacle = Schemas['Obstacle']

/** The column that holds the id, and where it stands. */
const held: Record<Holder, { id: SQL; from: SQL }> = {
  company_id: { id: sql`company_id`, from: sql`sub_order` },
  store_point_id: { id: sql`store_point_id`, from: sql`sub_order` },
  pickup_point_id: {
    id: sql`pickup_point_id`,
    from: sql`(select sub_order.*, pickup_point_id from sub_order join "order" on "order".id = order_id) sub_order`,
  },
  product_id: {
    id: sql`product_id`,
    from: sql`(select distinct sub_order.id, status, product_id from sub_order_item join sub_order on sub_order.id = sub_order_id) sub_order`,
  },
}

const unpaid: SubOrderStatus[] = ['awaiting_payment']
const begun = Object.keys(subOrderStatuses.labels).filter(
  (status) => ![...unpaid, ...FINAL].some((other) => other === status),
)

/** The unfinished sub-orders that block the end of each record; a record without any is left out. */
export async function openSubOrders(
  db: Database,
  actor: Principal,
  holder: Holder,
  ids: readonly number[],
): Promise<Map<number, Obstacle[]>> {
  const { id, from } = held[holder]
  const { rows } = await db.execute<{ id: number; unpaid: number; begun: number }>(sql`
    select ${id} as id, count(*) filter (where status = 'awaiting_payment')::int as unpaid,
      count(*) filter (where status <> 'awaiting_payment')::int as begun
    from ${from} where ${id} = any(${sql.param(ids)}::int8[]) and not ${finalInSql(subOrder.status)} group by ${id}`)
  const obstacle = (label: string, record: number, statuses: readonly string[], count: number): Obstacle[] =>
    count === 0
      ? []
      : [
          {
            label: text(label),
            count,
            list: 'subOrders',
            // A seller sees their own sub-orders alone.
            query: isStaff(actor) ? `${holder}=${record}&status=${statuses.join(',')}` : null,
          },
        ]
  return new Map(
    rows.map((row) => [
      row.id,
      [
        ...obstacle('Ждут оплаты', row.id, unpaid, row.unpaid),
        ...obstacle('Незавершённые заказы', row.id, begun, row.begun),
      ],
    ]),
  )
}

export const countOf = (obstacles: readonly Obstacle[]): number => obstacles.reduce((sum, { count }) => sum + count, 0)
