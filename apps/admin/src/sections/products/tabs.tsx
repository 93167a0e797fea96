import { TabLink, TabLinks } from '@admin-panel/ui/tabs'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useIsSeller } from '#shared/use-is-seller.ts'

/** Cards of the previous system belong to no seller, to whom there is nothing to choose from. */
export function ProductTabs({ current }: { current: 'cards' | 'old' }) {
  const isSeller = useIsSeller()
  if (isSeller) return null
  return (
    <TabLinks>
      <TabLink render={<Link to="/products" />} {...(current === 'cards' && { 'aria-current': 'page' })}>
        {m.products_title()}
      </TabLink>
      <TabLink render={<Link to="/products/old" />} {...(current === 'old' && { 'aria-current': 'page' })}>
        {m.old_products_title()}
      </TabLink>
    </TabLinks>
  )
}
