import { operationPermissions, type Schemas } from '@admin-panel/sdk'
import type { Call } from '#contract/handlers.ts'
import type { Actor } from '#db/actor.ts'
import { toInstant } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { and, type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import { withoutPermission } from '#errors.ts'
import type { ListOptions } from '#query/list.ts'
import { orderBy, sortKeysOf } from '#query/order.ts'
import { reaches } from '#records/access/reach.ts'
import { listOfContracts } from '#sections/contracts/public.ts'
import { contract } from '#sections/contracts/schema.ts'
import { moderation } from '#sections/moderation/schema.ts'
import { settlement } from '#sections/settlements/schema.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { lists } from './lists.ts'

const MOST = 100

type Term = Schemas['Term']

interface Source {
  /** The list itself, so that its conditions and its company scope are those of what is due. */
  list: (db: Database, actor: Actor) => ListOptions | Promise<ListOptions>
  /** The sort key that is the term. */
  sort: string
  isDay?: boolean
  number: PgColumn | SQL
  label: PgColumn | SQL
}

const companyOf = (id: PgColumn) => sql`(select trade_name from company where company.id = ${id})`

const sources: { readonly [List in Schemas['TermList']]: Source } = {
  subOrders: {
    list: (db, actor) => lists.subOrders(db, actor, { status: ['new', 'confirmed', 'assembling', 'ready_to_ship'] }),
    sort: 'due',
    number: subOrder.number,
    label: companyOf(subOrder.company_id),
  },
  moderation: {
    list: (db, actor) => lists.moderation(db, actor, { status: ['new', 'in_work'] }),
    sort: 'due_at',
    number: moderation.number,
    label: moderation.entity_label,
  },
  settlements: {
    list: (db, actor) => lists.settlements(db, actor, { status: ['open'] }),
    sort: 'due_on',
    isDay: true,
    number: sql`null`,
    label: companyOf(settlement.company_id),
  },
  contracts: {
    list: (_, actor) => listOfContracts(actor, { ends_soon: true }),
    sort: 'end_date',
    isDay: true,
    number: contract.number,
    label: companyOf(contract.company_id),
  },
}

/** What is due first in some lists, each within the scope of its own permission. */
export async function termsOf({ db, actor, query }: Call<'overview.terms'>): Promise<Schemas['Terms']> {
  const asked = [...new Set(query.lists)].map((list) => ({ list, permissions: operationPermissions[`${list}.list`] }))
  const reach = await reaches(
    db,
    actor,
    asked.flatMap(({ permissions }) => permissions),
  )
  const parts = await Promise.all(
    asked.map(({ list, permissions }) => {
      const scope = reach(permissions)
      if (scope === 'none') throw withoutPermission(permissions)
      return earliest(db, { ...actor, scope }, list)
    }),
  )
  const items = parts.flat().toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : 1))
  return { items: items.slice(0, MOST), is_whole: items.length <= MOST }
}

const timeOf = ({ due_at, due_on }: Term) => due_at ?? due_on ?? ''

/** One more than are shown says that there are others. */
async function earliest(db: Database, actor: Actor, list: Term['list']): Promise<Term[]> {
  const { list: listOf, sort, isDay = false, number, label } = sources[list]
  const { table, id, where, sort: keys } = await listOf(db, actor)
  const { rows } = await db.execute<{ id: number; number: string | null; label: string; due: string }>(sql`
    select ${id} as id, ${number} as number, ${label} as label, ${keys[sort]} as due from ${table}
    where ${and(...where)} order by ${sql.join(orderBy(sortKeysOf([sort], keys, id)), sql`, `)} limit ${MOST + 1}`)
  return rows.map(({ due, ...named }) => ({
    list,
    ...named,
    due_at: isDay ? null : toInstant(due),
    due_on: isDay ? due : null,
  }))
}
