import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import type { Attribute } from './labels.ts'

/** The breadcrumbs of an attribute's pages. */
export function AttributeCrumbs({ attribute }: { attribute?: Attribute }) {
  return (
    <Crumbs
      to={[
        ['/handbooks', m.handbooks_title()],
        ['/handbooks/attributes', m.attributes_title()],
        ...(attribute ? [[`/handbooks/attributes/${attribute.id}`, attribute.name] as const] : []),
      ]}
    />
  )
}
