import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { useCan } from '#data/queries.ts'
import type { City } from './labels.ts'
import { pathTo } from '#data/paths.ts'

/** `city` is set on pages below the city's own. */
export function CityCrumbs({ city }: { city?: City | null }) {
  return (
    <Crumbs
      to={[
        [pathTo('handbooks'), m.handbooks_title()],
        [pathTo('cities.list'), m.entity_city()],
        ...(city ? [[pathTo('cities', city.id), city.name] as const] : []),
      ]}
    />
  )
}

export function CityTabs({ current }: { current: 'own' | 'seo' }) {
  const canReadSeo = useCan(['meta-data.view', 'meta-data.index'], 'any')
  if (!canReadSeo) return null
  return (
    <TabLinks>
      <TabLink render={<Link to={{ search: '' }} />} isCurrent={current === 'own'}>
        {m.cities_tab_own()}
      </TabLink>
      <TabLink render={<Link to={{ search: '?tab=seo' }} />} isCurrent={current === 'seo'}>
        {m.cities_tab_seo()}
      </TabLink>
    </TabLinks>
  )
}
