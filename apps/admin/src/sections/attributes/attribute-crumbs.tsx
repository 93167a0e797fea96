import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import type { Attribute } from './labels.ts'
import { pathTo } from '#data/paths.ts'

/** The breadcrumbs of an attribute's pages. */
export function AttributeCrumbs({ attribute }: { attribute?: Attribute }) {
  return (
    <Crumbs
      to={[
        [pathTo('handbooks'), m.handbooks_title()],
        [pathTo('attributes.list'), m.entity_attribute()],
        ...(attribute ? [[pathTo('attributes', attribute.id), attribute.name] as const] : []),
      ]}
    />
  )
}
