import type { Call, Section } from '#contract/handlers.ts'
import { eq } from '#db/drizzle.ts'
import { recordsOf } from '#records/record.ts'
import { invalid } from '#errors.ts'
import { oneLine } from '#text/one-line.ts'
import * as queries from './queries.ts'

import { fact } from './schema.ts'
import { applyAgain, labelOf, lockFact, requireOpen } from './settle.ts'

export const facts = {
  'facts.list': ({ query, db, actor }) => queries.listFacts(db, actor, query),
  'facts.view': ({ params, db, actor }) => queries.findFact(db, actor, params.id),
  'facts.apply': apply,
  'facts.reject': reject,
} satisfies Section<'facts'>

const records = recordsOf({ entity: 'fact', table: fact, find: queries.findFact, label: labelOf })

/** What was refused for its contents is refused again until its cause is mended; then it is applied as if it came now. */
async function apply({ params, version, db, actor }: Call<'facts.apply'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  requireOpen(before)
  const stored = await lockFact(db, params.id)
  const { state } = await applyAgain({ db, actor }, stored, true)
  const decided = { decided_by: actor.userId, decided_at: actor.at.toISOString() }
  if (state === 'applied') await db.update(fact).set(decided).where(eq(fact.id, params.id))
  return queries.findFact(db, actor, params.id)
}

async function reject({ params, body, version, db, actor }: Call<'facts.reject'>) {
  const before = await records.lock({ db, actor }, params.id, version)
  requireOpen(before)
  const decision = oneLine(body.comment)
  if (decision.length < 5) throw invalid({ comment: ['Основание: слишком короткое'] })
  return records.update(
    { db, actor },
    before,
    { state: 'rejected', decision, decided_by: actor.userId, decided_at: actor.at.toISOString() },
    { comment: decision },
  )
}
