import type { Schemas } from '@admin-panel/sdk'
import { useQuery } from '@tanstack/react-query'
import { queries, useCan } from '#data/queries.ts'
import { isOpen } from '#shop/moderation/desks.ts'
import { useWalk } from '#shop/moderation/use-next.ts'
import { QueueStrip } from './queue-strip.tsx'
import { Storefront } from './storefront.tsx'

const NEXT = 5
const PAGE = 10

/** Below the changes: the card as buyers will see it, and what comes next. Both appear together, so neither moves the other. */
export function Beneath({ request, canDecide }: { request: Schemas['Moderation']; canDecide: boolean }) {
  const { id, entity, entity_id, current } = request
  const walk = useWalk()
  const isProduct = useCan('product.view') && entity === 'product' && current !== null
  const isWaiting = isOpen(request) && canDecide
  const quiet = { meta: { quiet: true } }
  const product = useQuery({ ...queries.products.view({ id: entity_id }), ...quiet, enabled: isProduct })
  const queue = useQuery({
    ...queries.moderation.list({
      status: ['new'],
      sort: ['-priority', 'due_at'],
      per_page: PAGE,
      ...(walk?.entity && { entity: walk.entity }),
    }),
    ...quiet,
    enabled: isWaiting,
  })
  if ((isProduct && product.isPending) || (isWaiting && queue.isPending)) return null
  const next = queue.data?.items.filter((one) => one.id !== id).slice(0, NEXT) ?? []
  return (
    <>
      {product.data && <Storefront request={request} product={product.data} />}
      {isWaiting && next.length > 0 && <QueueStrip requests={next} />}
    </>
  )
}
