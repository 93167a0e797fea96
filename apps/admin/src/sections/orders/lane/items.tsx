import type { Schemas } from '@admin-panel/sdk'
import { cn } from '@admin-panel/ui/cn'
import { TextLink } from '@admin-panel/ui/text-link'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Article } from '#record/article.tsx'
import { formatMoney } from '#text/format-money.ts'
import { useCan } from '#data/queries.ts'
import { piecesLeft } from '#sections/orders/sums/remaining-sums.ts'
import { pathTo } from '#data/paths.ts'
import { Thumbnail } from '#record/thumbnail.tsx'

/** The items and their cancelled or returned pieces. */
export function Items({ items }: { items: readonly Schemas['SubOrderItem'][] }) {
  const canOpen = useCan('product.view')
  return (
    <ul aria-label={m.orders_items()} className="divide-y divide-line border-y border-line">
      {items.map((item) => {
        const { id, product_id, name, brand, article, image_url, quantity, price_kopecks, discount_kopecks } = item
        const remaining = piecesLeft(item)
        return (
          <li key={id} className="flex items-center gap-3 py-2 [--thumb:2.25rem]">
            <Thumbnail url={image_url} />
            <div className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-4 @min-[36rem]:grid-cols-[minmax(0,1fr)_auto_7rem]">
              <span className={cn('min-w-0 font-label break-words', remaining === 0 && 'text-muted line-through')}>
                {canOpen ? <TextLink render={<Link to={pathTo('products', product_id)} />}>{name}</TextLink> : name}
              </span>
              <span className="text-end font-label whitespace-nowrap tabular-nums @min-[36rem]:col-start-3 @min-[36rem]:row-span-2 @min-[36rem]:self-center">
                {formatMoney(item.bought_kopecks)}
              </span>
              <span className="col-span-2 flex min-w-0 flex-wrap gap-x-3 text-xs text-muted @min-[36rem]:col-span-1">
                <span>
                  {brand} <Article>{article}</Article>
                </span>
                <RemovedPieces item={item} />
              </span>
              <span className="col-span-2 text-xs text-secondary tabular-nums @min-[36rem]:col-span-1 @min-[36rem]:col-start-2 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1 @min-[36rem]:self-center @min-[36rem]:text-end @min-[36rem]:whitespace-nowrap">
                {m.orders_pieces_by({ count: quantity, price: formatMoney(price_kopecks) })}
                {discount_kopecks > 0 && ` − ${formatMoney(discount_kopecks)}`}
              </span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function RemovedPieces({ item: { quantity, cancelled_qty, returned_qty } }: { item: Schemas['SubOrderItem'] }) {
  return (
    <>
      {cancelled_qty > 0 && (
        <span className="text-danger">{m.orders_pieces_cancelled({ count: cancelled_qty, total: quantity })}</span>
      )}
      {returned_qty > 0 && (
        <span className="text-danger">{m.orders_pieces_returned({ count: returned_qty, total: quantity })}</span>
      )}
    </>
  )
}
