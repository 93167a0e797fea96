import { and, inArray, sql } from '#db/drizzle.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, Refusal } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import { flagAgain } from '#sections/reviews/public.ts'
import { listTerms, matching } from './queries.ts'
import { reviewTerm } from './schema.ts'
import { upsert } from './upsert.ts'
import { conditionsOf } from '#query/define-list.ts'
import { say, usedIn } from '#text/language/say.ts'

export const reviewTerms = {
  'reviewTerms.list': ({ query, db }) => listTerms(db, query),
  'reviewTerms.upsert': upsert,
  'reviewTerms.deleteByParams': deleteByParams,
} satisfies Section<'reviewTerms'>

async function deleteByParams({ query, db, actor }: Call<'reviewTerms.deleteByParams'>) {
  const { dry_run = false, ...filters } = query
  if (Object.keys(filters).length === 0) throw new Refusal('invalid', 'Укажите хотя бы один фильтр')
  const terms = await db
    .select()
    .from(reviewTerm)
    .where(and(...conditionsOf(filters, matching)))
    .orderBy(reviewTerm.id)
    .for('update')
  if (dry_run || terms.length === 0) return { count: terms.length }
  await refuseUsed(db, terms)
  const chosen = inArray(
    reviewTerm.id,
    terms.map(({ id }) => id),
  )
  await keepDeleted(db, actor, { entity: 'review-term', table: reviewTerm, where: chosen })
  await db.delete(reviewTerm).where(chosen)
  await audit(
    db,
    actor,
    ...terms.map(({ id, kind, text }): AuditEntry => ({
      event: 'deleted',
      entity: 'review-term',
      entity_id: id,
      entity_label: text.slice(0, 200),
      changes: { kind: [kind, null], text: [text, null] },
    })),
  )
  if (terms.some(({ kind }) => kind === 'stop_word')) await flagAgain(db, actor)
  return { count: terms.length }
}

const COUNTED_AT_MOST = 1000

/** A criterion with ratings cannot be deleted, only switched off. */
async function refuseUsed(tx: Database, terms: { id: number; kind: string }[]): Promise<void> {
  const criteria = terms.filter(({ kind }) => kind === 'criterion').map(({ id }) => JSON.stringify([{ id }]))
  if (criteria.length === 0) return
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from review where criteria @> any(${sql.param(criteria)}::jsonb[]) limit ${COUNTED_AT_MOST}) used`)
  const count = rows[0]?.count ?? 0
  if (count > 0) throw conflict(say`Нельзя удалить: ${usedIn(count)}`)
}
