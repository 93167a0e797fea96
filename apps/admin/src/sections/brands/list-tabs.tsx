import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { queries, useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

/** The brands and the unassigned spellings. */
export function ListTabs({ current }: { current: 'all' | 'unmapped' }) {
  const { data } = useQuery(queries.brandAliases.list({ status: ['unmapped'], per_page: 10 }))
  const canSeeRequests = useCan('brand-moderation')
  const count = data?.meta.total ?? 0
  return (
    <TabLinks>
      <TabLink render={<Link to={pathTo('brands.list')} />} isCurrent={current === 'all'}>
        {m.entity_brand()}
      </TabLink>
      <TabLink
        render={<Link to={pathTo('brands.unmapped')} />}
        isCurrent={current === 'unmapped'}
        count={count || undefined}
      >
        {m.brands_unmapped()}
      </TabLink>
      {canSeeRequests && (
        <TabLink render={<Link to={pathTo('brandModeration.list')} />}>{m.entity_brand_moderation()}</TabLink>
      )}
    </TabLinks>
  )
}
