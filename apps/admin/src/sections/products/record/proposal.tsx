import { m } from '#paraglide/messages.js'
import type { Product } from './values.ts'

/** Says that the changes of a seller are proposed to the moderators. */
export function Proposal({ product }: { product: Product | null }) {
  return (
    <p className="rounded-xl bg-blue-soft px-3 py-2 text-blue-text">
      {product?.pending_moderation_id ? m.product_will_replace() : m.product_will_propose()}
    </p>
  )
}
