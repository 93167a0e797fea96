import type { Schemas } from '@admin-panel/sdk'
import { Figure, Figures } from '@admin-panel/ui/figures'
import { Spark } from '@admin-panel/ui/spark'
import { useQuery } from '@tanstack/react-query'
import { m } from '#paraglide/messages.js'
import { countedList } from '#record/counted-list.ts'
import { pathTo } from '#data/paths.ts'
import { queries, useCan } from '#data/queries.ts'
import { openSubOrders } from '#shop/orders/sub-order-statuses.ts'
import { LinkIfAllowed } from '#page/access/link-if-allowed.tsx'
import { formatShare } from '#text/format-percent.ts'
import { formatRating } from './columns.tsx'
import type { Company } from '#shop/companies/words.ts'

type Week = Schemas['CompanyWeek']

/** How a seller works, each figure with its way of the last twelve weeks. */
export function SellerFigures({ company: { id, ...company } }: { company: Company }) {
  const { data } = useQuery(queries.companies.weeks({ id }))
  const weeks = data?.items ?? []
  const due = sum(weeks, ({ due: count }) => count)
  const spark = (
    label: string,
    of: (week: Week) => number | null,
    show: (value: number) => string = String,
    band?: Schemas['CompanyNorm'] | null,
  ) => {
    const values = weeks.map(of)
    const last = values.findLast((value) => value !== null)
    return (
      last !== null &&
      last !== undefined && (
        <span className="flex items-center gap-x-2">
          <Spark
            values={values}
            band={band}
            label={[
              m.sellers_by_week({ label, last: show(last) }),
              band && m.sellers_norm({ low: show(band.low), high: show(band.high) }),
            ]
              .filter(Boolean)
              .join('; ')}
          />
          <span className="whitespace-nowrap text-muted max-sm:hidden">{m.sellers_weeks({ count: weeks.length })}</span>
        </span>
      )
    )
  }
  return (
    <Figures>
      <Figure label={m.sellers_column_orders()} note={spark(m.entity_sub_order(), ({ orders }) => orders)}>
        <LinkIfAllowed
          isOpen={useCan('order')}
          to={countedList('subOrders', `company_id=${id}&status=${openSubOrders.join(',')}`)}
        >
          {company.open_orders_count}
        </LinkIfAllowed>
      </Figure>
      <Figure
        label={m.sellers_on_time()}
        note={spark(m.sellers_on_time(), ({ on_time, due: count }) => share(on_time, count), formatShare)}
      >
        {due > 0 ? formatShare(sum(weeks, ({ on_time }) => on_time) / due) : '—'}
      </Figure>
      <Figure
        label={m.sellers_cancel_rate()}
        note={spark(
          m.sellers_cancel_rate(),
          ({ cancelled, orders }) => share(cancelled, orders),
          formatShare,
          data?.cancelled_norm,
        )}
      >
        {formatShare(company.cancel_rate_bp / 10_000)}
      </Figure>
      <Figure
        label={m.sellers_column_rating()}
        note={spark(m.sellers_column_rating(), ({ rating }) => rating, formatRating, data?.rating_norm)}
      >
        <LinkIfAllowed
          isOpen={useCan('log') && company.rating !== null}
          to={pathTo('reviews.list', { company_id: id })}
        >
          {formatRating(company.rating)}
        </LinkIfAllowed>
      </Figure>
      <Figure
        label={m.sellers_column_offers()}
        note={
          <LinkIfAllowed isOpen={useCan('product')} to={pathTo('products.list', { company_id: id })}>
            {m.sellers_products_count({ count: company.products_count })}
          </LinkIfAllowed>
        }
      >
        {company.active_offers_count}
      </Figure>
    </Figures>
  )
}

const sum = (weeks: readonly Week[], of: (week: Week) => number) => weeks.reduce((total, week) => total + of(week), 0)
const share = (part: number, whole: number) => (whole > 0 ? part / whole : null)
