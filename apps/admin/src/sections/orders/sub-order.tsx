import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import Printer from 'lucide-react/icons/printer'
import { m } from '#paraglide/messages.js'
import { Card } from '@admin-panel/ui/card'
import { Crumbs } from '#page/crumbs.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { Page } from '#page/page.tsx'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { BuyerFacts } from './buyer-facts.tsx'
import { SubOrderFigures } from './figures.tsx'
import { OrderHistory } from './history.tsx'
import { LaneContent } from './lane/lane.tsx'
import { SubOrderStatusMenu } from './lane/sub-order-status.tsx'
import { Undecided } from './lane/undecided.tsx'
import { STEP_KEY } from './lane/usual-move.ts'
import { PrintSheet } from './print-sheet.tsx'
import { PaymentChip } from './state-chip.tsx'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'
import { MoneyLine } from '#shop/orders/money-line.tsx'
import { Money } from './sums/money.tsx'
import { originalSums } from './sums/original-sums.ts'

/** The sums of a sub-order; VAT and commission refer to the remaining pieces. */
function SubOrderSums({ card }: { card: Schemas['SubOrderCard'] }) {
  const { vat_kopecks, commission_kopecks } = card
  return (
    <dl>
      <Money purchase={originalSums([card])} of={card} totalName={m.orders_sum_total()} />
      {vat_kopecks > 0 && <MoneyLine name={m.orders_sum_vat()} kopecks={vat_kopecks} />}
      {commission_kopecks !== null && <MoneyLine name={m.orders_sum_commission()} kopecks={commission_kopecks} />}
    </dl>
  )
}

function SubOrderPage({ record }: { record: Schemas['SubOrder'] }) {
  usePageActions([{ label: m.orders_print(), run: () => window.print() }])
  const order = record.number.replace(/-\d+$/, '')
  return (
    <Page
      hasThird
      title={m.orders_part_title({ number: record.number })}
      parent={
        <Crumbs
          to={[
            [pathTo('orders.list'), m.entity_order()],
            [pathTo('orders.byNumber', order), m.orders_one_title({ number: order })],
          ]}
        />
      }
      status={record.is_overdue && <StatusChip tone="red">{m.order_overdue()}</StatusChip>}
      actions={
        <>
          <Button onClick={() => window.print()}>
            <Printer aria-hidden />
            {m.orders_print()}
          </Button>
          <SubOrderStatusMenu card={record} shortcut={STEP_KEY} />
        </>
      }
      lead={<SubOrderFigures card={record} />}
    >
      <TwoColumns
        isPadded
        side={
          <>
            <Card title={m.orders_recipient()}>
              <BuyerFacts orderId={record.order_id} of={record} />
            </Card>
            <Card title={m.orders_payment()} actions={<PaymentChip status={record.payment_status} />}>
              <p className="mb-2 text-secondary">{record.payment_system.label}</p>
              <SubOrderSums card={record} />
            </Card>
            <RecordFacts entity="sub-order" record={record} />
          </>
        }
        history={<OrderHistory entries={record.history} />}
      >
        <Undecided cards={[record]} />
        <Card title={record.company.label} className="@container flex flex-col gap-3">
          <LaneContent card={record} delivery={record.delivery_type} hasSums={false} />
        </Card>
      </TwoColumns>
      <PrintSheet of={record} cards={[record]} />
    </Page>
  )
}

export const { Component, loader } = recordScreen(queries.subOrders.view, SubOrderPage)
