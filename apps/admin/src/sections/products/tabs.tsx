import { TabLink, TabLinks } from '@admin-panel/ui/tabs'
import { NavLink } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useIsSeller } from '#shared/use-is-seller.ts'

/** Cards of the previous system belong to no seller. */
export function ProductTabs() {
  const isSeller = useIsSeller()
  return (
    <TabLinks>
      <TabLink render={<NavLink to="/products" end />}>{m.products_title()}</TabLink>
      {!isSeller && <TabLink render={<NavLink to="/products/old" />}>{m.old_products_title()}</TabLink>}
    </TabLinks>
  )
}
