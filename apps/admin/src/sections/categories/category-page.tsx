import type { Schemas } from '@admin-panel/sdk'
import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { useCan } from '#data/queries.ts'
import { pathTo } from '#data/paths.ts'

/** The breadcrumbs follow the tree. */
export function CategoryCrumbs({ category }: { category: Schemas['Category'] }) {
  return (
    <Crumbs
      to={[
        [pathTo('handbooks'), m.handbooks_title()],
        [pathTo('categories.list'), m.entity_category()],
        ...category.ancestors.map(({ id, label }) => [pathTo('categories', id), label] as const),
      ]}
    />
  )
}

export function CategoryTabs({ current }: { current: 'own' | 'seo' }) {
  const canReadSeo = useCan(['meta-data.view', 'meta-data.index'], 'any')
  if (!canReadSeo) return null
  return (
    <TabLinks>
      <TabLink render={<Link to={{ search: '' }} />} isCurrent={current === 'own'}>
        {m.categories_tab_own()}
      </TabLink>
      <TabLink render={<Link to={{ search: '?tab=seo' }} />} isCurrent={current === 'seo'}>
        {m.categories_tab_seo()}
      </TabLink>
    </TabLinks>
  )
}
