import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { DescriptionItem } from '@admin-panel/ui/description-list'
import Printer from 'lucide-react/icons/printer'
import { m } from '#paraglide/messages.js'
import { Card } from '#page/card.tsx'
import { Crumbs } from '#page/crumbs.tsx'
import { Moment } from '#page/moment.tsx'
import { usePageActions } from '#page/page-actions.ts'
import { Page } from '#page/page.tsx'
import { queries } from '#data/queries.ts'
import { RecordFacts } from '#record/record-facts.tsx'
import { recordScreen } from '#record/record-screen.tsx'
import { BuyerFacts } from './buyer-facts.tsx'
import { Lane } from './lane/lane.tsx'
import { PrintSheet } from './print-sheet.tsx'
import { PaymentChip } from './state-chip.tsx'
import { OrderTimeline } from './timeline.tsx'
import { pathTo } from '#data/paths.ts'
import { TwoColumns } from '#page/two-columns.tsx'

function SubOrderPage({ record }: { record: Schemas['SubOrder'] }) {
  usePageActions([{ label: m.orders_print(), run: () => window.print() }])
  const order = record.number.replace(/-\d+$/, '')
  return (
    <Page
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
        <Button onClick={() => window.print()}>
          <Printer aria-hidden />
          {m.orders_print()}
        </Button>
      }
    >
      <TwoColumns
        isPadded
        side={
          <>
            <Card title={m.orders_recipient()}>
              <BuyerFacts of={record} />
            </Card>
            <Card title={m.orders_payment()} actions={<PaymentChip status={record.payment_status} />}>
              <p className="text-secondary">{record.payment_system.label}</p>
            </Card>
            <RecordFacts record={record}>
              <DescriptionItem name={m.orders_column_placed()}>
                <Moment time={record.placed_at} />
              </DescriptionItem>
            </RecordFacts>
          </>
        }
      >
        <Lane card={record} />
        <OrderTimeline entries={record.history} />
      </TwoColumns>
      <PrintSheet of={record} cards={[record]} />
    </Page>
  )
}

export const { Component, loader } = recordScreen(queries.subOrders.view, SubOrderPage)
