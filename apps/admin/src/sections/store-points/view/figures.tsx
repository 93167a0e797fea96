import { Figure, Figures } from '@admin-panel/ui/figures'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { placeOffset } from '#data/time/format-date.ts'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { TotalFigure } from '#record/total-figure.tsx'
import { kindOf } from '#shop/store-points/kinds.ts'
import { getLocale } from '#text/locale.ts'
import { farFrom } from '#sections/store-points/distance.ts'
import type { Point } from '#sections/store-points/point-screen.tsx'
import { hoursText } from '#sections/store-points/today.tsx'

const FEW = { per_page: 10 } as const
const TO_SHIP = ['new', 'confirmed', 'assembling', 'ready_to_ship'] as const

/** Whether a point is open, what waits there and what it has. */
export function PointFigures({ point }: { point: Point }) {
  const { id, open_now, today, distance_km, capacity, storage_days } = point
  const isWarehouse = kindOf(point.type) === 'warehouse'
  const canSee = {
    orders: useCan('order') && isWarehouse,
    stocks: useCan('product-offer') && isWarehouse,
    reviews: useCan('log'),
  }
  const toShip = { store_point_id: [id], sub_status: [...TO_SHIP] }
  const orders = useQuery({ ...queries.orders.list({ ...toShip, ...FEW }), enabled: canSee.orders })
  const stocks = useQuery({
    ...queries.productOffers.list({ store_point_id: [id], ...FEW }),
    enabled: canSee.stocks,
  })
  const reviews = useQuery({ ...queries.reviews.list({ store_point_id: [id], ...FEW }), enabled: canSee.reviews })
  return (
    <Figures>
      <Figure
        label={m.points_now()}
        tone={open_now ? 'text' : 'muted'}
        note={hoursText(today) + placeOffset(point.time_zone)}
      >
        {open_now ? m.points_is_open() : m.points_is_closed()}
      </Figure>
      {canSee.orders && (
        <TotalFigure
          label={m.points_to_ship()}
          list={orders.data}
          to={pathTo('orders.list', { store_point_id: id, sub_status: TO_SHIP.join(',') })}
        />
      )}
      {canSee.stocks && (
        <TotalFigure
          label={m.points_offers()}
          list={stocks.data}
          to={pathTo('productOffers.list', { store_point_id: id })}
        />
      )}
      {!isWarehouse && capacity !== null && (
        <Figure label={m.points_capacity()} note={storage_days !== null && m.points_storage({ count: storage_days })}>
          {capacity.toLocaleString(getLocale())}
        </Figure>
      )}
      {canSee.reviews && (
        <TotalFigure
          label={m.points_reviews()}
          list={reviews.data}
          to={pathTo('reviews.list', { store_point_id: id })}
        />
      )}
      <Figure label={m.points_to_centre()} tone={farFrom(distance_km) ? 'amber' : 'text'} note={point.city.label}>
        {m.points_km({ km: distance_km.toLocaleString(getLocale(), { maximumFractionDigits: 1 }) })}
      </Figure>
    </Figures>
  )
}
