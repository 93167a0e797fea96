import { TabLink, TabLinks } from '@admin-panel/ui/tabs'
import { NavLink } from 'react-router'
import { m } from '#paraglide/messages.js'

export function ProductTabs() {
  return (
    <TabLinks>
      <TabLink render={<NavLink to="/products" end />}>{m.products_title()}</TabLink>
      <TabLink render={<NavLink to="/products/old" />}>{m.old_products_title()}</TabLink>
    </TabLinks>
  )
}
