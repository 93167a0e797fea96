import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useFormContext } from 'react-hook-form'
import { m } from '#paraglide/messages.js'
import { showError } from '#data/notify/show-error.ts'
import { queries, queryClient } from '#data/queries.ts'
import { formatBrief } from '#data/time/format-date.ts'
import { setValues } from '#form/trusted.ts'
import type { Values } from './draft.ts'
import { focusSearch } from './focus-search.ts'

type Row = Schemas['OrderRow']

const READ = 20
const SHOWN = 4

/** Who ordered with this number, each with the latest order; a choice fills in what that order had. */
export function KnownBuyers({ phone }: { phone: string }) {
  const form = useFormContext<Values>()
  const { data, isError } = useQuery({
    ...queries.orders.list({ q: phone, sort: ['-placed_at'], per_page: READ }),
    meta: { quiet: true },
  })
  const buyers = latestOf((data?.items ?? []).filter(({ buyer_phone }) => buyer_phone === phone))
  async function choose({ id }: Row) {
    try {
      const order = await queryClient.fetchQuery(queries.orders.view({ id }))
      const { buyer_name, buyer_email, city_id, address, pickup_point_id, sub_orders } = order
      const delivery_id = sub_orders[0]?.delivery_id ?? form.getValues('delivery_id')
      setValues(
        form,
        { buyer_name, buyer_email, city_id, address, pickup_point_id, delivery_id },
        { shouldDirty: true },
      )
      form.clearErrors(['buyer_name', 'buyer_email', 'city_id', 'address', 'pickup_point_id', 'delivery_id'])
      focusSearch()
    } catch (error) {
      showError(error)
    }
  }
  if (isError) return <p className="col-span-full text-secondary">{m.orders_create_known_failed()}</p>
  if (buyers.length === 0) return null
  return (
    <fieldset className="col-span-full flex min-w-0 flex-wrap items-center gap-2" aria-label={m.orders_create_known()}>
      <span aria-hidden className="text-secondary">
        {m.orders_create_known()}
      </span>
      {buyers.map((row) => (
        <Button
          key={row.id}
          size="sm"
          className="h-auto max-w-full min-w-0 py-1 text-start whitespace-normal"
          onClick={() => void choose(row)}
        >
          <span>
            {`${row.buyer_name}, ${row.city.label} `}
            <span className="text-muted">
              {m.orders_create_known_order({ number: row.number, date: formatBrief(row.placed_at) })}
            </span>
          </span>
        </Button>
      ))}
    </fieldset>
  )
}

/** Rows come with the latest first. */
function latestOf(rows: readonly Row[]): Row[] {
  const isSame = (a: Row, b: Row) => a.buyer_name === b.buyer_name && a.city.id === b.city.id
  return rows.filter((row, index) => rows.findIndex((other) => isSame(row, other)) === index).slice(0, SHOWN)
}
