import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { pathTo } from '#data/paths.ts'
import { useCan } from '#data/queries.ts'
import { m } from '#paraglide/messages.js'

type Tab = 'companies' | 'settlements' | 'reconciliations'

/** The lists of sellers, of what they are paid, and of what buyers have paid; who sees one of them sees no tabs. */
export function SellerTabs({ current }: { current: Tab }) {
  const offered: Record<Tab, [isOffered: boolean, title: string]> = {
    companies: [useCan('company'), m.entity_company()],
    settlements: [useCan('settlement'), m.entity_settlement()],
    reconciliations: [useCan('reconciliation'), m.entity_reconciliation()],
  }
  const tabs = (['companies', 'settlements', 'reconciliations'] as const).filter((tab) => offered[tab][0])
  if (tabs.length < 2) return null
  return (
    <TabLinks aria-label={m.sellers_tabs()}>
      {tabs.map((tab) => (
        <TabLink key={tab} render={<Link to={pathTo(`${tab}.list`)} />} isCurrent={current === tab}>
          {offered[tab][1]}
        </TabLink>
      ))}
    </TabLinks>
  )
}
