import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { queries } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

/** Our makes and the legacy ones. */
export function MakeTabs({ current }: { current: 'ours' | 'old' }) {
  const { data } = useQuery(queries.legacyCarBrands.list({ status: ['unmapped'], per_page: 10 }))
  const count = data?.meta.total ?? 0
  return (
    <TabLinks>
      <TabLink render={<Link to={pathTo('carBrands.list', { tab: 'ours' })} />} isCurrent={current === 'ours'}>
        {m.car_brands_title()}
      </TabLink>
      <TabLink
        render={<Link to={pathTo('legacyCarBrands.list')} />}
        isCurrent={current === 'old'}
        count={count || undefined}
      >
        {m.car_brands_old_title()}
      </TabLink>
    </TabLinks>
  )
}
