import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

export type OrderTab = 'orders' | 'shipments' | 'incoming' | 'methods' | 'payment'

/** The screens of orders without a menu entry of their own. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const canReceive = useCan('order.receive')
  const canSeeMethods = useCan('delivery')
  const canSeePayment = useCan('payment-system')
  const tabs: readonly (readonly [tab: OrderTab, to: string, label: string, isShown: boolean])[] = [
    ['orders', pathTo('orders.list'), m.entity_order(), true],
    ['shipments', pathTo('shipments.list'), m.order_tab_shipments(), true],
    ['incoming', pathTo('facts.list', { state: 'waiting,refused' }), m.entity_fact(), canReceive],
    ['methods', pathTo('deliveries.list'), m.order_tab_rates(), canSeeMethods],
    ['payment', pathTo('paymentSystems.list'), m.entity_payment_system(), canSeePayment],
  ]
  return (
    <TabLinks aria-label={m.order_tabs()}>
      {tabs.map(
        ([tab, to, label, isShown]) =>
          isShown && (
            <TabLink key={tab} render={<Link to={to} />} isCurrent={tab === current}>
              {label}
            </TabLink>
          ),
      )}
    </TabLinks>
  )
}
