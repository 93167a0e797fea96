import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type Conditions, defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, listPage } from '#query/list.ts'
import { reviewTerm } from './schema.ts'

const category = sql<{ id: number; label: string } | null>`(
  select json_build_object('id', category.id, 'label', category.name) from category where category.id = "review_term".category_id)`

const columns = {
  id: reviewTerm.id,
  kind: reviewTerm.kind,
  text: reviewTerm.text,
  category_id: reviewTerm.category_id,
  category,
  position: reviewTerm.position,
  is_active: reviewTerm.is_active,
  created_at: reviewTerm.created_at,
  updated_at: reviewTerm.updated_at,
  version: reviewTerm.version,
}

type Params = Omit<Call<'reviewTerms.deleteByParams'>['query'], 'dry_run'>

export const matching: Conditions<Params> = {
  ids: oneOf(reviewTerm.id),
  kind: oneOf(reviewTerm.kind),
  category_id: oneOf(reviewTerm.category_id),
  is_active: equals(reviewTerm.is_active),
}

export function listTerms(db: Database, query: Call<'reviewTerms.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'reviewTerms.list'>(query, {
      table: reviewTerm,
      where: {
        q: words(reviewTerm.text),
        ...matching,
      },
      sort: { kind: reviewTerm.kind, position: reviewTerm.position, text: alphabetical(reviewTerm.text) },
      order: ['kind', 'position'],
    }),
    (position) => db.select({ ...columns, ...position }).from(reviewTerm),
  )
}
