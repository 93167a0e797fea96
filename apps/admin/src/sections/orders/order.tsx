import { orderSourceWords } from '#contract/enums/order-source.gen.ts'
import { isApiError, type ApiError, type Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import Printer from 'lucide-react/icons/printer'
import { useLoaderData, type LoaderFunctionArgs, type Params } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { Moment } from '#page/moment.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { Page } from '#page/page.tsx'
import { queries, queryClient } from '#data/queries.ts'
import { recordId } from '#data/record-id.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { RecordOfId } from '#record/record-screen.tsx'
import { byTerm } from './lane/by-term.ts'
import { Lane } from './lane/lane.tsx'
import { PrimaryStep } from './lane/primary-step.tsx'
import { Undecided } from './lane/undecided.tsx'
import { OrderFigures } from './figures.tsx'
import { OrderPast, OrderSide } from './order-side.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { OrderChip, PaymentChip } from './state-chip.tsx'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

function OrderPage({ record: order }: { record: Schemas['Order'] }) {
  usePageActions([{ label: m.orders_print(), run: () => window.print() }])
  return (
    <Page
      hasThird
      title={m.orders_one_title({ number: order.number })}
      parent={<Crumbs to={[[pathTo('orders.list'), m.entity_order()]]} />}
      status={
        <>
          <OrderChip status={order.status} />
          <PaymentChip status={order.payment_status} />
          {order.is_overdue && <StatusChip tone="red">{m.order_overdue()}</StatusChip>}
          <span className="text-secondary">
            <Moment time={order.placed_at} />, {orderSourceWords[order.source]().toLocaleLowerCase()},{' '}
            {order.city.label}
          </span>
        </>
      }
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {m.orders_print()}
          </Button>
          <PrimaryStep cards={order.sub_orders} orderTotal={order.total_kopecks} />
        </>
      }
      lead={<OrderFigures order={order} />}
    >
      <TwoColumns
        isPadded
        side={
          <>
            <OrderSide order={order} />
            <RecordFacts entity="order" record={order} />
          </>
        }
        history={<OrderPast order={order} />}
      >
        <Undecided cards={order.sub_orders} />
        {byTerm(order.sub_orders).map((card) => (
          <Lane key={card.id} card={card} order={order} />
        ))}
      </TwoColumns>
      <PrintSheet of={order} cards={order.sub_orders} />
    </Page>
  )
}

/** An address contains the order's number or its id; digits long enough for both are read as the number. */
async function orderAt(params: Params): Promise<number> {
  const { id: address = '' } = params
  if (/^\d{7,20}$/.test(address)) {
    try {
      const { id } = await queryClient.fetchQuery(byNumber(address))
      return id
    } catch (error) {
      if (!isApiError(error, 'not-found')) throw error
    }
  }
  const id = recordId({ id: address.replace(/^id-/, '') })
  await queryClient.ensureQueryData<Schemas['Order'], ApiError>(queries.orders.view({ id }))
  return id
}

function byNumber(number: string) {
  const query = queries.orders.viewByNumber({ number })
  return {
    ...query,
    // The page says itself that there is no such order.
    meta: { quiet: true },
    queryFn: async (context: Parameters<typeof query.queryFn>[0]) => {
      const order = await query.queryFn(context)
      queryClient.setQueryData(queries.orders.view({ id: order.id }).queryKey, order)
      return order
    },
  }
}

export const loader = ({ params }: LoaderFunctionArgs) => orderAt(params)

export function Component() {
  // The cast is safe: the loader returned it.
  const id = useLoaderData<number>()
  return <RecordOfId key={id} id={id} query={queries.orders.view} View={OrderPage} />
}
