import { exportOf } from '#export/export-list.ts'
import type { Section } from '#contract/handlers.ts'
import { receive } from '#sections/facts/public.ts'
import { exportColumns } from './export-columns.ts'
import * as queries from './queries.ts'
import { orderFact } from './receive/apply.ts'
import { planOrder } from './receive/plan.ts'
import { revisionFact } from './order-revision.ts'
import { reviseOrder } from './revise.ts'

export const orders = {
  'orders.list': ({ query, db, actor }) => queries.listOrders(db, actor, query),
  'orders.options': async ({ query, db, actor }) => ({ items: await queries.orderOptions(db, actor, query) }),
  'orders.view': ({ params, db, actor }) => queries.findOrder(db, actor, params.id),
  'orders.viewByNumber': ({ params, db, actor }) => queries.findByNumber(db, actor, params.number),
  'orders.update': (call) => reviseOrder(call, call.body),
  'orders.receive': ({ body, db, actor }) => receive({ db, actor }, orderFact, body.items),
  'orders.plan': ({ query, db, actor }) => planOrder(db, actor, query),
  'orders.revise': ({ body, db, actor }) => receive({ db, actor }, revisionFact, body.items),
  'orders.export': exportOf({
    entity: 'order',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'orders'>
