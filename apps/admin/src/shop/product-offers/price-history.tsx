import { auditSourceWords } from '#contract/enums/audit-source.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import { Button } from '@admin-panel/ui/button'
import { ConfirmDialog } from '@admin-panel/ui/confirm-dialog'
import { DataTable } from '@admin-panel/ui/data-table'
import { Skeleton } from '@admin-panel/ui/skeleton'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { TextLink } from '@admin-panel/ui/text-link'
import { useMutation, useQuery } from '@tanstack/react-query'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { client } from '#data/client.ts'
import { formatMoney } from '#text/format-money.ts'
import { lazyPart } from '#page/lazy-part.tsx'
import { LoadFailed } from '#page/load-failed.tsx'
import { Moment } from '#page/moment.tsx'
import { notify } from '#data/notify/notify.ts'
import { notifyUndoable } from '#data/notify/notify-undoable.tsx'
import { queries, useCan } from '#data/queries.ts'
import { cacheRecord, invalidateResource } from '#data/cache.ts'
import { pathTo } from '#data/paths.ts'

type Offer = Schemas['ProductOffer']
type State = Schemas['PriceState']
type Line = State & { id: number }
type Prices = Pick<State, 'price_kopecks' | 'old_price_kopecks'>

const PricePlot = lazyPart(async () => (await import('./price-plot.tsx')).PricePlot, { isExtra: true })

const isSame = (a: Prices, b: Prices) =>
  a.price_kopecks === b.price_kopecks && a.old_price_kopecks === b.old_price_kopecks

/** The prices of an offer with their authors and sources; an old price can be restored as a new change. */
export function PriceHistory({ offer }: { offer: Offer }) {
  const query = useQuery(queries.productOffers.priceHistory({ id: offer.id }))
  const canUpdate = useCan('product-offer.update')
  const canReadLog = useCan(['audit-log', 'log'], 'any')
  const [restored, setRestored] = useState<State | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: ({ price_kopecks, old_price_kopecks, version }: Prices & { version: number; isUndo?: boolean }) =>
      client.api.productOffers.update({ id: offer.id, version, price_kopecks, old_price_kopecks }),
    onSuccess: (next, { isUndo }) => {
      const { price_kopecks, old_price_kopecks } = offer
      cacheRecord('productOffers', next)
      void invalidateResource('products')
      setRestored(null)
      if (isUndo) return
      if (next.price_quarantine && !offer.price_quarantine) void notify({ message: m.offers_quarantine() })
      void notifyUndoable({
        message: m.offer_price_returned({ price: formatMoney(next.price_kopecks) }),
        onUndo: () => mutate({ price_kopecks, old_price_kopecks, version: next.version, isUndo: true }),
      })
    },
  })
  const states = query.data?.items
  if (query.isError && !states) return <LoadFailed query={query} />
  const columns: TableColumn<Line>[] = [
    {
      id: 'at',
      header: m.offer_price_since(),
      cell: ({ at, audit_id }) =>
        audit_id !== null && canReadLog ? (
          <TextLink render={<Link to={pathTo('auditLog', audit_id)} />}>
            <Moment time={at} />
          </TextLink>
        ) : (
          <Moment time={at} />
        ),
    },
    {
      id: 'price',
      kind: 'sum',
      header: m.field_price_kopecks(),
      align: 'end',
      cell: ({ price_kopecks }) => <span className="tabular-nums">{formatMoney(price_kopecks)}</span>,
      note: ({ old_price_kopecks }) =>
        old_price_kopecks !== null && <s className="tabular-nums">{formatMoney(old_price_kopecks)}</s>,
    },
    {
      id: 'author',
      header: m.offer_price_author(),
      cell: ({ user }) => user?.label ?? '—',
      note: ({ source }) => source && auditSourceWords[source](),
    },
  ]
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <h3 className="font-label">{m.offer_price_history()}</h3>
      {!states && <Skeleton className="h-24" />}
      {states && states.length > 1 && <PricePlot states={states} />}
      {states && (
        <DataTable<Line>
          label={m.offer_price_history()}
          columns={columns}
          rows={states.map((state, index) => ({ ...state, id: index }))}
          rowId={({ id }) => String(id)}
          rowName={({ price_kopecks }) => formatMoney(price_kopecks)}
          rowActions={
            canUpdate
              ? (state) =>
                  isSame(state, offer) ? null : (
                    <Button size="sm" variant="ghost" onClick={() => setRestored(state)}>
                      <Undo2 aria-hidden />
                      {m.offer_price_return()}
                    </Button>
                  )
              : undefined
          }
          empty={null}
        />
      )}
      {restored && (
        <ConfirmDialog
          onClose={() => setRestored(null)}
          heading={m.offer_price_return_title({ price: formatMoney(restored.price_kopecks) })}
          description={m.offer_price_return_text({ price: formatMoney(offer.price_kopecks) })}
          confirmText={m.offer_price_return()}
          isPending={isPending}
          onConfirm={() => mutate({ ...restored, version: offer.version })}
        />
      )}
    </section>
  )
}
