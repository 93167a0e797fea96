import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

/** Changes of records, and brands that sellers propose. */
export function QueueTabs({ current }: { current: 'records' | 'brands' }) {
  const canSeeRecords = useCan('moderation')
  const canSeeBrands = useCan('brand-moderation')
  return (
    <TabLinks aria-label={m.moderation_tabs()}>
      {canSeeRecords && (
        <TabLink render={<Link to={pathTo('moderation.list')} />} isCurrent={current === 'records'}>
          {m.moderation_tab_records()}
        </TabLink>
      )}
      {canSeeBrands && (
        <TabLink render={<Link to={pathTo('brandModeration.list')} />} isCurrent={current === 'brands'}>
          {m.entity_brand()}
        </TabLink>
      )}
    </TabLinks>
  )
}
