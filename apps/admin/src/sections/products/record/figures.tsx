import { Figure, Figures } from '@admin-panel/ui/figures'
import { Meter } from '@admin-panel/ui/meter'
import { TextLink } from '@admin-panel/ui/text-link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { useCan } from '#data/queries.ts'
import { formatMoney } from '#text/format-money.ts'
import { getLocale } from '#text/locale.ts'
import { offersOf } from '#shop/product-offers/offers-of.ts'
import { reviewsOf } from '#shop/reviews/reviews-of.ts'
import { useLacks } from './use-lacks.ts'
import type { Product } from './values.ts'

const SPARSE = 70
const LITTLE = 5
/** As many missing fields are named in the strip. */
const NAMED = 2

/** The key figures of a card: price, stock and completeness. */
export function ProductFigures({ product }: { product: Product }) {
  const { completeness, min_price_kopecks: least, rating, applicability, crosses, oem_numbers } = product
  const lacks = useLacks(product).map(({ word }) => word)
  const canSeeOffers = useCan('product-offer.index')
  const canSeeReviews = useCan(['review', 'log'], 'any')
  const { data: reviews } = useQuery({ ...reviewsOf(product.id), enabled: canSeeReviews })
  const { data: offers } = useQuery({ ...offersOf(product.id), enabled: canSeeOffers })
  const sold = offers?.items.filter(({ status }) => status === 'active') ?? []
  const most = sold.at(-1)?.price_kopecks
  const stock = sold.reduce((sum, { available }) => sum + available, 0)
  const tone = stock === 0 ? 'muted' : stock < LITTLE ? 'amber' : 'text'
  return (
    <Figures>
      <Figure
        label={m.product_price()}
        note={
          offers && (
            <TextLink render={<Link to="?tab=offers" replace preventScrollReset />}>
              {m.product_offers_on_sale({ count: sold.length })}
              {least !== null &&
                most !== undefined &&
                most > least &&
                m.product_price_up_to({ price: formatMoney(most) })}
            </TextLink>
          )
        }
      >
        {least === null ? '—' : formatMoney(least)}
      </Figure>
      {canSeeOffers && (
        <Figure label={m.product_stock()} tone={offers ? tone : 'muted'} note={m.product_stock_unit()}>
          {offers ? stock.toLocaleString(getLocale()) : '—'}
        </Figure>
      )}
      <Figure
        label={m.product_filled()}
        note={
          lacks.length > 0 && (
            <span title={lacks.join(', ')} className="line-clamp-2">
              {m.product_left({ names: lacks.slice(0, NAMED).join(', ') })}
              {lacks.length > NAMED && ` ${m.product_left_more({ count: lacks.length - NAMED })}`}
            </span>
          )
        }
      >
        <span className="inline-flex items-center gap-2">
          {completeness} %
          <Meter percent={completeness} tone={completeness < SPARSE ? 'amber' : 'accent'} />
        </span>
      </Figure>
      <Figure
        label={m.product_rating()}
        note={
          canSeeReviews && (
            <TextLink render={<Link to="?tab=reviews" replace preventScrollReset />}>
              {reviews ? m.product_reviews_count({ count: reviews.meta.total }) : m.product_tab_reviews()}
            </TextLink>
          )
        }
      >
        {rating === null
          ? '—'
          : `${rating.toLocaleString(getLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })}\u00a0★`}
      </Figure>
      <Figure
        label={m.product_fits()}
        note={m.product_numbers_count({ crosses: crosses.length, oem: oem_numbers.length })}
      >
        {m.product_models_count({ count: applicability.length })}
      </Figure>
    </Figures>
  )
}
