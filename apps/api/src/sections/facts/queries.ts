import type { Schemas } from '@admin-panel/sdk'
import { eq, getTableColumns, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { since, until } from '#query/days.ts'
import { listPage } from '#query/list.ts'
import { isStaff } from '#query/scope.ts'
import { authorTo } from '#records/author.ts'
import { fact, type FactRow } from './schema.ts'
import { typeOf } from './kinds.ts'
import { linesOf } from './summary.ts'

type Filters = ListFilters<'facts.list'>

/** «Входящие» concern all sellers, so staff alone read them. */
export function listOf(actor: Actor, filters: Filters) {
  return defineList<'facts.list'>(filters, {
    table: fact,
    scope: [isStaff(actor) ? undefined : sql`false`],
    where: {
      q: words(sql`concat_ws(' ', ${fact.source}, ${fact.external_id}, ${fact.entity_label})`),
      state: oneOf(fact.state),
      kind: oneOf(fact.kind),
      source: equals(fact.source),
      received_from: since(actor, fact.created_at),
      received_to: until(actor, fact.created_at),
    },
    sort: { received_at: fact.created_at, occurred_at: fact.occurred_at },
    order: ['-received_at'],
  })
}

const author = (actor: Actor, id: ReturnType<typeof sql>) =>
  authorTo(actor, id, sql`(select person_label("user") from "user" where "user".id = ${id})`)

const row = (actor: Actor) => ({
  ...getTableColumns(fact),
  received_by: author(actor, sql`fact.created_by`),
  decided: author(actor, sql`fact.decided_by`),
})

type Row = FactRow & { received_by: Schemas['Author'] | null; decided: Schemas['Author'] | null }

function viewOf(found: Row): Schemas['FactRow'] {
  const { id, kind, source, external_id, occurred_at, state, problem, entity, entity_id, entity_label, version } = found
  return {
    id,
    kind,
    source,
    external_id,
    occurred_at,
    received_at: found.created_at,
    received_by: found.received_by,
    state,
    problem,
    summary: typeOf(kind).summary(found.content),
    entity,
    entity_id,
    entity_label,
    version,
  }
}

export async function listFacts(db: Database, actor: Actor, query: Call<'facts.list'>['query']) {
  const { items, meta } = await listPage(db, query, listOf(actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(fact),
  )
  return { items: items.map((found) => viewOf(found)), meta }
}

export async function findFact(db: Database, actor: Actor, id: number): Promise<Schemas['Fact']> {
  const [found] = await db.select(row(actor)).from(fact).where(eq(fact.id, id))
  if (!found || !isStaff(actor)) throw notFound()
  const { content, decided, decided_at, decision } = found
  return { ...viewOf(found), lines: await linesOf(db, content), decided_by: decided, decided_at, decision }
}
