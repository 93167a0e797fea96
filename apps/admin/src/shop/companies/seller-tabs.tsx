import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { m } from '#paraglide/messages.js'

/** The lists of sellers and of what they are paid; who sees one of them sees no tabs. */
export function SellerTabs({ current }: { current: 'companies' | 'settlements' }) {
  const canSeeSellers = useCan('company')
  const canSeeSettlements = useCan('settlement')
  if (!canSeeSellers || !canSeeSettlements) return null
  return (
    <TabLinks aria-label={m.sellers_tabs()}>
      <TabLink render={<Link to={pathTo('companies.list')} />} isCurrent={current === 'companies'}>
        {m.entity_company()}
      </TabLink>
      <TabLink render={<Link to={pathTo('settlements.list')} />} isCurrent={current === 'settlements'}>
        {m.entity_settlement()}
      </TabLink>
    </TabLinks>
  )
}
