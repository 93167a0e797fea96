import { retryQuery, type Permission, type Schemas } from '@admin-panel/sdk'
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
  lists: Schemas['TermList'][]
  needs: readonly Permission[]
  scale: Scale
  lateList: () => string
}

// Those of `TO_SHIP`, whose module has the words of all states.
const TO_SHIP = ['new', 'confirmed', 'assembling', 'ready_to_ship'] as const

const money: Kind = {
  resource: 'settlements',
  lists: ['settlements', 'contracts'],
  needs: ['settlement.statusChange', 'settlement.index', 'contract.index'],
  scale: twelveDays,
  lateList: () => countedList('settlements', 'is_due=true&sort=due_on'),
}

const kinds: readonly Kind[] = [
  {
    resource: 'subOrders',
    lists: ['subOrders'],
    needs: ['order.statusChange', 'order.index'],
    scale: twelveHours,
    lateList: () => countedList('subOrders', `status=${TO_SHIP.join(',')}&overdue=true&sort=due`),
  },
  {
    resource: 'moderation',
    lists: ['moderation'],
    needs: ['moderation.statusChange', 'moderation.index'],
    scale: twelveHours,
    lateList: () => countedList('moderation', 'status=new,in_work&overdue=true'),
  },
  money,
]

function termOf({ list, id, number, label, due_at, due_on }: Schemas['Term']): Term {
  const said = due_at ? formatBrief(due_at) : formatDay(due_on ?? '')
  return {
    to: pathTo(list, id),
    ...(list === 'subOrders' && number && { within: pathTo('orders.byNumber', number.split('-')[0] ?? number) }),
    name: [number, label, said].filter(Boolean).join(' · '),
    at: Date.parse(due_at ?? due_on ?? ''),
  }
}

function queryOf({ resource, lists }: Pick<Kind, 'resource' | 'lists'>) {
  return queryOptions<Terms>({
    queryKey: [resource, 'terms', ...lists],
    queryFn: async ({ signal }) => {
      const { items, is_whole } = await client.api.overview.terms({ lists }, { signal, retry: false })
      return { items: items.map(termOf), isWhole: is_whole }
    },
    retry: retryQuery,
  })
}

/** The terms that a user with these permissions works by; null without any. */
export function termsOf(permissions: { canAll: (needs: readonly Permission[]) => boolean }) {
  const kind = kinds.find(({ needs }) => permissions.canAll(needs))
  // The page is complete without them.
  return kind && { ...kind, query: { ...queryOf(kind), meta: { quiet: true } } }
}
