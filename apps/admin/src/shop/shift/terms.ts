import { retryQuery, type CallOptions, type Permission } from '@admin-panel/sdk'
import { queryOptions } from '@tanstack/react-query'
import { client } from '#data/client.ts'
import { pathTo } from '#data/paths.ts'
import { formatBrief, formatDay } from '#data/time/format-date.ts'
import { countedList } from '#record/counted-list.ts'
import { twelveDays, twelveHours, type Scale } from './scales.ts'

/** Work that has a term. */
export interface Term {
  /** The address of its record, which is its key too. */
  to: string
  /** Another screen that shows it. */
  within?: string
  name: string
  at: number
}

interface Terms {
  /** The earliest first. */
  items: readonly Term[]
  /** Whether there are no others. */
  isWhole: boolean
}

interface Kind {
  /** The resource whose changes change the terms. */
  resource: string
  needs: readonly Permission[]
  scale: Scale
  lateList: () => string
  read: (options: CallOptions) => Promise<Terms>
}

const MOST = 100
// Those of `TO_SHIP`, whose module has the words of all states.
const TO_SHIP = ['new', 'confirmed', 'assembling', 'ready_to_ship'] as const
const page = { per_page: MOST } as const

const dayOf = (to: string, { label }: { label: string }, day: string): Term => ({
  to,
  name: `${label} · ${formatDay(day)}`,
  at: Date.parse(day),
})

const kinds: readonly Kind[] = [
  {
    resource: 'subOrders',
    needs: ['order.statusChange', 'order.index'],
    scale: twelveHours,
    lateList: () => countedList('subOrders', `status=${TO_SHIP.join(',')}&overdue=true&sort=due`),
    async read(options) {
      const { items, meta } = await client.api.subOrders.list({ ...page, status: [...TO_SHIP], sort: ['due'] }, options)
      const terms = items.map(({ id, number, company, ship_by }) => ({
        to: pathTo('subOrders', id),
        within: pathTo('orders.byNumber', number.split('-')[0] ?? number),
        name: `${number} · ${company.label} · ${formatBrief(ship_by)}`,
        at: Date.parse(ship_by),
      }))
      return { items: terms, isWhole: meta.total <= MOST }
    },
  },
  {
    resource: 'moderation',
    needs: ['moderation.statusChange', 'moderation.index'],
    scale: twelveHours,
    lateList: () => countedList('moderation', 'status=new,in_work&overdue=true'),
    async read(options) {
      const status = ['new' as const, 'in_work' as const]
      const { items, meta } = await client.api.moderation.list({ ...page, status, sort: ['due_at'] }, options)
      const terms = items.map(({ id, number, entity_label, due_at }) => ({
        to: pathTo('moderation', id),
        name: `${number} · ${entity_label} · ${formatBrief(due_at)}`,
        at: Date.parse(due_at),
      }))
      return { items: terms, isWhole: meta.total <= MOST }
    },
  },
  {
    resource: 'settlements',
    needs: ['settlement.statusChange', 'settlement.index', 'contract.index'],
    scale: twelveDays,
    lateList: () => countedList('settlements', 'is_due=true&sort=due_on'),
    async read(options) {
      const [payouts, contracts] = await Promise.all([
        client.api.settlements.list({ ...page, status: ['open'], sort: ['due_on'] }, options),
        client.api.contracts.list({ ...page, ends_soon: true, sort: ['end_date'] }, options),
      ])
      const terms = [
        ...payouts.items.map(({ id, company, due_on }) => dayOf(pathTo('settlements', id), company, due_on)),
        ...contracts.items.flatMap(({ id, company, end_date }) =>
          end_date ? [dayOf(pathTo('contracts', id), company, end_date)] : [],
        ),
      ].toSorted((one, other) => one.at - other.at)
      return { items: terms, isWhole: payouts.meta.total <= MOST }
    },
  },
]

/** The terms that a user with these permissions works by; null without any. */
export function termsOf(permissions: { canAll: (needs: readonly Permission[]) => boolean }) {
  const kind = kinds.find(({ needs }) => permissions.canAll(needs))
  return (
    kind && {
      ...kind,
      query: queryOptions({
        queryKey: [kind.resource, 'terms'],
        queryFn: async ({ signal }) => kind.read({ signal, retry: false }),
        retry: retryQuery,
        // The page is complete without it.
        meta: { quiet: true },
      }),
    }
  )
}
