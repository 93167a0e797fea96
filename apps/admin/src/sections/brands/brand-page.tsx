import { TabLink, TabLinks } from '@admin-panel/ui/tab-links'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import { useCan } from '#data/queries.ts'
import { aliasTabs, type AliasTab } from './tab-names.ts'
import { pathTo } from '#data/paths.ts'

const labels: Record<AliasTab, () => string> = {
  abcp: m.enum_alias_source_abcp,
  tech: m.enum_alias_source_tecdoc,
  other: m.brands_tab_other,
}

export function BrandCrumbs() {
  return (
    <Crumbs
      to={[
        [pathTo('handbooks'), m.handbooks_title()],
        [pathTo('brands.list'), m.entity_brand()],
      ]}
    />
  )
}

/** The brand itself and its spellings by source. */
export function BrandTabs({ id, current }: { id: number; current: AliasTab | 'seo' | null }) {
  const canReadSeo = useCan(['meta-data.view', 'meta-data.index'], 'any')
  return (
    <TabLinks>
      <TabLink render={<Link to={pathTo('brands', id)} />} isCurrent={current === null}>
        {m.brands_tab_own()}
      </TabLink>
      {aliasTabs.map((tab) => (
        <TabLink key={tab} render={<Link to={pathTo(`brands.${tab}`, id)} />} isCurrent={current === tab}>
          {labels[tab]()}
        </TabLink>
      ))}
      {canReadSeo && (
        <TabLink render={<Link to={pathTo('brands', id, { tab: 'seo' })} />} isCurrent={current === 'seo'}>
          {m.brands_tab_seo()}
        </TabLink>
      )}
    </TabLinks>
  )
}
