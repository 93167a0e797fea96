import { sql } from '#db/drizzle.ts'
import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { listOf } from './queries.ts'
import { applyWaitingFacts } from './retry.ts'
import { facts } from './routes.ts'
import { fact } from './schema.ts'
import { seedFacts } from './seed.ts'

/** A fact stays as it came: what it has made is changed at its own record. */
const KEPT = 'Пришедшее остаётся, как есть: измените запись, которую оно создало'

export const section = defineSection({
  english,
  handlers: facts,
  resources: {
    fact: {
      nameOf: selectNames(fact, sql`${fact.source} || ' ' || ${fact.external_id}`),
      shownBy: ['order'],
      back: { kept: { state: KEPT, problem: KEPT, decision: KEPT, digest: KEPT } },
      lists: { facts: (_, actor, filters) => listOf(actor, filters) },
    },
  },
  seeds: { facts: { run: seedFacts, after: ['orders', 'auditLog'] } },
  dues: {
    applyFacts: {
      label: 'Учёт пришедших событий, чьи записи появились',
      permission: 'order.receive',
      run: applyWaitingFacts,
    },
  },
})
