import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { queries, useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

/** Cities, regions and legacy cities. */
export function GeoTabs({ current }: { current: 'cities' | 'regions' | 'old' }) {
  const canReadRegions = useCan('region')
  const { data } = useQuery(queries.legacyCities.list({ status: ['unmapped'], per_page: 10 }))
  const count = data?.meta.total ?? 0
  return (
    <TabLinks>
      <TabLink render={<Link to={pathTo('cities.list', { tab: 'cities' })} />} isCurrent={current === 'cities'}>
        {m.entity_city()}
      </TabLink>
      {canReadRegions && (
        <TabLink render={<Link to={pathTo('regions.list')} />} isCurrent={current === 'regions'}>
          {m.entity_region()}
        </TabLink>
      )}
      <TabLink
        render={<Link to={pathTo('legacyCities.list')} />}
        isCurrent={current === 'old'}
        count={count || undefined}
      >
        {m.cities_old_title()}
      </TabLink>
    </TabLinks>
  )
}
