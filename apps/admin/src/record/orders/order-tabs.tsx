import { TabLink, TabLinks } from '@admin-panel/ui/tabs'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'

export type OrderTab = 'orders' | 'shipments' | 'methods' | 'payment'

/** The screens of orders without a menu entry of their own. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const canSeeMethods = useCan('delivery')
  const canSeePayment = useCan('payment-system')
  const tabs: readonly (readonly [tab: OrderTab, to: string, label: string, isShown: boolean])[] = [
    ['orders', '/orders', m.order_tab_orders(), true],
    ['shipments', '/delivery?tab=shipments', m.order_tab_shipments(), true],
    ['methods', '/delivery?tab=methods', m.order_tab_methods(), canSeeMethods],
    ['payment', '/delivery?tab=payment', m.order_tab_payment(), canSeePayment],
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
