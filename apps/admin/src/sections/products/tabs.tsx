import { TabLink, TabLinks } from '@admin-panel/ui/tabs'
import { NavLink } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useIsSeller } from '#shared/use-is-seller.ts'

/** Cards of the previous system belong to no seller, to whom there is nothing to choose from. */
export function ProductTabs() {
  const isSeller = useIsSeller()
  if (isSeller) return null
  return (
    <TabLinks>
      <TabLink render={<NavLink to="/products" end />}>{m.products_title()}</TabLink>
      <TabLink render={<NavLink to="/products/old" />}>{m.old_products_title()}</TabLink>
    </TabLinks>
  )
}
