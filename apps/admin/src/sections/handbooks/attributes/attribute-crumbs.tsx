import { m } from '#paraglide/messages.js'
import { Crumbs } from '#page/crumbs.tsx'
import type { Attribute } from './labels.ts'

/** The way up, from a page of an attribute to its card as well. */
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
