import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { useIsSeller } from '#data/access/use-is-seller.ts'
import { pathTo } from '#data/paths.ts'

type Tab = 'cards' | 'offers' | 'old'

/** Legacy cards belong to no seller, so sellers have no tabs. */
export function ProductTabs({ current }: { current: Tab }) {
  const isSeller = useIsSeller()
  const canSeeCards = useCan('product')
  const canSeeOffers = useCan('product-offer')
  const tabs: readonly [tab: Tab, path: string, label: string, isShown: boolean][] = [
    ['cards', pathTo('products.list'), m.entity_product(), canSeeCards],
    ['offers', pathTo('productOffers.list'), m.entity_product_offer(), canSeeOffers],
    ['old', pathTo('legacyProducts.list'), m.old_products_title(), canSeeCards && !isSeller],
  ]
  const visibleTabs = tabs.filter(([, , , isShown]) => isShown)
  if (visibleTabs.length < 2) return null
  return (
    <TabLinks>
      {visibleTabs.map(([tab, path, label]) => (
        <TabLink key={tab} render={<Link to={path} />} isCurrent={current === tab}>
          {label}
        </TabLink>
      ))}
    </TabLinks>
  )
}
