import type { Schemas } from '@admin-panel/sdk'
import { NativeSelect } from '@admin-panel/ui/native-select'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { queries } from '#data/queries.ts'
import { Moment } from '#page/moment.tsx'
import { m } from '#paraglide/messages.js'
import { RelatedTable } from '#record/related-table.tsx'
import { usePageNumber } from '#record/use-page-number.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { Answer, DeliveryState } from './delivery-parts.tsx'
import { deliveryStates } from './statuses.ts'
import { typeInWords, type Webhook } from './values.ts'

type Row = Schemas['WebhookDeliveryRow']

/** Deliveries are no changes of records, so they cause no live event. */
const LOOK_EVERY = 10_000
const SIZE = 50
const DEEPEST = 10_000 / SIZE

const columns = (isActive: boolean): TableColumn<Row>[] => [
  { id: 'event', header: m.log_column_event(), cell: typeInWords },
  {
    id: 'record',
    header: m.webhooks_record(),
    cell: ({ entity_id }) => <span className="tabular-nums">{entity_id === null ? '—' : `№ ${entity_id}`}</span>,
  },
  { id: 'occurred', header: m.log_column_time(), cell: ({ occurred_at }) => <Moment time={occurred_at} /> },
  { id: 'state', header: m.filter_state(), cell: ({ state }) => <DeliveryState state={state} /> },
  { id: 'answer', header: m.webhooks_answer(), cell: (row) => <Answer {...row} /> },
  {
    id: 'attempts',
    header: m.webhooks_attempts(),
    align: 'end',
    cell: ({ attempts }) => <span className="tabular-nums">{attempts}</span>,
  },
  {
    id: 'next',
    header: m.webhooks_next_attempt(),
    cell: ({ next_attempt_at }) => <Moment time={isActive ? next_attempt_at : null} />,
  },
]

/** The deliveries with their responses, the newest first. The address has the filter and the open delivery. */
export function Deliveries({ webhook }: { webhook: Webhook }) {
  const [address, setAddress] = useSearchParams()
  const state = statusOptions(deliveryStates).find(({ value }) => value === address.get('state'))?.value
  const deliveryId = /^[1-9]\d{0,14}$/.exec(address.get('delivery') ?? '')?.[0]
  const addressWith = (name: 'delivery' | 'state', value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    if (name === 'state') next.delete('page')
    return next
  }
  const pages = usePageNumber()
  const go = (next: URLSearchParams) => setAddress(next, { preventScrollReset: true })
  const query = useQuery({
    ...queries.webhookDeliveries.list({
      webhook_id: webhook.id,
      page: Math.min(pages.page, DEEPEST),
      per_page: SIZE,
      ...(state && { state: [state] }),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY,
  })
  return (
    <>
      <RelatedTable<Row>
        title={m.webhooks_deliveries()}
        query={query}
        empty={m.webhooks_deliveries_empty()}
        columns={columns(webhook.status === 'active')}
        rowName={typeInWords}
        pages={pages}
        rowLink={({ id }) => <Link to={`?${addressWith('delivery', String(id)).toString()}`} preventScrollReset />}
        actions={
          <NativeSelect
            aria-label={m.filter_state()}
            value={state ?? ''}
            onChange={(event) => go(addressWith('state', event.target.value))}
          >
            <option value="">{m.webhooks_all_states()}</option>
            {statusOptions(deliveryStates).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        }
      />
      {deliveryId && (
        <DeliveryDrawer key={deliveryId} id={Number(deliveryId)} onClose={() => go(addressWith('delivery', ''))} />
      )}
    </>
  )
}
